import AppIntents
import AppIntentsMetadata
import Logging

extension ReadValue {
    /// The depth to which the properties of entities inside entities are read: a computed property
    /// may always give a further entity.
    private static let greatestDepth = 4

    /// Reads a value with the properties of the entities that it is or holds, through their getters.
    static func reading(
        _ value: any _IntentValue, depth: Int = 0, log: Logger
    ) async -> ReadValue {
        switch Swift.type(of: value).composition {
        case .optional(let optional):
            guard let wrapped = optional.wrapped(in: value) else { return ReadValue(.null) }
            return await reading(wrapped, depth: depth, log: log)
        case .list(let list):
            var elements: [ReadValue] = []
            for element in list.elements(of: value) {
                elements.append(await reading(element, depth: depth, log: log))
            }
            return ReadValue(list: elements)
        case .union:
            guard let union = value as? any _IntentValueRepresentable else {
                return ReadValue(value.parameterValue)
            }
            return await reading(union.asIntentValue, depth: depth, log: log)
        case .entity:
            return ReadValue(
                value.parameterValue,
                properties: await properties(of: value, depth: depth, log: log))
        case .fields(let type):
            return ReadValue(
                value.parameterValue, type: type.persistentIdentifier,
                properties: await properties(of: value, depth: depth, log: log))
        case .plain, .reference, .enumeration: return ReadValue(value.parameterValue)
        }
    }

    private static func properties(
        of value: any _IntentValue, depth: Int, log: Logger
    ) async -> [String: ReadValue]? {
        guard depth < greatestDepth, let entity = value as? any AppEntity else { return nil }
        var properties: [String: ReadValue] = [:]
        for (name, _) in entity.namedProperties { properties[name] = ReadValue(.null) }
        for property in await PropertyReading.all(of: entity, log: log) {
            properties[property.name] = await reading(
                property.value, depth: depth + 1, log: log)
        }
        return properties
    }
}
