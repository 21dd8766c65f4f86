public import _Localization

/// The reason why an intent is deprecated, and the intent that replaces it.
public struct IntentDeprecation<ReplacementIntent> where ReplacementIntent: AppIntent {
    /// The text for the person; empty if there is nothing to say besides the deprecation.
    public var message: LocalizedStringResource

    /// The intent that replaces it; `nil` if there is none.
    public var replacedBy: ReplacementIntent.Type?

    /// Deprecates an intent without a replacement.
    public init(message: LocalizedStringResource) where ReplacementIntent == Never {
        self.message = message
        replacedBy = nil
    }

    /// Deprecates an intent, with a text for the person.
    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
        self.message = message
        self.replacedBy = replacedBy
    }

    /// Deprecates an intent in favor of another.
    public init(replacedBy: ReplacementIntent.Type) {
        message = ""
        self.replacedBy = replacedBy
    }
}

/// A deprecation without the type of the replacement.
package struct AnyIntentDeprecation: Sendable {
    /// The author's text; empty if there is none.
    package let message: LocalizedStringResource
    /// The intent that replaces the deprecated one.
    package let replacement: (any AppIntent.Type)?

    init(message: LocalizedStringResource, replacement: (any AppIntent.Type)?) {
        self.message = message
        self.replacement = replacement is Never.Type ? nil : replacement
    }
}
