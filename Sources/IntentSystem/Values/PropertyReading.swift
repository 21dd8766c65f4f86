import AppIntents
import Logging
import _Localization

/// A property of an entity with the value that it had when it was read.
// Safe: the value was given for reading, and its entity was made for this one run.
struct PropertyReading: @unchecked Sendable {
    let name: String
    let title: LocalizedStringResource
    let value: any _IntentValue

    /// Reads the properties of a value that have one, through their getters.
    ///
    /// A getter that fails leaves its property out, as one without a value is; the log says why.
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
