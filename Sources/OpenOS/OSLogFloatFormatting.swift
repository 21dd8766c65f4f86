internal import Foundation

/// The form of a number with a fraction, as `printf` has it.
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

    /// All digits before the point and six behind it.
    public static var fixed: OSLogFloatFormatting { fixed() }
    /// The base of sixteen.
    public static var hex: OSLogFloatFormatting { hex() }
    /// One digit before the point, six behind it, and an exponent.
    public static var exponential: OSLogFloatFormatting { exponential() }
    /// The shorter one of `fixed` and `exponential`.
    public static var hybrid: OSLogFloatFormatting { hybrid() }

    /// Returns the form with so many digits behind the point.
    public static func fixed(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", explicitPositiveSign, uppercase, precision)
    }

    /// Returns the form with six digits behind the point.
    public static func fixed(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", explicitPositiveSign, uppercase)
    }

    /// Returns the form to the base of sixteen.
    public static func hex(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("a", explicitPositiveSign, uppercase)
    }

    /// Returns the form with an exponent and so many digits behind the point.
    public static func exponential(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", explicitPositiveSign, uppercase, precision)
    }

    /// Returns the form with an exponent and six digits behind the point.
    public static func exponential(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", explicitPositiveSign, uppercase)
    }

    /// Returns the shorter form with so many significant digits.
    public static func hybrid(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", explicitPositiveSign, uppercase, precision)
    }

    /// Returns the shorter form with six significant digits.
    public static func hybrid(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", explicitPositiveSign, uppercase)
    }

    /// The most digits; more are a mistake that would fill the log.
    private static let maximumPrecision = 1000

    func text(_ number: Double) -> String {
        let precision = precision.map { ".\(min(max(0, $0()), Self.maximumPrecision))" } ?? ""
        let sign = explicitPositiveSign ? "+" : ""
        return String(format: "%\(sign)\(precision)\(conversion)", number)
    }
}
