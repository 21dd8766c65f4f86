import AppIntentsMetadata
import Foundation
import IntentSystem
import MCPProtocol
import _JSON

/// The conversion of values of one shape between the app and an assistant: as an argument, as a
/// result and as an answer to a question.
struct ValueMapping: Sendable {
    let shape: ValueShape
    /// The mappings of the entities and enumerations named in shapes.
    let types: ValueMappings

    var element: ValueMapping? {
        if case .list(let element) = shape {
            ValueMapping(shape: element, types: types)
        } else {
            nil
        }
    }

    /// Returns the value of an argument or an answer; `nil` if JSON of this kind has none.
    func value(of json: JSONValue) -> ParameterValue? {
        switch shape {
        case .file: FileArgument.value(of: json)
        case .list(.file): files(json.array ?? [json])
        default: shape.value(of: json)
        }
    }

    private func files(_ elements: [JSONValue]) -> ParameterValue? {
        let files = elements.compactMap(FileArgument.value)
        return files.count == elements.count ? .array(files) : nil
    }

    /// Returns a value as an argument; `nil` if it can't be written, or changes from day to day, as
    /// a default date does.
    func argument(for value: ParameterValue) -> JSONValue? {
        if case .date = shape { nil } else { shape.json(of: value) }
    }

    /// Returns a run's value.
    ///
    /// An entity has its name and its address; a value that only the app can read is described by
    /// its name. `address` returns the place where the client reads a file.
    func result(
        _ value: PresentedValue, address: (FileReference) -> String
    ) -> JSONValue {
        switch shape {
        case .entity(let identifier):
            entity(value, isReadable: types.entities[identifier] != nil, address)
        case .list(let element):
            .array(
                value.elements.map {
                    ValueMapping(shape: element, types: types).result($0, address: address)
                })
        case .opaque: .string(value.title)
        case .file: value.files.first.map { JSONValue($0, uri: address($0)) } ?? .null
        case .bool, .integer, .number, .text, .date, .dateParts, .duration, .url, .enumeration,
            .structure, .union:
            shape.json(of: value.data) ?? .null
        }
    }

    /// Returns a property's value; for another entity, its identifier.
    func propertyJSON(_ value: ParameterValue) -> JSONValue? {
        shape.json(of: value)
    }

    private func entity(
        _ value: PresentedValue, isReadable: Bool, _ fileAddress: (FileReference) -> String
    ) -> JSONValue {
        guard case .entity(let type, let id) = value.data else { return .null }
        let address = EntityAddress(sharing: type, id: id)
        var result: JSONObject = ["id": .string(address.id), "title": .string(value.title)]
        result["subtitle"] = value.subtitle.map(JSONValue.string)
        let metadata = types.entities[type]
        var properties = JSONObject()
        for property in metadata?.properties ?? [] {
            guard let value = value.properties[property.name] else { continue }
            properties[property.name] = types[property.shape].propertyJSON(value)
        }
        if !properties.isEmpty { result["properties"] = .object(properties) }
        result["url"] = (value.link?.absoluteString).map(JSONValue.string)
        result["ownership"] = value.ownership.map { .array($0.map { .string($0.rawValue) }) }
        if !value.contents.isEmpty {
            result["files"] = .array(value.contents.map { JSONValue($0, uri: fileAddress($0)) })
        }
        if isReadable { result["uri"] = .string(address.text) }
        return .object(result)
    }
}

/// The mappings of an app's shapes.
struct ValueMappings: Sendable {
    let entities: [String: EntityMetadata]
    let enums: [String: EnumMetadata]

    init(_ app: AppMetadata) {
        entities = Dictionary(app.entities.map { ($0.identifier, $0) }) { first, _ in first }
        enums = Dictionary(app.enums.map { ($0.identifier, $0) }) { first, _ in first }
    }

    subscript(shape: ValueShape) -> ValueMapping { ValueMapping(shape: shape, types: self) }
}
