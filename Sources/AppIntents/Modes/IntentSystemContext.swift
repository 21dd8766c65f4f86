public import Foundation

/// The circumstances of a run, as far as the running intent may know them.
public struct IntentSystemContext: Sendable {
    /// The moment of the request, as exactly as the system knows it.
    public let preciseTimestamp: Date?

    /// Where the intent is running now.
    public let currentMode: IntentModes.Current

    /// A Boolean that says the person hears the answers and sees nothing.
    ///
    /// Every surface here writes, so the system sets it to `false`. Apple's page advises to read it for
    /// free-form output only, since the system picks the right half of a dialog itself (DLG-6).
    public var isVoiceOnly: Bool

    /// The language and region of the request.
    public var locale: Locale

    package init(
        preciseTimestamp: Date? = nil,
        currentMode: IntentModes.Current = .background,
        isVoiceOnly: Bool = false,
        locale: Locale = .current
    ) {
        self.preciseTimestamp = preciseTimestamp
        self.currentMode = currentMode
        self.isVoiceOnly = isVoiceOnly
        self.locale = locale
    }
}
