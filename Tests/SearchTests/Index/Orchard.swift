import AppIntents
import CoreSpotlight

/// Entities and an enumeration whose types have several names.
enum Orchard {
    struct Fruit: IndexedEntity {
        static let typeDisplayRepresentation = TypeDisplayRepresentation(
            name: "Fruit", numericFormat: "\(placeholder: .int) fruits", synonyms: ["Produce"])
        static var defaultQuery: FruitQuery { FruitQuery() }

        let id: String
        var tags: [String] = []
        var synonyms: [LocalizedStringResource] = []

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: "\(id)", subtitle: "Grows on a tree", synonyms: synonyms)
        }

        var attributeSet: CSSearchableItemAttributeSet {
            let attributes = defaultAttributeSet
            attributes.keywords = tags
            return attributes
        }
    }

    struct FruitQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Fruit] {
            identifiers.map { Fruit(id: $0) }
        }
    }

    enum Season: String, AppEnum {
        case spring, autumn

        static let typeDisplayRepresentation = TypeDisplayRepresentation(
            name: "Season", synonyms: ["Quarter"])
        static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
            .spring: "Spring", .autumn: DisplayRepresentation(title: "Autumn", synonyms: ["Fall"]),
        ]
    }

    struct Pick: AppIntent {
        static let title: LocalizedStringResource = "Pick"
        static let description = IntentDescription(
            "Takes one off its branch.", searchKeywords: ["harvest"])
        @Parameter(title: "Which") var fruit: Fruit
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Guess: AppIntent {
        static let title: LocalizedStringResource = "Guess"
        func perform() async throws -> some ReturnsValue<Fruit> {
            .result(value: Fruit(id: "Quince"))
        }
    }

    struct Prune: AppIntent {
        static let title: LocalizedStringResource = "Prune"
        @Parameter(title: "When") var season: Season
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Rest: AppIntent {
        static let title: LocalizedStringResource = "Rest"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: Prune(), phrases: ["Prune in \(\.$season) with \(.applicationName)"],
                shortTitle: "Prune", systemImageName: "scissors")
        }
    }

    static let intents: [any AppIntent.Type] = [Pick.self, Guess.self, Prune.self, Rest.self]

    /// Puts some fruits into the index, in this order.
    static func fill() async throws {
        let index = CSSearchableIndex(name: "orchard")
        try await index.deleteAppEntities(ofType: Fruit.self)
        try await index.indexAppEntities([
            Fruit(id: "Apple", tags: ["cider"]), Fruit(id: "Red Pear", synonyms: ["Poire"]),
            Fruit(id: "Plum"), Fruit(id: "Pineapple"),
        ])
    }
}
