import AppIntentsMetadata
import Foundation
import _JSON

extension JSONReader {
    /// Reads a parameter's value in the form that `ParameterValue` describes.
    mutating func readParameterValue() throws(JSONReadError) -> ParameterValue {
        switch peek() {
        case UInt8(ascii: "n"):
            try readNull()
            return .null
        case UInt8(ascii: "t"), UInt8(ascii: "f"):
            return .bool(try readBool())
        case UInt8(ascii: "\""):
            return .string(try readString())
        case UInt8(ascii: "["):
            var elements: [ParameterValue] = []
            try readArray { (reader) throws(JSONReadError) in
                elements.append(try reader.readParameterValue())
            }
            return .array(elements)
        case UInt8(ascii: "{"):
            return try readTaggedValue()
        default:
            switch try readNumber() {
            case .int(let value): return .int(value)
            case .double(let value): return .double(value)
            }
        }
    }

    /// Reads the values that have no natural form: entities, enumeration cases, dates and data.
    private mutating func readTaggedValue() throws(JSONReadError) -> ParameterValue {
        var members: [String: String] = [:]
        try readObject { (reader, name) throws(JSONReadError) in
            switch name {
            case "entity", "id", "enum", "case", "date", "data":
                members[name] = try reader.readString()
            default:
                try reader.skip()
            }
        }
        if let type = members["entity"], let id = members["id"] {
            return .entity(type: type, id: id)
        }
        if let type = members["enum"], let rawValue = members["case"] {
            return .enumeration(type: type, rawValue: rawValue)
        }
        if let text = members["date"] {
            let precise = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
            let date =
                (try? Date(text, strategy: precise)) ?? (try? Date(text, strategy: .iso8601))
            guard let date else { throw failure("a date like 2026-11-21T09:30:00Z was expected") }
            return .date(date)
        }
        if let text = members["data"] {
            guard let data = Data(base64Encoded: text) else {
                throw failure("base 64 was expected")
            }
            return .data([UInt8](data))
        }
        throw failure("an object must have entity and id, enum and case, date, or data")
    }
}
