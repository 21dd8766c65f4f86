import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// Sentences in which people ask for intents: typed into the search, and said.
struct SentenceTests {
    private func museum(
        now: (@Sendable () -> Date)? = nil, timeZone: TimeZone? = nil
    ) -> TestSystem {
        Museum.Shortcuts.updateAppShortcutParameters()
        return TestSystem(
            intents: Museum.all, shortcuts: Museum.Shortcuts.self, appName: "Museum", now: now,
            timeZone: timeZone)
    }

    /// Thursday, 14 May 2026, one in the morning in Tokyo: Wednesday elsewhere.
    private func tokyo() throws -> TestSystem {
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        return museum(now: { Date(timeIntervalSince1970: 1_778_688_000) }, timeZone: zone)
    }

    @Test("Days and times count from the system's clock in the person's time zone")
    func dates() async throws {
        let system = try tokyo()
        let run = try await system.say("plan a visit tomorrow at five")
        #expect(run.dialog?.full == "2026-05-15T08:00:00Z")
        #expect(run.understanding?.missing == [])
        #expect(try await system.say("close the doors at 17:30").dialog?.full == "Closed at 17:30.")
        try await system.finish()
    }

    @Test("An hour that may be in the morning or in the evening is both, and neither is sure")
    func halves() async throws {
        let found = try await tokyo().understandings(of: "plan a visit tomorrow at eight")
        #expect(found.count == 2)
        #expect(found.allSatisfy { !$0.isSure })
        #expect(Set(found.map(\.words)).count == 2, "\(found.map(\.words))")
        await #expect(throws: UnclearSentence.self) {
            try await tokyo().say("plan a visit tomorrow at eight")
        }
    }

    @Test("A sentence performs the intent of its phrase with the value that it names")
    func performs() async throws {
        let system = museum()
        let run = try await system.say("could you please find tickets for the sunflowers")
        #expect(run.dialog?.full == "Tickets for Sunflowers.")
        #expect(run.understanding?.intent == "FindTickets")
        #expect(run.understanding?.words == "Find Tickets · Sunflowers")
        try await system.finish()
    }

    @Test("The words of a slot are at their place, with a mistake and beside the app's name")
    func range() async throws {
        let sentence = "find tickets for 🎨 sunflowrs in Museum"
        let understood = try #require(await museum().understandings(of: sentence).first)
        let slot = try #require(understood.slots.first)
        #expect(slot.value == .entity(type: "Painting", id: "Sunflowers"))
        #expect(
            (sentence as NSString).substring(
                with: NSRange(location: slot.range.lowerBound, length: slot.range.count))
                == "sunflowrs")
        #expect(understood.isSure)
        #expect(understood.missing == [])
    }

    @Test("The first row of a search is the intent that the words ask for, with its value")
    func search() async throws {
        let system = museum()
        await system.system.renewOffers()
        let item = try #require(
            system.system.search("i need tickets for the sunflowers please").first?.items.first)
        #expect(item.title == "Find Tickets · Sunflowers")
        #expect(item.titleParts == ["Find Tickets · ", "Sunflowers"])
        #expect(item.values == ["painting": .entity(type: "Painting", id: "Sunflowers")])
        #expect(!item.needsValues)
        #expect(system.system.search("sunflowers").first?.title != "Best Match")
        #expect(
            system.system.search("pay for the sunflowers please").first?.title != "Best Match")
    }

    @Test("Words that name several values ask which one is meant, and are a row for each of them")
    func ambiguity() async throws {
        let system = museum()
        let found = await system.understandings(of: "find tickets for the blue")
        #expect(Set(found.prefix(2).flatMap(\.slots).map(\.title)) == ["Blue Nude", "Blue Horses"])
        #expect(found.allSatisfy { !$0.isSure })
        let run = try await system.say("find tickets for the blue")
        guard case .values(let fields) = run.question?.kind else {
            Issue.record("The run asks for a value.")
            return
        }
        #expect(fields.map(\.parameter.name) == ["painting"])
        #expect(fields.first?.options?.map(\.title).sorted() == ["Blue Horses", "Blue Nude"])
        try await run.answer(["painting": .entity(type: "Painting", id: "Blue Horses")])
        #expect(run.dialog?.full == "Tickets for Blue Horses.")
        #expect(system.system.search("find tickets for the blue").first?.items.count == 2)
        try await system.finish()
    }

    @Test("An intent that is partly named asks for the rest")
    func missing() async throws {
        let system = museum()
        let run = try await system.say("reserve seats")
        #expect(run.understanding?.missing == ["count"])
        #expect(run.question != nil)
        try await run.answer(["count": 4])
        #expect(run.dialog?.full == "4 seats.")
        try await system.finish()
    }

    @Test("Numbers in words, and cases by their synonyms, are values")
    func values() async throws {
        let system = museum()
        #expect(try await system.say("reserve twelve seats").dialog?.full == "12 seats.")
        #expect(try await system.say("browse the attic").dialog?.full == "On the top floor.")
        try await system.finish()
    }

    @Test("A name that isn't known is resolved like a text that a person typed")
    func text() async throws {
        let system = museum()
        #expect(try await system.say("please book Ada Lang").dialog?.full == "ada comes.")
        try await system.finish()
    }

    @Test("A negative phrase refuses, and so does a sentence that says not to")
    func refusals() async throws {
        let system = museum()
        for sentence in ["find bus tickets", "don't find tickets for the sunflowers"] {
            let found = await system.understandings(of: sentence)
            #expect(found.allSatisfy { !$0.isSure }, "\(sentence)")
        }
        #expect(await system.understandings(of: "find bus tickets with Museum") == [])
    }

    @Test("An entity that is called like a command is only meant where a phrase has a place for it")
    func commandLikeName() async throws {
        let system = museum()
        #expect(await system.understandings(of: "cancel") == [])
        let found = await system.understandings(of: "find tickets for cancel")
        #expect(found.first?.slots.map(\.title) == ["Cancel"])
    }

    @Test(
        "Endless and invisible texts ask for nothing",
        arguments: [
            String(repeating: "find tickets for the sunflowers ", count: 32_000),
            String(repeating: "\u{200B}", count: 100_000),
            "find\u{301}" + String(repeating: "\u{301}", count: 100_000), "", " ", "?",
        ])
    func endless(sentence: String) async throws {
        #expect(await museum().understandings(of: sentence).allSatisfy { !$0.isSure })
    }
}
