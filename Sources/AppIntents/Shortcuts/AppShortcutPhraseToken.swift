/// A part of a phrase that the system fills in.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The name of the app, which every phrase contains.
    case applicationName
}
