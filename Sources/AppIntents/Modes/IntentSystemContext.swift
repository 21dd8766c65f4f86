public import Foundation

/// What a running intent may know about how it was started.
public struct IntentSystemContext: Sendable {
    /// The moment of the request, as exactly as the system knows it.
    public let preciseTimestamp: Date?

    /// Where the intent is running now.
    public let currentMode: IntentModes.Current

    /// Whether the person hears the answers and sees nothing.
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
