import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// Entities that are in no index, as the app's queries find them for a search.
@Suite(.timeLimit(.minutes(2)))
struct AnswerTests {
    private func sections(_ text: String, in system: TestSystem) async -> [SearchSection] {
        let answers = await system.system.answers(to: text, language: "en", for: .owner)
        return system.system.search(text, language: "en", for: .owner, answers: answers)
    }

    private func titles(_ text: String, in system: TestSystem) async -> [String] {
        await sections(text, in: system).flatMap { section in
            ["# \(section.title)"] + section.items.map(\.title)
        }
    }

    @Test("A query that lists all its entities is searched by their names, however they are typed")
    func enumerable() async throws {
        let system = TestSystem(intents: [Pantry.OpenJar.self, Pantry.Spread.self])
        #expect(await titles("quin", in: system) == ["# Jar", "Quince Jam", "Butter Bread"])
        #expect(await titles("jam plum", in: system) == ["# Jar", "Plum Jam", "Butter Bread"])
        #expect(await titles("spread quinse", in: system).contains("Quince Jam"))
        #expect(await titles("shelf", in: system).contains("Plum Jam"))
        #expect(await titles("apricot", in: system) == [])
        let item = try #require(await sections("quince", in: system).first?.items.first)
        #expect(item.intent == "OpenJar")
        #expect(item.subtitle == "On the shelf")
        #expect(item.values == ["target": .entity(type: "Jar", id: "Quince")])
        try await system.finish()
    }

    @Test("A query that finds by text is asked for the words as they were typed")
    func string() async throws {
        let system = TestSystem(intents: [Pantry.Sprinkle.self])
        let section = try #require(await sections("Quend", in: system).first)
        #expect(section.title == "Herb")
        // Without an intent that opens it, the row says what becomes of the entity.
        #expect(section.items.map(\.title) == ["Thyme"])
        #expect(section.items.map(\.subtitle) == ["Sprinkle"])
        #expect(await titles("thyme", in: system) == [])
        try await system.finish()
    }

    @Test("A query that filters by properties is asked for those that contain the words")
    func properties() async throws {
        let system = TestSystem(intents: [Pantry.Bake.self])
        #expect(await titles("rye", in: system) == ["# Flour", "Type 1150"])
        try await system.finish()
    }

    @Test("A query that fails finds nothing, and hides nothing")
    func failing() async throws {
        let system = TestSystem(intents: [Pantry.Sprinkle.self])
        #expect(await titles("sprinkle", in: system) == ["# Actions", "Sprinkle"])
        #expect(await titles("quendel", in: system) == ["# Herb", "Thyme"])
        try await system.finish()
    }

    @Test(
        "No query is asked without words, for a text that is no name, or if it only knows identifiers"
    )
    func unasked() async throws {
        let system = TestSystem(intents: [Pantry.Sprinkle.self]).system
        #expect(system.hasAnswers(to: "thyme", language: "en"))
        #expect(!system.hasAnswers(to: "  ", language: "en"))
        #expect(!system.hasAnswers(to: String(repeating: "t", count: 513), language: "en"))
        #expect(!TestSystem(intents: Atlas.intents).system.hasAnswers(to: "a", language: "en"))
    }

    @Test("What is found later comes below what was found at once")
    func order() async throws {
        let system = TestSystem(intents: [Pantry.OpenJar.self, Pantry.Spread.self])
        let atOnce = system.system.search("b", language: "en", for: .owner)
        #expect(atOnce.flatMap(\.items).map(\.title) == ["Butter Bread"])
        let all = await sections("j", in: system)
        #expect(all.map(\.title) == ["Actions", "Jar"])
        #expect(all.first == system.system.search("j").first)
        try await system.finish()
    }
}
