public import Foundation

/// The context of a run, as far as the running intent may know it.
public struct IntentSystemContext: Sendable {
    /// The moment of the request, as exactly as the system knows it.
    public let preciseTimestamp: Date?

    /// The mode in which the intent is running now.
    public let currentMode: IntentModes.Current

    /// The person hears the answers and sees nothing.
    ///
    /// The surface tells the system; it is `false` for all that write. Apple's page advises reading it
    /// for free-form output only, since the system picks the right text of a dialog itself (DLG-6).
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
