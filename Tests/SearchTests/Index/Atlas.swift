import AppIntents
import CoreSpotlight
import Foundation
import Synchronization

/// Entities in an index.
enum Atlas {
    /// Makes a key of a name that is one.
    private static func key(_ name: String) -> CSCustomAttributeKey {
        guard let key = CSCustomAttributeKey(keyName: name) else {
            preconditionFailure("\(name) is no name of an attribute.")
        }
        return key
    }

    struct Summit: IndexedEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Summit"
        static var defaultQuery: SummitQuery { SummitQuery() }

        let id: String

        @Property(title: "Name", indexingKey: \.title)
        var name: String
        @Property(title: "Height", indexingKey: \.altitude)
        var height: Measurement<UnitLength>
        @Property(indexingKey: \.contentCreationDate)
        var firstAscent: Date?
        @Property(title: "Tags", indexingKey: \.keywords)
        var tags: [String]
        @Property(title: "Ski Area", customIndexingKey: key("ski_area"))
        var skiArea: String?

        var synonyms: [LocalizedStringResource] = []
        var hideInSpotlight = false

        init(
            _ id: String, height: Double = 1000, tags: [String] = [], skiArea: String? = nil,
            synonyms: [LocalizedStringResource] = [], isHidden: Bool = false
        ) {
            self.id = id
            self.synonyms = synonyms
            hideInSpotlight = isHidden
            name = id
            self.height = Measurement(value: height, unit: .meters)
            self.tags = tags
            self.skiArea = skiArea
        }

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: "\(id)", subtitle: "A mountain", image: .init(systemName: "mountain.2"),
                synonyms: synonyms)
        }
    }

    struct SummitQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Summit] {
            identifiers.filter { $0.first?.isUppercase == true }.map { Summit($0) }
        }
    }

    struct OpenSummit: OpenIntent {
        static let title: LocalizedStringResource = "Open Summit"
        @Parameter(title: "Summit") var target: Summit
        func perform() async throws -> some IntentResult { .result() }
    }

    struct ClimbSummit: AppIntent {
        static let title: LocalizedStringResource = "Climb"
        @Parameter(title: "Summit") var summit: Summit
        @Parameter(title: "Days") var days: Int
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Climbing \(summit.id) for \(days) days.")
        }
    }

    struct ForgetSummits: DeleteIntent {
        static let title: LocalizedStringResource = "Forget Summits"
        @Parameter(title: "Summits") var entities: [Summit]
        func perform() async throws -> some IntentResult { .result() }
    }

    static let intents: [any AppIntent.Type] = [
        ClimbSummit.self, ForgetSummits.self, OpenSummit.self,
    ]
}

/// Entities whose query fills the index.
enum Gazetteer {
    /// What the query was asked, oldest first.
    static let asked = Mutex<[String]>([])

    struct Village: IndexedEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Village"
        static var defaultQuery: VillageQuery { VillageQuery() }
        let id: Int
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "Village \(id)")
        }
    }

    struct VillageQuery: IndexedEntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Village] {
            identifiers.map { Village(id: $0) }
        }

        func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
            asked.withLock { $0.append("all") }
            try await CSSearchableIndex.default().indexAppEntities([
                Village(id: 1), Village(id: 2),
            ])
            let old = CSSearchableItem(appEntity: Village(id: 3))
            old.expirationDate = .distantPast
            try await CSSearchableIndex.default().indexSearchableItems([old])
        }

        func reindexEntities(
            for identifiers: [Int], indexDescription: CSSearchableIndexDescription
        ) async throws {
            asked.withLock { $0.append("\(identifiers)") }
            try await CSSearchableIndex.default().indexAppEntities(
                try await entities(for: identifiers))
        }
    }

    struct VisitVillage: AppIntent {
        static let title: LocalizedStringResource = "Visit"
        @Parameter(title: "Village") var village: Village
        func perform() async throws -> some IntentResult { .result() }
    }
}
