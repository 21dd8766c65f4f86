/// The phrases that must not perform any shortcut of an app.
public struct NegativeAppShortcutPhrases {
    /// The phrases in their order.
    package let phrases: [NegativeAppShortcutPhrase]

    /// Creates a list of phrases.
    public init(phrases: [NegativeAppShortcutPhrase]) {
        self.phrases = phrases
    }
}
