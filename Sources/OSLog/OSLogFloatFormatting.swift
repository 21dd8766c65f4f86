internal import Foundation

/// How a number with a fraction is written, in the ways of `printf`.
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

    /// With all digits before the point and six behind it.
    public static var fixed: OSLogFloatFormatting { fixed() }
    /// To the base of sixteen.
    public static var hex: OSLogFloatFormatting { hex() }
    /// With one digit before the point, and an exponent.
    public static var exponential: OSLogFloatFormatting { exponential() }
    /// As `fixed` or as `exponential`, whichever is shorter.
    public static var hybrid: OSLogFloatFormatting { hybrid() }

    /// With so many digits behind the point.
    public static func fixed(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", explicitPositiveSign, uppercase, precision)
    }

    /// With six digits behind the point.
    public static func fixed(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", explicitPositiveSign, uppercase)
    }

    /// To the base of sixteen.
    public static func hex(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("a", explicitPositiveSign, uppercase)
    }

    /// With an exponent and so many digits behind the point.
    public static func exponential(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", explicitPositiveSign, uppercase, precision)
    }

    /// With an exponent and six digits behind the point.
    public static func exponential(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", explicitPositiveSign, uppercase)
    }

    /// With so many significant digits, as `fixed` or as `exponential`.
    public static func hybrid(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", explicitPositiveSign, uppercase, precision)
    }

    /// With six significant digits, as `fixed` or as `exponential`.
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
