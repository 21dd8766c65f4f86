public import _Localization

/// The verb on the button that confirms an action.
///
/// People decide by it, so it names what will happen:
///
///     try await requestConfirmation(actionName: .search, snippetIntent: request)
public struct ConfirmationActionName: Sendable {
    /// The text of the button that confirms.
    package let acceptLabel: LocalizedStringResource

    /// Other answers that confirm, for voice.
    package let acceptAlternatives: [LocalizedStringResource]

    /// The text of the button that declines.
    package let denyLabel: LocalizedStringResource

    /// Other answers that decline, for voice.
    package let denyAlternatives: [LocalizedStringResource]

    /// The action destroys something, which the button shows.
    package let isDestructive: Bool

    /// Makes a name with custom labels.
    ///
    /// The labels are the texts of the two buttons; the alternatives are other answers that count
    /// when the person speaks. A destructive action is shown as such.
    public static func custom(
        acceptLabel: LocalizedStringResource,
        acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource,
        denyAlternatives: [LocalizedStringResource],
        destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(
            acceptLabel: acceptLabel, acceptAlternatives: acceptAlternatives,
            denyLabel: denyLabel, denyAlternatives: denyAlternatives, isDestructive: destructive)
    }
}

extension ConfirmationActionName {
    /// Creates the name of a verb of the framework.
    init(label: LocalizedStringResource) {
        self = .custom(
            acceptLabel: label, acceptAlternatives: [],
            denyLabel: LocalizedStringResource(system: "Cancel"), denyAlternatives: [])
    }
}
