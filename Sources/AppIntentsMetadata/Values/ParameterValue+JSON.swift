package import Foundation
package import _JSONValue

/// The only form in which a value is written as JSON, for recipes, the database, pages and
/// assistants' views.
extension ParameterValue {
    /// The maximum depth of lists and structures when reading.
    package static let maximumDepth = 32

    /// The value as JSON.
    ///
    /// Texts, numbers, Booleans, null and lists are themselves. Other values are objects with a
    /// distinguishing member: `{"date": ISO 8601}`, `{"duration": ISO 8601}`, `{"entity": type,
    /// "id": id}`, `{"enum": type, "case": raw value}`, `{"fields": {name: value}}`, `{"file": id,
    /// "name": …, "size": …}` with `type` if it is known, `{"data": base 64}`, and `{"number":
    /// "infinity"}` for values that JSON has no number for.
    package var json: JSONValue {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .int(let value): .integer(value)
        case .double(let value): Self.json(of: value)
        case .string(let text): .string(text)
        case .array(let elements): .array(elements.map(\.json))
        case .date(let date): ["date": .string(Self.text(of: date))]
        case .duration(let duration): ["duration": .string(duration.iso8601Text)]
        case .entity(let type, let id): ["entity": .string(type), "id": .string(id)]
        case .enumeration(let type, let rawValue):
            ["enum": .string(type), "case": .string(rawValue)]
        case .structure(let fields):
            // In a fixed order, so that one value always has the same text.
            [
                "fields": .object(
                    JSONObject(
                        unique: fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }))
            ]
        case .file(let file): .object(Self.json(of: file))
        case .data(let bytes): ["data": .string(Data(bytes).base64EncodedString())]
        }
    }

    private static func json(of number: Double) -> JSONValue {
        if number.isFinite { return .number(number) }
        return ["number": number.isNaN ? "nan" : number < 0 ? "-infinity" : "infinity"]
    }

    private static func json(of file: FileReference) -> JSONObject {
        var object: JSONObject = ["file": .string(file.id), "name": .string(file.name)]
        object["size"] = file.size.map(JSONValue.integer)
        object["type"] = file.contentType.map(JSONValue.string)
        return object
    }

    /// Reads the JSON of `json`.
    ///
    /// Other members than those that identify the value are ignored.
    package init(json: JSONValue) throws(ParameterValueError) {
        try self.init(json: json, depth: 0)
    }

    private init(json: JSONValue, depth: Int) throws(ParameterValueError) {
        guard depth <= Self.maximumDepth else {
            throw ParameterValueError("values nest deeper than \(Self.maximumDepth)")
        }
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .integer(let value): self = .int(value)
        case .number(let value): self = .double(value)
        case .string(let text): self = .string(text)
        case .array(let elements):
            var values: [ParameterValue] = []
            values.reserveCapacity(elements.count)
            for element in elements {
                values.append(try ParameterValue(json: element, depth: depth + 1))
            }
            self = .array(values)
        case .object(let object): self = try Self.tagged(object, depth: depth)
        }
    }

    private static func tagged(
        _ object: JSONObject, depth: Int
    ) throws(ParameterValueError) -> Self {
        func text(_ name: String) throws(ParameterValueError) -> String? {
            guard let member = object[name] else { return nil }
            guard let text = member.string else {
                throw ParameterValueError("“\(name)” must be a text")
            }
            return text
        }
        if let type = try text("entity"), let id = try text("id") {
            return .entity(type: type, id: id)
        }
        if let type = try text("enum"), let rawValue = try text("case") {
            return .enumeration(type: type, rawValue: rawValue)
        }
        if let text = try text("date") { return .date(try date(text)) }
        if let text = try text("duration") {
            guard let duration = Duration(iso8601: text) else {
                throw ParameterValueError("“\(text.prefix(64))” is not a duration like PT1H30M")
            }
            return .duration(duration)
        }
        if let members = object["fields"] { return try structure(members, depth: depth) }
        if let id = try text("file") {
            let size = object["size"]
            guard let name = try text("name"), size == nil || size?.integer ?? -1 >= 0 else {
                throw ParameterValueError("a file must have a name, and its size must be a number")
            }
            return .file(
                FileReference(
                    id: id, name: name, contentType: try text("type"), size: size?.integer))
        }
        if let text = try text("data") {
            guard let data = Data(base64Encoded: text) else {
                throw ParameterValueError("base 64 was expected")
            }
            return .data([UInt8](data))
        }
        switch try text("number") {
        case "infinity"?: return .double(.infinity)
        case "-infinity"?: return .double(-.infinity)
        case "nan"?: return .double(.nan)
        default:
            throw ParameterValueError(
                """
                an object must have entity and id, enum and case, date, duration, fields, file, number or \
                data
                """)
        }
    }

    private static func structure(
        _ json: JSONValue, depth: Int
    ) throws(ParameterValueError) -> Self {
        guard let members = json.object else {
            throw ParameterValueError("“fields” must be an object")
        }
        var fields: [String: ParameterValue] = [:]
        for member in members {
            fields[member.name] = try ParameterValue(json: member.value, depth: depth + 1)
        }
        return .structure(fields)
    }

    // MARK: - Dates

    private static func date(_ text: String) throws(ParameterValueError) -> Date {
        guard
            let date = (try? Date(text, strategy: dateStyle))
                ?? (try? Date(text, strategy: .iso8601))
        else {
            throw ParameterValueError(
                "“\(text.prefix(64))” is not a date like 2026-11-21T09:30:00.000Z")
        }
        return date
    }

    /// Returns a date to the nearest millisecond; the style alone truncates, and so would lose one
    /// with each writing.
    package static func text(of date: Date) -> String {
        // Years have four digits; dates beyond are clamped to that range.
        let interval = min(
            max(date.timeIntervalSinceReferenceDate, -63_114_076_800), 252_423_993_599.999)
        let milliseconds = interval.isNaN ? 0 : (interval * 1000).rounded()
        let inside = (milliseconds + 0.25) / 1000
        return Date(timeIntervalSinceReferenceDate: inside).formatted(dateStyle)
    }

    /// The only form in which a date is written: ISO 8601, UTC, with milliseconds.
    private static var dateStyle: Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    }
}

/// The reason why JSON is no value, as the second half of a sentence.
package struct ParameterValueError: Error, Hashable {
    package let message: String

    init(_ message: String) {
        self.message = message
    }
}
