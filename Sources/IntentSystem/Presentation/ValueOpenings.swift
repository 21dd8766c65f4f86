import AppIntents
import AppIntentsMetadata

/// The intents that open the things in a value that a run returned, so that the row of each leads to it.
struct ValueOpenings: Sendable {
    private var intents: [ParameterValue: any AppIntent] = [:]

    init() {}

    /// Makes the intent that opens each thing, as far as the app has one.
    init(of value: (any _IntentValue)?, in catalog: Catalog) {
        var openers: [ObjectIdentifier: EntityOpener?] = [:]
        for entity in value?.drawnValues.compactMap({ $0 as? any AppEntity }) ?? [] {
            let type = type(of: entity)
            let kind = ObjectIdentifier(type)
            let opener = openers[kind] ?? catalog.opener(of: type)
            openers[kind] = .some(opener)
            intents[entity.parameterValue] = opener?.intent(opening: entity)
        }
    }

    subscript(value: PresentedValue) -> (any AppIntent)? { intents[value.data] }
}
