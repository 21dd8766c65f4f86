import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentTestKit
import Testing

@testable import IntentSystem

/// Bad input: a locked system through every door.
///
/// Each test enters through one door while the app is locked, finds that nothing was performed and that the
/// app was asked for nothing, and enters again after the person has unlocked.
@Suite(.timeLimit(.minutes(2)))
struct LockedDoorTests {
    private let system = TestSystem(
        intents: DoorCards.all, appName: "Bank", passphrase: "open sesame",
        settings: MemorySettings())
    private let lab = TestFixture.fresh()
    private var room: ParameterValue {
        .entity(type: DoorCards.StrongRoom.persistentIdentifier, id: lab.name)
    }
    private var key: Person { .session(SessionID("test")) }

    private func refusal(of title: String) -> String {
        "“\(title)” is locked. Unlock Bank on its page."
    }

    /// The refusal for one who comes without a page, with what performs the intent at a terminal.
    private func refusal(of title: String, command: String) -> String {
        "“\(title)” is locked. “\(command)” at a terminal asks for the passphrase."
    }

    /// The screen of the test's person after a link.
    private func follow(_ link: AppLink?) async throws -> TestRun {
        let run = try await system.person()
        try await system.system.session(SessionID("test")).follow(#require(link))
        await run.settle()
        return run
    }

    private func unlock() { #expect(system.unlock("open sesame")) }

    @Test("A link that offers an intent offers no form, and asks the app for nothing")
    func offeringLink() async throws {
        let link = AppLink(
            offering: "EmptyRoom", values: ["room": [lab.name]], in: system.system)
        let locked = try await follow(link)
        #expect(locked.error == refusal(of: "Empty Room"))
        #expect(locked.question == nil)
        #expect(lab.notes == [])
        unlock()
        let run = try await follow(link)
        #expect(run.question != nil)
        try await run.answer(["room": room])
        #expect(lab.count(of: "emptied") == 1)
        try await run.done()
    }

    @Test("A link that opens a thing opens nothing")
    func openingLink() async throws {
        let link = AppLink(
            opening: DoorCards.StrongRoom.persistentIdentifier, id: lab.name, in: system.system)
        #expect(try await follow(link).error == refusal(of: "Open Room"))
        #expect(lab.notes == [])
        unlock()
        #expect(try await follow(link).error == nil)
        #expect(lab.count(of: "opened") == 1)
    }

    @Test("A form that was open when the app was locked performs nothing")
    func openForm() async throws {
        unlock()
        let run = try await follow(
            AppLink(offering: "EmptyRoom", values: [:], in: system.system))
        #expect(run.question != nil)
        system.lock()
        try await run.answer(["room": room])
        #expect(run.error == refusal(of: "Empty Room"))
        #expect(lab.count(of: "emptied") == 0)
        try await system.finish()
    }

    @Test("A suggestion that was learned while the app was open")
    func suggestion() async throws {
        unlock()
        let intent = DoorCards.EmptyRoom()
        intent.room = DoorCards.StrongRoom(id: lab.name)
        #expect(try await system.perform(intent).error == nil)
        let suggestion = try #require(await system.suggestions().first)
        system.lock()
        let notes = lab.notes
        let run = try await system.perform(suggestion.intent, values: suggestion.values ?? [:])
        #expect(run.error == refusal(of: "Empty Room"))
        #expect(lab.notes == notes)
        unlock()
        _ = try await system.perform(suggestion.intent, values: suggestion.values ?? [:])
        #expect(lab.count(of: "emptied") == 2)
        try await run.done()
    }

    @Test("Try Again")
    func tryAgain() async throws {
        unlock()
        lab[text: "error"] = "signin"
        let run = try await system.perform("EmptyRoom", values: ["room": room])
        #expect(run.error == "Sign in to the app first.")
        lab[text: "error"] = nil
        system.lock()
        let notes = lab.notes
        try await run.tryAgain()
        #expect(run.error == refusal(of: "Empty Room"))
        #expect(lab.notes == notes)
        unlock()
        _ = try await system.perform("EmptyRoom", values: ["room": room])
        #expect(lab.count(of: "emptied") == 1)
        try await run.done()
    }

    @Test("A focus whose filter is guarded is on, while the filter waits for the person")
    func focus() async throws {
        let filter = Focus.Filter(intent: "RoomFilter", values: ["room": room])
        try await system.addFocus("Night", filters: [filter])
        try await system.addFocus("Day")
        lab.note("added")
        let waits =
            "“Room Filter” is locked. Turn the focus off and on again at a terminal, and type the passphrase."
        #expect(try await system.turnOnFocus("Night") == [waits])
        #expect(system.focus?.name == "Night")
        #expect(lab.count(of: "filtered") == 0)
        try await system.turnOnFocus("Day")
        // The same through the system's action, as the person and as an assistant.
        let run = try await system.perform("TurnFocusOnIntent", values: ["focus": "Night"])
        #expect(run.dialog?.full == refusal(of: "Room Filter"))
        try await system.turnOnFocus("Day")
        #expect(
            await system.run(TurnFocusOnIntent.self, ["focus": .string("Night")]).text == waits)
        #expect(lab.notes == ["added"], "The app was asked for nothing.")
        try await system.turnOnFocus("Day")
        unlock()
        let open = try await system.perform("TurnFocusOnIntent", values: ["focus": "Night"])
        #expect(open.dialog?.full == "“Night” is on.")
        #expect(lab.count(of: "filtered") == 1)
        try await open.done()
    }

    @Test("A filter that is given to the focus that is on")
    func focusForm() async throws {
        let focus = try await system.addFocus("Night")
        try await system.turnOnFocus("Night")
        let failures = try await system.system.keepFilter(
            Focus.Filter(intent: "RoomFilter", values: ["room": room]), in: focus.id, as: key,
            locale: Locale(identifier: "en"))
        #expect(failures.map(\.words) == [refusal(of: "Room Filter")])
        #expect(lab.count(of: "filtered") == 0)
    }

    @Test("A list of focuses: who has no key sees that there is a filter, not its values")
    func focusList() async throws {
        let locale = Locale(identifier: "de")
        let filter = Focus.Filter(intent: "RoomFilter", values: ["room": room])
        let locked = try #require(
            await system.system.looks(of: filter, for: key, in: locale))
        #expect([locked.name, locked.title, locked.subtitle] == ["Room Filter", "Gesperrt", ""])
        #expect(lab.notes == [])
        unlock()
        let open = try #require(await system.system.looks(of: filter, for: key, in: locale))
        #expect(open.title == "Filter")
        #expect(lab.count(of: "asked") == 1)
    }

