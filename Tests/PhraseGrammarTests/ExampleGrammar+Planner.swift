import Foundation
import PhraseGrammar

/// An app with days and times in its sentences.
extension ExampleGrammar {
    /// Wednesday, 13 May 2026, two in the afternoon in Berlin.
    static let now = Moment(
        date: Date(timeIntervalSince1970: 1_778_673_600),
        timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)

    static let planner = planner(
        remind: [Phrase("Remind Me"), Phrase("Remind me to ${text}")],
        book: [Phrase("Book Table"), Phrase("Book a table for ${guests} on ${date}")],
        show: [Phrase("Show Agenda"), Phrase("Show the agenda of ${day}")],
        alarm: [Phrase("Set Alarm"), Phrase("Set an alarm for ${time}")])

    static let germanPlanner = planner(
        remind: [Phrase("Erinnern"), Phrase("Erinnere mich an ${text}")],
        book: [
            Phrase("Tisch reservieren"),
            Phrase("Reserviere einen Tisch für ${guests} am ${date}"),
        ],
        show: [Phrase("Termine anzeigen"), Phrase("Zeig die Termine von ${day}")],
        alarm: [Phrase("Wecker stellen"), Phrase("Stell den Wecker auf ${time}")])

    static let japanesePlanner = planner(
        remind: [Phrase("リマインダーを作成"), Phrase("${text}をリマインド")],
        book: [
            Phrase("テーブルを予約"), Phrase("${date}に${guests}人のテーブルを予約"),
        ],
        show: [Phrase("予定を表示"), Phrase("${day}の予定を表示")],
        alarm: [Phrase("アラームを設定"), Phrase("${time}にアラームを設定")])

    private static func planner(
        remind: [Phrase], book: [Phrase], show: [Phrase], alarm: [Phrase]
    ) -> [Action] {
        [
            Action(
                id: "Remind",
                slots: [Slot("text", .text), Slot("date", .date(.dayAndTime), isRequired: false)],
                phrases: remind),
            Action(
                id: "BookTable",
                slots: [Slot("guests", .integer), Slot("date", .date(.dayAndTime))],
                phrases: book),
            Action(id: "ShowAgenda", slots: [Slot("day", .date(.day))], phrases: show),
            Action(id: "SetAlarm", slots: [Slot("time", .date(.time))], phrases: alarm),
        ]
    }
}

extension DateComponents {
    /// The day and the time as ISO 8601 writes them.
    var words: String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let day =
            if let year, let month, let day { "\(year)-\(two(month))-\(two(day))" } else { "" }
        let time = [hour, minute, second].compactMap { $0.map(two) }.joined(separator: ":")
        return [day, time].filter { !$0.isEmpty }.joined(separator: "T")
    }
}
