public import Foundation
import _Localization

/// Why there is no focus filter to read.
public enum SetFocusFilterIntentError: LocalizedError, Equatable {
    /// No focus with such a filter is on.
    case notFound
    /// A parameter of the filter must have a value and has none.
    case missingParameterValue

    /// A sentence about it.
    public var errorDescription: String? {
        let words: LocalizedStringResource =
            switch self {
            case .notFound: .init(system: "No focus with this filter is on.")
            case .missingParameterValue: .init(system: "The focus filter is not set up yet.")
            }
        return words.text(in: .current)
    }
}

extension SetFocusFilterIntentError: Hashable {}
