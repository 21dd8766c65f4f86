import Foundation
import Synchronization

/// The grouping of a whole number's digits in a locale, derived from samples of its formatter.
struct WholeNumberPattern: Sendable {
    /// `nil` for a locale that groups no digits.
    private let separator: String?
    /// The number of digits in each group except the last, which has three.
    private let digitsOfGroup: Int
    /// The least number that is grouped.
    private let leastGrouped: UInt64

    private static let known = Mutex<[String: WholeNumberPattern?]>([:])

    /// Returns the pattern of a locale; `nil` if its formatter does anything other than group Latin
    /// digits.
    static func of(_ locale: Locale) -> WholeNumberPattern? {
        let identifier = locale.identifier
        if let known = known.withLock({ $0[identifier] }) { return known }
        let pattern = WholeNumberPattern(
            shownBy: IntegerFormatStyle<UInt64>(locale: locale).format(_:))
        known.withLock { known in
            // Clients may request any language.
            if known.count >= 256 { known = [:] }
            known[identifier] = .some(pattern)
        }
        return pattern
    }

    private init?(shownBy format: (UInt64) -> String) {
        let large = format(123_456_789_012)
        let groups = large.split { !$0.isNumber }
        let separators = Set(large.split { $0.isNumber }.map(String.init))
        guard groups.joined() == "123456789012", separators.count <= 1 else { return nil }
        separator = separators.first
        digitsOfGroup = groups.dropFirst().first?.count ?? 3
        leastGrouped =
            if separator.map({ format(1234).contains($0) }) ?? false { 1000 } else { 10000 }
        // These check whether the samples were parsed correctly.
        for number: UInt64 in [0, 7, 999, 1234, 12345, 123_456, 1_234_567, 123_456_789_012]
        where text(of: number) != format(number) {
            return nil
        }
    }

    /// Returns the digits of a number in groups.
    func text(of number: UInt64) -> String {
        let digits = String(number)
        guard let separator, number >= leastGrouped else { return digits }
        var text = Substring(digits)
        let last = text.suffix(3)
        text.removeLast(3)
        var groups = [last]
        while !text.isEmpty {
            groups.append(text.suffix(digitsOfGroup))
            text = text.dropLast(digitsOfGroup)
        }
        return groups.reversed().joined(separator: separator)
    }
}
