import AppIntents
import CoreSpotlight

/// One of the indexed entities, whose names follow from its number.
protocol Numbered: IndexedEntity where ID == Int {
    /// The place of the type among the ten.
    static var kind: Int { get }

    init(_ id: Int)
}

extension Numbered {
    var displayRepresentation: DisplayRepresentation { Content.representation(of: id) }

    static func fillIndex() async throws {
        try await CSSearchableIndex.default().indexAppEntities(
            Content.identifiers(of: kind).map { Self($0) })
    }
}

extension Content {
    /// Puts the entities of all types into the index.
    public static func fillIndex() async throws {
        for type in [
            Invoice.self, Customer.self, Room.self, Recipe.self, Song.self, Project.self,
            Ticket.self, Report.self, Device.self, Route.self,
        ] as [any Numbered.Type] {
            try await type.fillIndex()
        }
    }
}
