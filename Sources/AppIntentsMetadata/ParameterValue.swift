public import Foundation

/// A parameter's value as data: what a recipe keeps, what a surface sends, what a log may show.
///
/// An entity is its identifier, never its contents. The JSON form is the natural one (`null`,
/// `true`, `3`, `"text"`, `[…]`); an entity is `{"entity": type, "id": id}`, an enumeration case
/// `{"enum": type, "case": raw value}`, a date `{"date": ISO 8601}` and opaque data `{"data": base
/// 64}`.
public enum ParameterValue: Sendable, Hashable {
    /// No value.
    case null
    /// Yes or no.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A number.
    case double(Double)
    /// A text.
    case string(String)
    /// A point in time, to the millisecond.
    case date(Date)
    /// An entity, by the identifiers of its type and of itself.
    case entity(type: String, id: String)
    /// A case of an enumeration, by the identifier of its type and its raw value.
    case enumeration(type: String, rawValue: String)
    /// Several values in order.
    case array([ParameterValue])
    /// The bytes of a value that only the app can read.
    case data([UInt8])

    /// Whether there is no value.
    public var isNull: Bool { self == .null }
}

extension ParameterValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
    ExpressibleByArrayLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .int(value) }
    public init(floatLiteral value: Double) { self = .double(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(nilLiteral: ()) { self = .null }
    public init(arrayLiteral elements: ParameterValue...) { self = .array(elements) }
}

extension ParameterValue: Codable {
    private enum Key: String, CodingKey {
        case entity, id, `enum`, `case`, date, data
    }

    public init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: Key.self) {
            self = try Self.tagged(object)
            return
        }
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
            self = .null
        } else if let bool = try? single.decode(Bool.self) {
            self = .bool(bool)
        } else if let int = try? single.decode(Int.self) {
            self = .int(int)
        } else if let double = try? single.decode(Double.self) {
            self = .double(double)
        } else if let string = try? single.decode(String.self) {
            self = .string(string)
        } else {
            self = .array(try single.decode([ParameterValue].self))
        }
    }

    private static func tagged(_ object: KeyedDecodingContainer<Key>) throws -> Self {
        if object.contains(.entity) {
            return .entity(
                type: try object.decode(String.self, forKey: .entity),
                id: try object.decode(String.self, forKey: .id))
        }
        if object.contains(.enum) {
            return .enumeration(
                type: try object.decode(String.self, forKey: .enum),
                rawValue: try object.decode(String.self, forKey: .case))
        }
        if object.contains(.date) {
            let text = try object.decode(String.self, forKey: .date)
            guard let date = try? Date(text, strategy: Self.dateStyle) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .date, in: object,
                    debugDescription: "“\(text)” is not a date like 2026-11-21T09:30:00.000Z.")
            }
            return .date(date)
        }
        guard object.contains(.data),
            let data = Data(base64Encoded: try object.decode(String.self, forKey: .data))
        else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: object.codingPath,
                    debugDescription:
                        "An object must have entity and id, enum and case, date, or data."))
        }
        return .data([UInt8](data))
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .entity(let type, let id):
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(type, forKey: .entity)
            try object.encode(id, forKey: .id)
        case .enumeration(let type, let rawValue):
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(type, forKey: .enum)
            try object.encode(rawValue, forKey: .case)
        case .date(let date):
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(Self.text(of: date), forKey: .date)
        case .data(let bytes):
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(Data(bytes).base64EncodedString(), forKey: .data)
        case .null, .bool, .int, .double, .string, .array:
            try encodeNatural(to: encoder)
        }
    }

    private func encodeNatural(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        switch self {
        case .bool(let value): try single.encode(value)
        case .int(let value): try single.encode(value)
        case .double(let value): try single.encode(value)
        case .string(let value): try single.encode(value)
        case .array(let value): try single.encode(value)
        default: try single.encodeNil()
        }
    }

    /// A date to the nearest millisecond; the style alone cuts off, and so loses one with each
    /// writing.
    private static func text(of date: Date) -> String {
        let milliseconds = (date.timeIntervalSinceReferenceDate * 1000).rounded()
        let inside = (milliseconds + 0.25) / 1000
        return Date(timeIntervalSinceReferenceDate: inside).formatted(dateStyle)
    }

    /// The one form in which a date is written: ISO 8601, UTC, with milliseconds.
    private static var dateStyle: Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    }
}
