import AppIntents
package import AppIntentsMetadata
package import _Localization

/// The answer to a question of a run.
package enum Answer: Sendable {
    /// A confirmation of the snippet shown last (CON-9); without a result the snippet is performed
    /// once more for its value.
    case confirmed(snippet: RunResult? = nil)
    /// The index of the chosen option.
    case option(Int)
    /// The given values, by parameter.
    case values([String: ParameterValue])
}

/// The error of an answer that does not fit its question, which is a mistake of the surface.
package struct UnusableAnswer: Error, Hashable, Sendable {
    /// The title of the intent that asked.
    package let intent: String

    /// The explanation for the surface's developer.
    package var diagnostic: String {
        """
        The answer to a question of “\(intent)” does not fit it. A surface answers a confirmation with \
        .confirmed, a choice with the place of one of its options, and fields with their values.
        """
    }
}

/// The error of an intent that asked where no answer is possible.
package struct UnanswerableQuestion: Error, CustomLocalizedStringResourceConvertible {
    package init() {}

    package var localizedStringResource: LocalizedStringResource {
        .init(system: "This asks something first. Please start it from the search.")
    }
}
