import AppIntents
import AppIntentsMetadata
import Foundation

/// How the things in a value that a run returned are opened, so that the row of each leads to it.
struct ValueOpenings: Sendable {
    /// The way to one thing.
    enum Opening: Sendable {
        case intent(any AppIntent)
        case address(URL)
    }

    private var openings: [ParameterValue: Opening] = [:]

    init() {}

    /// Finds the intent that opens each entity, as far as the app has one; an address opens itself.
    init(of value: (any _IntentValue)?, in catalog: Catalog) {
        var openers: [ObjectIdentifier: EntityOpener?] = [:]
        for value in value?.drawnValues ?? [] {
            switch value {
            case let entity as any AppEntity:
                let type = type(of: entity)
                let kind = ObjectIdentifier(type)
                let opener = openers[kind] ?? catalog.opener(of: type)
                openers[kind] = .some(opener)
                openings[entity.parameterValue] = opener?.intent(opening: entity)
                    .map { .intent($0) }
            case let address as URL: openings[address.parameterValue] = .address(address)
            default: break
            }
        }
    }

    subscript(value: PresentedValue) -> Opening? { openings[value.data] }
}
