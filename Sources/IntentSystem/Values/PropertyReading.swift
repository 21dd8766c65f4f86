import AppIntents
import Logging
import _Localization

/// A property of an entity with the value that it had when it was read.
// Safe: the value was handed over for reading, and its entity was created for this one run.
struct PropertyReading: @unchecked Sendable {
    let name: String
    let title: LocalizedStringResource
    let value: any _IntentValue

    /// Reads the properties of a value that have a value, through their getters.
    ///
    /// A property whose getter fails is left out, like one without a value, and the reason is
    /// logged.
    static func all(of target: any AppValue, log: Logger) async -> [PropertyReading] {
        guard let entity = target as? any AppEntity else { return [] }
        var found: [PropertyReading] = []
        for (name, property) in entity.namedProperties {
            do {
                guard let value = try await property.value(in: entity) else { continue }
                found.append(PropertyReading(name: name, title: property.title, value: value))
            } catch {
                log.warning(
                    """
                    The getter of the property \(name) of \(type(of: entity)) threw \(error); the \
                    entity is shown without it.
                    """)
            }
        }
        return found
    }
}
