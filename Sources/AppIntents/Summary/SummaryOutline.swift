/// Takes the sentences out of the summary of an intent, whose type only the intent knows.
public struct _SummaryReader {
    var outline: SummaryOutline?
}

/// The sentences of a parameter summary and when each of them applies.
///
/// It holds key paths and is read where it is made, so it isn't Sendable.
package enum SummaryOutline {
    case sentence(SummarySentence)

    /// Alternatives, of which the first that applies counts.
    case branches([Branch])

    /// One of several alternatives.
    package struct Branch {
        /// Says whether the branch applies to the values of an intent.
        package let applies: (any AppIntent) -> Bool

        /// The summary of the branch.
        package let outline: SummaryOutline?
    }

    /// The sentence that applies to the present values of an intent.
    package func sentence(for intent: any AppIntent) -> SummarySentence? {
        switch self {
        case .sentence(let sentence): sentence
        case .branches(let branches):
            branches.first { $0.applies(intent) }?.outline?.sentence(for: intent)
        }
    }

    /// All sentences in the order of their declaration.
    package var sentences: [SummarySentence] {
        switch self {
        case .sentence(let sentence): [sentence]
        case .branches(let branches): branches.flatMap { $0.outline?.sentences ?? [] }
        }
    }
}
