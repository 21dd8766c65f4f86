public import _Localization

/// The reason why an intent is deprecated, and the intent that takes its place.
public struct IntentDeprecation<ReplacementIntent> where ReplacementIntent: AppIntent {
    /// Words for the person; empty to say nothing more than that the intent is deprecated.
    public var message: LocalizedStringResource

    /// The intent that takes its place; `nil` if none does.
    public var replacedBy: ReplacementIntent.Type?

    /// Deprecates an intent that nothing replaces.
    ///
    /// - Parameter message: Words for the person.
    public init(message: LocalizedStringResource) where ReplacementIntent == Never {
        self.message = message
        replacedBy = nil
    }

    /// Deprecates an intent, with words for the person.
    ///
    /// - Parameters:
    ///   - message: Words for the person.
    ///   - replacedBy: The intent that takes its place.
    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
        self.message = message
        self.replacedBy = replacedBy
    }

    /// Deprecates an intent in favor of another.
    ///
    /// - Parameter replacedBy: The intent that takes its place.
    public init(replacedBy: ReplacementIntent.Type) {
        message = ""
        self.replacedBy = replacedBy
    }
}

/// A deprecation without the type of the replacement.
package struct AnyIntentDeprecation: Sendable {
    /// The author's words; empty without any.
    package let message: LocalizedStringResource
    /// The intent that takes the place of the deprecated one.
    package let replacement: (any AppIntent.Type)?

    init(message: LocalizedStringResource, replacement: (any AppIntent.Type)?) {
        self.message = message
        self.replacement = replacement is Never.Type ? nil : replacement
    }
}
