public import Foundation
import _Localization

/// The reason why there is no current focus filter.
public enum SetFocusFilterIntentError: LocalizedError, Equatable {
    /// No focus with such a filter is on.
    case notFound
    /// A required parameter of the filter has no value.
    case missingParameterValue

    /// The description of the error, a sentence.
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
