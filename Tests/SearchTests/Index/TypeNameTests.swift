import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// The names of types, and other names of entities and cases, as words that people search.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct TypeNameTests {
    private let system = TestSystem(intents: Orchard.intents)

    private func titles(_ text: String, in section: String) -> [String] {
        system.system.search(text).first { $0.title == section }?.items.map(\.title) ?? []
    }

    @Test(
        "The name of a type, its plural and a synonym find the actions that take or return it",
        arguments: ["fruit", "fruits", "produce", "frui", "produse"])
    func actions(_ text: String) async throws {
        try await Orchard.fill()
        #expect(titles(text, in: "Actions") == ["Guess", "Pick"])
    }

    @Test("The type of a choice finds the actions that ask for it")
    func choices() {
        #expect(titles("season", in: "Actions") == ["Prune"])
        #expect(titles("quarter", in: "Actions") == ["Prune"])
        #expect(titles("rest", in: "Actions") == ["Rest"])
    }

    @Test("The name of a type alone finds all of its entities, in their order")
    func entities() async throws {
        try await Orchard.fill()
        let all = ["Apple", "Red Pear", "Plum", "Pineapple"]
        #expect(titles("fruit", in: "Fruit") == all)
        #expect(titles("produce", in: "Fruit") == all)
        // The first two letters, and the middle of the name, mean no type.
        #expect(titles("fr", in: "Fruit").isEmpty)
        #expect(titles("rui", in: "Fruit").isEmpty)
    }

    @Test(
        "Beside the name of an entity, that of its type changes nothing, and another one finds nothing"
    )
    func beside() async throws {
        try await Orchard.fill()
        #expect(titles("fruit plum", in: "Fruit") == ["Plum"])
        #expect(titles("plum produce", in: "Fruit") == ["Plum"])
        #expect(system.system.search("plum season").isEmpty)
    }

    @Test("A synonym of an entity, or of a case that an App Shortcut offers, finds it")
    func synonyms() async throws {
        try await Orchard.fill()
        #expect(titles("poire", in: "Fruit") == ["Red Pear"])
        let system = TestSystem(intents: Orchard.intents, shortcuts: Orchard.Shortcuts.self)
        await system.system.renewOffers()
        let found = system.system.search("fall").flatMap(\.items)
        #expect(
            found.map(\.values) == [["season": .enumeration(type: "Season", rawValue: "autumn")]])
    }
}
