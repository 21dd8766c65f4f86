package import _JSONValue

/// Values as plain JSON of their shape, as a schema describes it and a program writes it by hand,
/// without the members that distinguish kinds of values.
extension ValueShape {
    /// Returns the value for plain JSON; `nil` if the JSON is of another kind.
    ///
    /// It checks only the kind; the value's type checks the value. A text represents anything that
    /// a person types.
    package func value(of json: JSONValue) -> ParameterValue? {
        switch self {
        case .bool: json.bool.map(ParameterValue.bool)
        case .integer: json.integer.map(ParameterValue.int)
        case .number: Self.number(json)
        case .text, .url, .date, .dateParts: json.string.map(ParameterValue.string)
        case .duration:
            json.string.map { Duration(iso8601: $0).map(ParameterValue.duration) ?? .string($0) }
        case .enumeration(let type):
            Self.name(json).map { .enumeration(type: type, rawValue: $0) }
        case .entity: Self.name(json).map(ParameterValue.string)
        case .list(let element): Self.list(json, of: element)
        case .structure(let structure): Self.structure(json, structure)
        case .union(let shapes):
            shapes.lazy.filter { $0.isMeant(by: json) }.compactMap { $0.value(of: json) }.first
        case .file: Self.file(json)
        case .opaque: ParameterValue(plain: json, depth: 0)
        }
    }

    /// Returns whether the fields of an object have the only texts that they may have, which
    /// identify the shape among several.
    private func isMeant(by json: JSONValue) -> Bool {
        guard case .structure(let structure) = self, let object = json.object else { return true }
        return structure.fields.allSatisfy { field in
            guard let text = object[field.name]?.string, !field.choices.isEmpty else { return true }
            return field.choices.contains { $0.value == text }
        }
    }

    private static func number(_ json: JSONValue) -> ParameterValue? {
        switch json {
        case .integer(let value): .int(value)
        case .number(let value): .double(value)
        default: nil
        }
    }

    /// Whole numbers are accepted because identifiers and raw values often look like ones.
    private static func name(_ json: JSONValue) -> String? {
        json.string ?? json.integer.map { String($0) }
    }

    /// Also reads a text, for forms that have no lists: its parts between commas.
    private static func list(_ json: JSONValue, of element: ValueShape) -> ParameterValue? {
        var elements: [ParameterValue] = []
        for json in json.array ?? json.string.map(parts) ?? [json] {
            guard let value = element.value(of: json) else { return nil }
            elements.append(value)
        }
        return .array(elements)
    }

    private static func parts(_ text: String) -> [JSONValue] {
        text.split(separator: ",").map { part in .string(String(part.drop { $0 == " " })) }
    }

    /// Keeps fields that the shape doesn't have, so that the error can name them.
    private static func structure(
        _ json: JSONValue, _ structure: StructureShape
    ) -> ParameterValue? {
        if let text = json.string { return .string(text) }
        guard let object = json.object else { return nil }
        var fields: [String: ParameterValue] = [:]
        for member in object where member.value != .null {
            let known = structure.fields.first { $0.name == member.name }
            let value = known?.shape.value(of: member.value)
            guard let value = value ?? (try? ParameterValue(json: member.value)) else { return nil }
            fields[member.name] = value
        }
        return .structure(fields)
    }

    private static func file(_ json: JSONValue) -> ParameterValue? {
        guard let value = try? ParameterValue(json: json), case .file = value else { return nil }
        return value
    }

    /// Returns a value as plain JSON; `nil` if it isn't of this shape, or can't be encoded.
    package func json(of value: ParameterValue) -> JSONValue? {
        switch (self, value) {
        case (.bool, .bool), (.integer, .int), (.number, .int), (.text, .string), (.url, .string),
            (.dateParts, .string):
            value.json
        case (.number, .double(let number)): number.isFinite ? .number(number) : nil
        // A number with more digits than a `Double`; JSON gets the nearest one.
        case (.number, .string(let digits)):
            Double(digits).flatMap { $0.isFinite ? .number($0) : nil }
        // Programs get the characters of an attributed text.
        case (.text, .structure(let fields)):
            if case .string(let text)? = fields["text"] { .string(text) } else { nil }
        case (.date, .date(let date)): .string(ParameterValue.text(of: date))
        case (.duration, .duration(let duration)): .string(duration.iso8601Text)
        case (.enumeration, .enumeration(_, let rawValue)): .string(rawValue)
        case (.entity, .entity(_, let id)): .string(id)
        case (.list(let element), .array(let values)): Self.all(values) { element.json(of: $0) }
        case (.structure(let structure), .structure(let fields)): structure.json(of: fields)
        case (.union(let shapes), _):
            shapes.lazy.compactMap { shape in
                shape.json(of: value).flatMap { shape.isMeant(by: $0) ? $0 : nil }
            }.first
        case (.file, .file): value.json
        case (.opaque, _): value.plainJSON
        default: nil
        }
    }

    private static func all(
        _ values: [ParameterValue], _ json: (ParameterValue) -> JSONValue?
    ) -> JSONValue? {
        let elements = values.compactMap(json)
        return elements.count == values.count ? .array(elements) : nil
    }
}

extension StructureShape {
    fileprivate func json(of values: [String: ParameterValue]) -> JSONValue? {
        var object = JSONObject()
        for field in fields {
            guard let value = values[field.name], !value.isNull else { continue }
            guard let json = field.shape.json(of: value) else { return nil }
            object[field.name] = json
        }
        return .object(object)
    }
}

extension ParameterValue {
    /// Reads plain JSON without a shape: the value's type reads texts as if a person had typed them.
    fileprivate init?(plain json: JSONValue, depth: Int) {
        guard depth <= Self.maximumDepth else { return nil }
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .integer(let value): self = .int(value)
        case .number(let value): self = .double(value)
        case .string(let text): self = .string(text)
        case .array(let elements):
            let values = elements.compactMap { ParameterValue(plain: $0, depth: depth + 1) }
            guard values.count == elements.count else { return nil }
            self = .array(values)
        case .object(let object):
            var fields: [String: ParameterValue] = [:]
            for member in object {
                guard let value = ParameterValue(plain: member.value, depth: depth + 1) else {
                    return nil
                }
                fields[member.name] = value
            }
            self = .structure(fields)
        }
    }

    /// The value as plain JSON without a shape; `nil` if it can't be encoded.
    fileprivate var plainJSON: JSONValue? {
        switch self {
        case .null, .bool, .int, .string: json
        case .double(let number): number.isFinite ? .number(number) : nil
        case .date(let date): .string(Self.text(of: date))
        case .duration(let duration): .string(duration.iso8601Text)
        case .entity(_, let id): .string(id)
        case .enumeration(_, let rawValue): .string(rawValue)
        case .file, .data: json
        case .array(let elements):
            Self.all(elements.map(\.plainJSON)).map(JSONValue.array)
        case .structure(let fields):
            Self.all(
                fields.sorted { $0.key < $1.key }.map { name, value in
                    value.plainJSON.map { (name, $0) }
                }
            ).map { .object(JSONObject(unique: $0)) }
        }
    }

    private static func all<Value>(_ values: [Value?]) -> [Value]? {
        let present = values.compactMap(\.self)
        return present.count == values.count ? present : nil
    }
}
