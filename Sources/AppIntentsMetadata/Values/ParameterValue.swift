public import Foundation

/// A parameter's value as data: recipes store it, surfaces send it, and logs may show it.
///
/// An entity is represented by its identifier, never its contents, and a file by a reference, never
/// its bytes. There is one JSON form, described at `json`.
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
    /// A duration.
    case duration(Duration)
    /// An entity, by the identifiers of its type and of itself.
    case entity(type: String, id: String)
    /// A case of an enumeration, by the identifier of its type and its raw value.
    case enumeration(type: String, rawValue: String)
    /// Several values in order.
    case array([ParameterValue])
    /// Values by the names of their fields.
    case structure([String: ParameterValue])
    /// A file, by a reference to its bytes.
    case file(FileReference)
    /// The bytes of a value that only the app can read.
    case data([UInt8])

    /// There is no value.
    public var isNull: Bool { self == .null }

    /// Every number in the value is finite, as all values from outside must be.
    package var isFinite: Bool {
        switch self {
        case .double(let number): number.isFinite
        case .array(let elements): elements.allSatisfy(\.isFinite)
        case .structure(let fields): fields.values.allSatisfy(\.isFinite)
        case .null, .bool, .int, .string, .date, .duration, .entity, .enumeration, .file, .data:
            true
        }
    }
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

extension ParameterValue {
    /// The name that programs use for the value: a text, an identifier or a raw value; `nil` for a
    /// value without one.
    package var programName: String? {
        switch self {
        case .string(let name), .entity(_, let name), .enumeration(_, let name): name
        default: nil
        }
    }
}
