internal import Foundation

/// The format of a floating-point number, as in `printf`.
public struct OSLogFloatFormatting {
    private let conversion: String
    private let explicitPositiveSign: Bool
    private let precision: (() -> Int)?

    private init(
        _ conversion: String, _ explicitPositiveSign: Bool, _ uppercase: Bool,
        _ precision: (() -> Int)? = nil
    ) {
        self.conversion = uppercase ? conversion.uppercased() : conversion
        self.explicitPositiveSign = explicitPositiveSign
        self.precision = precision
    }

    /// All digits before the decimal point and six after it.
    public static var fixed: OSLogFloatFormatting { fixed() }
    /// Hexadecimal.
    public static var hex: OSLogFloatFormatting { hex() }
    /// One digit before the decimal point, six after it, and an exponent.
    public static var exponential: OSLogFloatFormatting { exponential() }
    /// The shorter one of `fixed` and `exponential`.
    public static var hybrid: OSLogFloatFormatting { hybrid() }

    /// Returns the fixed format with a number of digits after the decimal point.
    public static func fixed(
        precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", explicitPositiveSign, uppercase, precision)
    }

    /// Returns the hexadecimal format.
    public static func hex(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("a", explicitPositiveSign, uppercase)
    }

    /// Returns the exponential format with a number of digits after the decimal point.
    public static func exponential(
        precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", explicitPositiveSign, uppercase, precision)
    }

    /// Returns the shorter format with a number of significant digits.
    public static func hybrid(
        precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", explicitPositiveSign, uppercase, precision)
    }

    /// The maximum number of digits; more are a mistake that would fill the log.
    private static let maximumPrecision = 1000

    func text(_ number: Double) -> String {
        let precision = precision.map { ".\(min(max(0, $0()), Self.maximumPrecision))" } ?? ""
        let sign = explicitPositiveSign ? "+" : ""
        return String(format: "%\(sign)\(precision)\(conversion)", number)
    }
}
