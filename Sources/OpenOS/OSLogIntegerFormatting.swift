/// The format of a whole number.
public struct OSLogIntegerFormatting {
    private let radix: Int
    private let prefix: String
    private let explicitPositiveSign: Bool
    private let uppercase: Bool
    private let minDigits: () -> Int

    /// Decimal.
    public static var decimal: OSLogIntegerFormatting { decimal() }
    /// Hexadecimal.
    public static var hex: OSLogIntegerFormatting { hex() }
    /// Octal.
    public static var octal: OSLogIntegerFormatting { octal() }

    /// Returns the decimal format, with or without a plus sign and leading zeros.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 10, prefix: "", explicitPositiveSign: explicitPositiveSign, uppercase: false,
            minDigits: minDigits)
    }

    /// Returns the hexadecimal format, with or without a plus sign, `0x` and leading zeros.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "",
            explicitPositiveSign: explicitPositiveSign, uppercase: uppercase, minDigits: minDigits)
    }

    /// Returns the octal format, with or without a plus sign, `0o` and leading zeros.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0o" : "",
            explicitPositiveSign: explicitPositiveSign, uppercase: uppercase, minDigits: minDigits)
    }

    /// The maximum number of digits; more are a mistake that would fill the log.
    private static let maximumDigits = 1000

    func text(_ number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
        let missing = min(minDigits(), Self.maximumDigits) - digits.count
        let sign = number < 0 ? "-" : explicitPositiveSign ? "+" : ""
        return sign + prefix + String(repeating: "0", count: max(0, missing)) + digits
    }
}
