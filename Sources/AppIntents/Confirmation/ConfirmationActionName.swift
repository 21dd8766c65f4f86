public import _Localization

/// The verb on the button that confirms an action.
///
/// People decide by it, so it names what will happen:
///
///     try await requestConfirmation(actionName: .search, snippetIntent: request)
public struct ConfirmationActionName: Sendable {
    /// The name of the verb among those of the framework; `nil` for a custom one.
    package let verb: String?

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

    init(verb: String, label: LocalizedStringResource) {
        self.verb = verb
        self.acceptLabel = label
        self.acceptAlternatives = []
        self.denyLabel = LocalizedStringResource(system: "Cancel")
        self.denyAlternatives = []
        self.isDestructive = false
    }

    private init(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
        isDestructive: Bool
    ) {
        self.verb = nil
        self.acceptLabel = acceptLabel
        self.acceptAlternatives = acceptAlternatives
        self.denyLabel = denyLabel
        self.denyAlternatives = denyAlternatives
        self.isDestructive = isDestructive
    }

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
