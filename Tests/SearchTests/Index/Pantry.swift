import AppIntents

/// Entities that are in no index, which queries find.
enum Pantry {
    struct NoSpices: Error {}

    struct Jar: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jar"
        static let defaultQuery = JarQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: "\(id) Jam", subtitle: "On the shelf", synonyms: ["\(id) Spread"])
        }
    }

    struct JarQuery: EnumerableEntityQuery {
        func entities(for identifiers: [String]) async throws -> [Jar] { identifiers.map(Jar.init) }
        func allEntities() async throws -> [Jar] { [Jar(id: "Plum"), Jar(id: "Quince")] }
    }

    struct Herb: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Herb"
        static let defaultQuery = HerbQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    /// Knows names that no other text of the entities has.
    struct HerbQuery: EntityStringQuery {
        func entities(for identifiers: [String]) async throws -> [Herb] {
            identifiers.map(Herb.init)
        }
        func entities(matching string: String) async throws -> [Herb] {
            "quendel".hasPrefix(string.lowercased()) ? [Herb(id: "Thyme")] : []
        }
    }

    struct Flour: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Flour"
        static let defaultQuery = FlourQuery()
        let id: String
        @Property(title: "Grain") var grain: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

        init(_ id: String, of grain: String) {
            self.id = id
            self.grain = grain
        }
    }

    struct FlourQuery: EntityPropertyQuery {
        struct Condition {
            let isMet: (Flour) -> Bool
        }

        private static let all = [Flour("Type 405", of: "Wheat"), Flour("Type 1150", of: "Rye")]

        static var properties: EntityQueryProperties<Flour, Condition> {
            EntityQueryProperties {
                Property(\.$grain) {
                    ContainsComparator { text in Condition { $0.grain.lowercased() == text } }
                }
            }
        }
        static var sortingOptions: EntityQuerySortingOptions<Flour> {
            EntityQuerySortingOptions { SortableBy(\.$grain) }
        }

        func entities(for identifiers: [String]) async throws -> [Flour] {
            Self.all.filter { identifiers.contains($0.id) }
        }
        func entities(
            matching comparators: [Condition], mode: ComparatorMode,
            sortedBy: [EntityQuerySort<Flour>], limit: Int?
        ) async throws -> [Flour] {
            Self.all.filter { flour in
                comparators.isEmpty || comparators.contains { $0.isMet(flour) }
            }
        }
    }

    struct Spice: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Spice"
        static let defaultQuery = SpiceQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct SpiceQuery: EntityStringQuery {
        func entities(for identifiers: [String]) async throws -> [Spice] {
            identifiers.map(Spice.init)
        }
        func entities(matching string: String) async throws -> [Spice] { throw NoSpices() }
    }

    struct OpenJar: OpenIntent {
        static let title: LocalizedStringResource = "Open Jar"
        @Parameter(title: "Jar") var target: Jar
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Spread: AppIntent {
        static let title: LocalizedStringResource = "Butter Bread"
        @Parameter(title: "Jar") var jar: Jar
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Sprinkle: AppIntent {
        static let title: LocalizedStringResource = "Sprinkle"
        @Parameter(title: "Herb") var herb: Herb
        @Parameter(title: "Spice") var spice: Spice?
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Bake: AppIntent {
        static let title: LocalizedStringResource = "Bake"
        @Parameter(title: "Flour") var flour: Flour
        func perform() async throws -> some IntentResult { .result() }
    }
}