    @Test("An intent to which another leads")
    func chain() async throws {
        let run = try await system.perform("Errand", values: ["lab": .string(lab.name)])
        #expect(run.error == refusal(of: "Empty Room"))
        #expect(
            await system.run(DoorCards.Errand.self, ["lab": .string(lab.name)]).text
                == "! " + refusal(of: "Empty Room", command: "Bank run EmptyRoom"))
        #expect(lab.notes == [])
        unlock()
        let open = try await system.perform("Errand", values: ["lab": .string(lab.name)])
        #expect(open.error == nil)
        #expect(lab.count(of: "emptied") == 1)
    }

    @Test("A card that another intent shows, and one that was drawn before and is drawn again")
    func snippet() async throws {
        let values = ["lab": ParameterValue.string(lab.name)]
        let run = try await system.perform("ShowLedger", values: values)
        #expect(!run.screen.contains("gold"))
        #expect(lab.notes == [])
        unlock()
        let open = try await system.perform("ShowLedger", values: values)
        #expect(open.text.contains("7 gold bars"))
        let reads = lab.count(of: "read")
        system.lock()
        system.system.reload(DoorCards.Ledger.self)
        await open.settle()
        #expect(lab.count(of: "read") == reads)
    }

    @Test("A switch on a card that anyone sees")
    func toggle() async throws {
        let run = try await system.perform("Panel", values: ["lab": .string(lab.name)])
        try await run.toggle("Alarm", to: false)
        #expect(run.error == refusal(of: "Set Alarm"))
        #expect(lab.notes == [])
        unlock()
        try await run.toggle("Alarm", to: false)
        #expect(lab.notes == ["alarm: false"])
        try await system.finish()
    }
}
