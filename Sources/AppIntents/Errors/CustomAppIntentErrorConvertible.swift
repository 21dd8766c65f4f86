/// An error of the app that maps to an error of the framework.
///
/// Apple's page on the protocol says that for an error that also converts to a localized text, only
/// this conversion counts.
public protocol CustomAppIntentErrorConvertible {
    /// The error that the system acts upon.
    var appIntentError: AppIntentError { get }
}
