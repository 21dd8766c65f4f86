import AppIntents
import CoreSpotlight
import Foundation
import _Localization

/// An entity that an index keeps.
struct Relic: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Relic"
    static var defaultQuery: RelicQuery { RelicQuery() }

    let id: String
    var displayRepresentation: DisplayRepresentation
    var hideInSpotlight = false

    init(_ id: String, as title: LocalizedStringResource? = nil) {
        self.id = id
        displayRepresentation = DisplayRepresentation(
            title: title ?? LocalizedStringResource(verbatim: id))
    }
}

struct RelicQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Relic] {
        identifiers.map { Relic($0) }
    }
}
