import Foundation

/// A comparison of a text by its parts.
public enum StringComparisonOperator: Hashable, Sendable {
    /// The text contains the given part.
    case contains

    /// The text doesn't contain the given part.
    case doesNotContain

    /// The text starts with the given part.
    case hasPrefix

    /// The text ends with the given part.
    case hasSuffix
}

extension StringComparisonOperator {
    func holds(_ value: String, _ given: String) -> Bool {
        switch self {
        case .contains: value.contains(given)
        case .doesNotContain: !value.contains(given)
        case .hasPrefix: value.hasPrefix(given)
        case .hasSuffix: value.hasSuffix(given)
        }
    }
}
