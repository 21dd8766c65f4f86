public import Foundation

/// A value that a chart can show by a position, a color, a symbol or a size.
///
/// Numbers, dates and strings are plotted as they are. A custom type is plotted as one of these; an
/// enumeration with raw values as its raw value.
public protocol Plottable {
    /// The type of the number, date or string that represents the value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The number, date or string that represents the value.
    var primitivePlottable: Self.PrimitivePlottable { get }

    /// Creates the value that a number, date or string represents; `nil` if there is none.
    init?(primitivePlottable: Self.PrimitivePlottable)
}

/// A number, a date or a string, to which all plotted values convert.
public protocol PrimitivePlottableProtocol: Plottable {
    /// The value on an axis; only the system's types provide it.
    var _scalar: _ChartScalar { get }

    /// Creates the value from one on an axis; only the system's types implement it.
    init?(_scalar: _ChartScalar)
}

/// A plotted value without its type.
public enum _ChartScalar: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A date, in seconds since the reference date.
    case date(Double)
    /// A category, which has an order but no distances.
    case category(String)
}

extension Plottable where Self: PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }

    /// Creates a copy.
    public init?(primitivePlottable: Self) {
        self = primitivePlottable
    }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    /// The primitive value of the raw value.
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

    /// Creates the value whose raw value has a primitive value.
    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: raw)
    }
}

extension Plottable {
    var scalar: _ChartScalar { primitivePlottable._scalar }

    /// Creates the value from one on an axis; `nil` if the axis shows values of another kind.
    init?(scalar: _ChartScalar) {
        guard let primitive = PrimitivePlottable(_scalar: scalar) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension _ChartScalar {
    /// The number, or the seconds of the date; `nil` for a category and for infinite values.
    var number: Double? {
        switch self {
        case .number(let value), .date(let value): value.isFinite ? value : nil
        case .category: nil
        }
    }
}

// MARK: - The types of the system

extension BinaryInteger where Self: PrimitivePlottableProtocol {
    /// The number.
    public var _scalar: _ChartScalar { .number(Double(self)) }

    /// Creates the nearest whole number.
    public init?(_scalar: _ChartScalar) {
        guard case .number(let value) = _scalar, value.isFinite,
            let number = Self(exactly: value.rounded())
        else { return nil }
        self = number
    }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
    /// The number.
    public var _scalar: _ChartScalar { .number(Double(self)) }

    /// Creates the number.
    public init?(_scalar: _ChartScalar) {
        guard case .number(let value) = _scalar else { return nil }
        self.init(value)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    /// The number, rounded to a `Double`.
    public var _scalar: _ChartScalar { .number(NSDecimalNumber(decimal: self).doubleValue) }

    /// Creates the number.
    public init?(_scalar: _ChartScalar) {
        guard case .number(let value) = _scalar, value.isFinite else { return nil }
        self.init(value)
    }
}

extension Date: PrimitivePlottableProtocol {
    /// The date.
    public var _scalar: _ChartScalar { .date(timeIntervalSinceReferenceDate) }

    /// Creates the date.
    public init?(_scalar: _ChartScalar) {
        guard case .date(let seconds) = _scalar else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension String: PrimitivePlottableProtocol {
    /// The category with the name.
    public var _scalar: _ChartScalar { .category(self) }

    /// Creates the name of the category.
    public init?(_scalar: _ChartScalar) {
        guard case .category(let name) = _scalar else { return nil }
        self = name
    }
}
