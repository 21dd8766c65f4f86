import AppIntentsMetadata
import Foundation

// A decimal is no separate value in Apple's list, but part of an amount of money.
extension Decimal {
    /// The number as data: as a number if that is exact, or else as a text.
    var parameterValue: ParameterValue {
        if isNaN { return .double(.nan) }
        let text = description
        if let whole = Int(text) { return .int(whole) }
        if let number = Double(text), Decimal(exactText: String(number)) == self {
            return .double(number)
        }
        return .string(text)
    }

    /// Reads the data of `parameterValue`, or digits that a person typed.
    init?(parameterValue data: ParameterValue) {
        switch data {
        case .int(let number): self.init(number)
        case .double(let number):
            // Converted through its digits, because 0.1 as a binary number is a different number.
            guard number.isFinite, let decimal = Self(exactText: String(number)) else { return nil }
            self = decimal
        case .string(let text):
            let digits = text.trimmingCharacters(in: .whitespaces)
            guard digits.utf8.count <= 80,
                digits.wholeMatch(of: /[+-]?[0-9]{1,38}(?:\.[0-9]{1,38})?/) != nil,
                let decimal = Self(exactText: digits)
            else { return nil }
            self = decimal
        default: return nil
        }
    }

    /// The nearest `Double`.
    var nearestDouble: Double { isNaN ? .nan : Double(description) ?? .nan }

    private init?(exactText text: String) {
        self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
        if isNaN { return nil }
    }
}
