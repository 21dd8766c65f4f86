import AppIntents
import AppIntentsMetadata
import Foundation

/// The ways to open the values that a run returned, to which their rows lead.
struct ValueOpenings: Sendable {
    /// The way to open one value.
    enum Opening: Sendable {
        case intent(any AppIntent)
        case address(URL)
    }

    private var openings: [ParameterValue: Opening] = [:]

    init() {}

    /// Finds the intent that opens each entity, if the app has one; an address opens itself.
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
