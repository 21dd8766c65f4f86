import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// A person's time zone: days and times that they give, and those that they read.
@Suite(.timeLimit(.minutes(2)))
struct TimeZoneTests {
    /// In one of them the day begins before that of the process, in one after it.
    private static let zones = ["Asia/Tokyo", "America/Los_Angeles", "Europe/Berlin"]

    @Test("A day is the same in a text, a dialog and the calendar of the run", arguments: zones)
    func day(_ name: String) async throws {
        let zone = try #require(TimeZone(identifier: name))
        let system = TestSystem(intents: [ShowDayIntent.self], timeZone: zone)
        let run = try await system.perform(
            ShowDayIntent.persistentIdentifier,
            values: ["day": "2026-03-01", "parts": "2026-03-01"])
        #expect(run.text.contains("March 1, 2026"), "\(run.screen)")
        #expect(run.text.contains("formatted 1"))
        #expect(run.text.contains("in a text 1"))
        #expect(run.text.contains("of the run 1"))
        #expect(run.text.contains("zone \(name)"))
        #expect(run.text.contains("components 2026 3 1"))
        #expect(run.dialog?.supporting == "Day 1")
        try await system.finish()
    }

    @Test("Two people in one process read and give times of their zones")
    func twoPeople() async throws {
        let system = TestSystem(intents: [ShowMomentIntent.self])
        // 09:30 on March 1, 2026, in seconds since 1970.
        for (name, seconds) in [
            ("Asia/Tokyo", 1_772_325_000), ("America/Los_Angeles", 1_772_386_200),
        ] {
            let person = try await system.person(
                name, environment: PresentationEnvironment(timeZone: TimeZone(identifier: name)))
            try await person.send(
                .perform(
                    intent: ShowMomentIntent.persistentIdentifier,
                    values: ["moment": "2026-03-01T09:30"]))
            #expect(person.text.contains("9:30"), "\(person.screen)")
            #expect(person.text.contains("at \(seconds)"))
        }
        try await system.finish()
    }

    @Test("What a person did last names the day alone, in their zone")
    func history() async throws {
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let system = TestSystem(intents: [ShowDayIntent.self], timeZone: zone)
        let run = try await system.perform(
            ShowDayIntent.persistentIdentifier, values: ["day": "2026-03-01"])
        #expect(!run.text.isEmpty, "\(run.screen)")
        try await run.done()
        let locale = "en@timezone=Asia/Tokyo"
        await system.system.renewOffers(language: locale, for: .session(run.session.id))
        let items = system.system.search("", language: locale, for: .session(run.session.id))
            .flatMap(\.items)
        #expect(items.contains { $0.subtitle == "Mar 1, 2026" })
        try await system.finish()
    }
}

struct ShowDayIntent: AppIntent {
    static let title: LocalizedStringResource = "Show a Day"
    @Parameter(title: "Day", kind: .date) var day: Date
    @Parameter(title: "Parts", kind: .date) var parts: DateComponents?

    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        let numbers = [parts?.year, parts?.month, parts?.day, parts?.hour].compactMap(\.self)
        return .result(
            dialog: "Day \(day, format: .dateTime.day())",
            view: DayView(
                day: day, dayOfRun: Calendar.current.component(.day, from: day),
                words: numbers.map { String($0) }.joined(separator: " ")))
    }
}

private struct DayView: View {
    let day: Date
    let dayOfRun: Int
    let words: String
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar

    var body: some View {
        VStack {
            Text(day, style: .date)
            Text("formatted \(day, format: .dateTime.day())")
            Text("in a text \(calendar.component(.day, from: day))")
            Text("of the run \(dayOfRun)")
            Text("components \(words)")
            Text("zone \(timeZone.identifier)")
        }
    }
}

struct ShowMomentIntent: AppIntent {
    static let title: LocalizedStringResource = "Show a Moment"
    @Parameter(title: "Moment") var moment: Date

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(
            view: VStack {
                Text(moment, format: .dateTime.hour().minute())
                Text(verbatim: "at \(Int(moment.timeIntervalSince1970))")
            })
    }
}
