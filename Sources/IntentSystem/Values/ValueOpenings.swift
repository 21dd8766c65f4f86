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
            if let address = value as? URL {
                openings[address.parameterValue] = .address(address)
            }
            guard !type(of: value).isPlain, let entity = value as? any AppEntity else { continue }
            let type = type(of: entity)
            let kind = ObjectIdentifier(type)
            let opener = openers[kind] ?? catalog.opener(of: type)
            openers[kind] = .some(opener)
            openings[entity.parameterValue] = opener?.intent(opening: entity).map { .intent($0) }
        }
    }

    subscript(value: PresentedValue) -> Opening? { openings[value.data] }
}
