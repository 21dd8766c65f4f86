/// A reader of the sentences in an intent's summary, whose type only the intent knows.
public struct _SummaryReader {
    var outline: SummaryOutline?
}

/// The sentences of a parameter summary with their conditions.
///
/// It holds key paths and is read where it is created, so it isn't Sendable.
package enum SummaryOutline {
    case sentence(SummarySentence)

    /// Alternatives; the first that applies counts.
    case branches([Branch])

    /// One of several alternatives.
    package struct Branch {
        /// Returns whether the branch applies to the values of an intent and to the family of the
        /// widget that it configures, if any.
        package let applies: (any AppIntent, IntentWidgetFamily?) -> Bool

        /// The summary of the branch.
        package let outline: SummaryOutline?
    }

    /// Returns the sentence that applies to the present values of an intent, in a widget of a
    /// family if it configures one.
    package func sentence(
        for intent: any AppIntent, in family: IntentWidgetFamily? = nil
    ) -> SummarySentence? {
        switch self {
        case .sentence(let sentence): sentence
        case .branches(let branches):
            branches.first { $0.applies(intent, family) }?.outline?
                .sentence(for: intent, in: family)
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
