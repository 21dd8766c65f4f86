import AppIntents
import AppIntentsMetadata
import Foundation

/// A typed condition: `name contains fuji`, `distance <= 5 km`, `height between 100 and 200`.
struct FilterSentence {
    private let text: Substring

    init(_ text: String) {
        self.text = text[...].trimmed
    }

    /// Returns the condition that the sentence means; `nil` if it begins with none of the
    /// properties, or the rest is no comparison of that property.
    func filter(among properties: [FilteredProperty]) -> FindRequest.Filter? {
        // The longest name first: `date added` begins with `date`.
        for property in properties.sorted(by: { $0.name.count > $1.name.count }) {
            guard let rest = rest(after: property.name) else { continue }
            for (words, comparison) in Self.comparisons
            where property.inputType(for: comparison) != nil {
                guard let rest = Self.rest(of: rest, after: words) else { continue }
                guard let inputs = Self.inputs(rest, for: comparison) else { continue }
                return FindRequest.Filter(
                    property: property.name, comparison: comparison, inputs: inputs)
            }
        }
        return nil
    }

    private func rest(after name: String) -> Substring? {
        Self.rest(of: text, after: name)
            ?? Self.rest(of: text, after: PropertyName.readable(name).lowercased())
    }

    /// Returns the rest of a text after some whole words at its beginning; `nil` if it doesn't
    /// begin with them.
    private static func rest(of text: Substring, after words: String) -> Substring? {
        guard let range = text.range(of: words, options: [.anchored, .caseInsensitive]) else {
            return nil
        }
        let rest = text[range.upperBound...]
        guard let next = rest.first, let last = words.last else { return rest }
        if next.isWhitespace { return rest.trimmed }
        // Symbols need no space around them.
        return last.isLetter == next.isLetter ? nil : rest.trimmed
    }

    private static func inputs(
        _ rest: Substring, for comparison: _ValueComparison
    ) -> [ParameterValue]? {
        switch comparison.inputCount {
        case 0: return rest.isEmpty ? [] : nil
        case 1: return rest.isEmpty ? nil : [.string(rest.unquoted)]
        default:
            guard let and = rest.range(of: " and ", options: .caseInsensitive) else { return nil }
            return [
                .string(rest[..<and.lowerBound].trimmed.unquoted),
                .string(rest[and.upperBound...].trimmed.unquoted),
            ]
        }
    }

    /// The words of the comparisons; longer ones go before their own prefixes.
    static let comparisons: [(words: String, comparison: _ValueComparison)] =
        named
        + _ValueComparison.allCases.map { ($0.rawValue, $0) }.sorted { $0.0.count > $1.0.count }

    private static let named: [(String, _ValueComparison)] = [
        ("is between", .isBetween), ("is not before", .greaterThanOrEqualTo),
        ("is not after", .lessThanOrEqualTo), ("is greater than", .greaterThan),
        ("greater than", .greaterThan), ("is less than", .lessThan), ("less than", .lessThan),
        ("is at least", .greaterThanOrEqualTo), ("at least", .greaterThanOrEqualTo),
        ("is at most", .lessThanOrEqualTo), ("at most", .lessThanOrEqualTo),
        ("is before", .lessThan), ("before", .lessThan), ("is after", .greaterThan),
        ("after", .greaterThan), ("begins with", .hasPrefix), ("starts with", .hasPrefix),
        ("ends with", .hasSuffix), ("has no value", .hasNoValue), ("has a value", .hasValue),
        ("is not", .notEqualTo), ("!=", .notEqualTo), ("<=", .lessThanOrEqualTo),
        (">=", .greaterThanOrEqualTo), ("<", .lessThan), (">", .greaterThan), ("==", .equalTo),
        ("=", .equalTo), ("~", .contains),
    ]
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// The text without quotation marks around it.
    fileprivate var unquoted: String {
        guard count >= 2, let first, first == last, first == "\"" || first == "'" else {
            return String(self)
        }
        return String(dropFirst().dropLast())
    }
}
