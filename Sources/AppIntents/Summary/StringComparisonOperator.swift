import Foundation

/// Compares text by its parts.
public enum StringComparisonOperator: Hashable, Sendable {
    /// The text has the given part.
    case contains

    /// The text lacks the given part.
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
