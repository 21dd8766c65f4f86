import AppIntents
import CoreSpotlight
import Synchronization

/// Entities whose query fails to renew them until a test lets it.
enum Harbor {
    struct Storm: Error, CustomStringConvertible {
        let description = "there is a storm"
    }

    /// What the query was asked, oldest first.
    static let asked = Mutex<[String]>([])
    static let isStormy = Mutex(true)

    struct Ferry: IndexedEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ferry"
        static var defaultQuery: FerryQuery { FerryQuery() }
        let id: Int
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "Ferry \(id)")
        }
    }

    struct FerryQuery: IndexedEntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Ferry] {
            identifiers.map { Ferry(id: $0) }
        }

        func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
            asked.withLock { $0.append("all") }
            let old = CSSearchableItem(appEntity: Ferry(id: 1))
            old.expirationDate = .distantPast
            try await CSSearchableIndex.default().indexSearchableItems([
                old, CSSearchableItem(appEntity: Ferry(id: 2)),
            ])
        }

        func reindexEntities(
            for identifiers: [Int], indexDescription: CSSearchableIndexDescription
        ) async throws {
            asked.withLock { $0.append("\(identifiers)") }
            if isStormy.withLock({ $0 }) { throw Storm() }
            try await CSSearchableIndex.default().indexAppEntities(
                try await entities(for: identifiers))
        }
    }

    struct TakeFerry: AppIntent {
        static let title: LocalizedStringResource = "Take Ferry"
        @Parameter(title: "Ferry") var ferry: Ferry
        func perform() async throws -> some IntentResult { .result() }
    }
}
