public import Foundation

/// A number that a localized text can contain.
public protocol _FormatSpecifiable: Sendable {
    /// The specifier of the type in a key, such as `%lld`.
    static var _formatSpecifier: String { get }

    /// The number in the form in which a text stores it.
    var _localizationArgument: _LocalizationArgument { get }
}

/// A number in the form in which a localized text stores it.
public struct _LocalizationArgument: Sendable {
    package let value: LocalizationArgument.Value

    fileprivate init(_ value: LocalizationArgument.Value) {
        self.value = value
    }
}

extension _FormatSpecifiable where Self: SignedInteger {
    public var _localizationArgument: _LocalizationArgument {
        _LocalizationArgument(.signed(Int64(clamping: self)))
    }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
    public var _localizationArgument: _LocalizationArgument {
        _LocalizationArgument(.unsigned(UInt64(clamping: self)))
    }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var _localizationArgument: _LocalizationArgument {
        _LocalizationArgument(.real(Double(self)))
    }
}

extension Int: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%lf" }
}
