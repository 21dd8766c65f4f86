import AppIntents
package import AppIntentsMetadata
package import _Localization

/// The answer to a question of a run.
package enum Answer: Sendable {
    /// Yes, to what the snippet showed last (CON-9); without a result the snippet is performed once
    /// more for its value.
    case confirmed(snippet: RunResult? = nil)
    /// The place of the option that was chosen.
    case option(Int)
    /// The values that were given, by parameter.
    case values([String: ParameterValue])
}

/// An answer that does not fit its question, which is a mistake of the surface.
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

/// An intent asked something where nothing can be answered.
package struct UnanswerableQuestion: Error, CustomLocalizedStringResourceConvertible {
    package init() {}

    package var localizedStringResource: LocalizedStringResource {
        .init(system: "This asks something first. Please start it from the search.")
    }
}
