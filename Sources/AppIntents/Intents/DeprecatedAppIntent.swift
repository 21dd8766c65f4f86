/// An intent that people should no longer start to use.
///
/// It continues to work where people use it already. Search lists it after all other intents.
/// Search, lists, help and the descriptions of tools say that it is deprecated and name its
/// replacement.
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
    /// The intent that replaces it; `Never` if there is none.
    associatedtype ReplacementIntent: AppIntent = Never

    /// The reason for the deprecation, and the replacement.
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent {
    /// By default, there is no message and no replacement.
    public static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: "") }
}

extension DeprecatedAppIntent {
    /// The deprecation without its types.
    package static var anyDeprecation: AnyIntentDeprecation {
        let deprecation: IntentDeprecation<ReplacementIntent> = Self.deprecation
        return AnyIntentDeprecation(
            message: deprecation.message, replacement: deprecation.replacedBy)
    }
}
