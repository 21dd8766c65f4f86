/// An intent that people should not begin to use any more.
///
/// It goes on working where it is used already. Search lists it after all others, and search, lists,
/// help and the descriptions of tools say that it is deprecated and what takes its place.
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
    /// The intent that takes its place; `Never` if none does.
    associatedtype ReplacementIntent: AppIntent = Never

    /// Why the intent is deprecated, and what takes its place.
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
