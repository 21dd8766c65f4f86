import AppIntents
import CoreSpotlight

/// Entities with names that no author should choose.
enum Curios {
    struct Curio: IndexedEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Curio"
        static let defaultQuery = CurioQuery()

        let id: String

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct CurioQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Curio] {
            identifiers.map(Curio.init)
        }
    }

    struct ShowCurio: OpenIntent {
        static let title: LocalizedStringResource = "Show Curio"
        @Parameter(title: "Curio") var target: Curio
        func perform() async throws -> some IntentResult { .result() }
    }

    /// Replaces all curios of the index.
    static func fill(_ names: [String]) async throws {
        let index = CSSearchableIndex(name: "curios")
        try await index.deleteAppEntities(ofType: Curio.self)
        try await index.indexAppEntities(names.map(Curio.init))
    }
}
