import Foundation
import PhraseGrammar

/// An app with persons and places in its sentences.
extension ExampleGrammar {
    static let guests = guests(
        plan: [Phrase("Plan Dinner"), Phrase("Cook for ${guest} with ${budget}")],
        weather: [Phrase("Get Weather"), Phrase("Get the weather in ${place}")],
        invite: [Phrase("Invite Friends"), Phrase("Invite ${friends}")],
        call: [Phrase("Call Somebody"), Phrase("Call ${person}")],
        meet: [Phrase("Arrange Meeting")],
        ride: [Phrase("Book Ride"), Phrase("Book a ride from ${start} to ${end}")],
        send: [Phrase("Send Message"), Phrase("Send ${text} to ${person}")])

    static let germanGuests = guests(
        plan: [Phrase("Abendessen planen"), Phrase("Für ${guest} mit ${budget} kochen")],
        weather: [Phrase("Wetter anzeigen"), Phrase("Das Wetter in ${place} anzeigen")],
        invite: [Phrase("Freunde einladen"), Phrase("${friends} zur Party einladen")],
        call: [Phrase("Jemanden anrufen"), Phrase("${person} anrufen")],
        meet: [Phrase("Treffen vereinbaren")],
        ride: [Phrase("Fahrt buchen"), Phrase("Eine Fahrt von ${start} nach ${end} buchen")],
        send: [Phrase("Nachricht senden"), Phrase("Sende ${text} an ${person}")])

    static let japaneseGuests = guests(
        plan: [Phrase("夕食を計画"), Phrase("${guest}のために料理")],
        weather: [Phrase("天気を表示"), Phrase("${place}の天気を表示")],
        invite: [Phrase("友達を招待"), Phrase("${friends}をパーティーに招待")],
        call: [Phrase("電話をかける"), Phrase("${person}に電話")],
        meet: [Phrase("会議を予約")],
        ride: [Phrase("配車を予約"), Phrase("${start}から${end}まで配車を予約")],
        send: [Phrase("メッセージを送信"), Phrase("${person}に${text}を送信")])

    private static func guests(
        plan: [Phrase], weather: [Phrase], invite: [Phrase], call: [Phrase], meet: [Phrase],
        ride: [Phrase], send: [Phrase]
    ) -> [Action] {
        [
            Action(
                id: "PlanDinner",
                slots: [
                    Slot("guest", .person), Slot("budget", .money(currency: "USD")),
                    Slot("time", .duration),
                ], phrases: plan),
            Action(id: "GetWeather", slots: [Slot("place", .place)], phrases: weather),
            Action(
                id: "InviteFriends", slots: [Slot("friends", .person, takesSeveral: true)],
                phrases: invite),
            Action(id: "CallSomebody", slots: [Slot("person", .person)], phrases: call),
            Action(
                id: "ArrangeMeeting",
                slots: [
                    Slot("person", .person), Slot("place", .place, isRequired: false),
                    Slot("date", .date(.dayAndTime), isRequired: false),
                ], phrases: meet),
            Action(
                id: "BookRide", slots: [Slot("start", .place), Slot("end", .place)],
                phrases: ride),
            Action(
                id: "SendMessage", slots: [Slot("text", .text), Slot("person", .person)],
                phrases: send),
        ]
    }
}
