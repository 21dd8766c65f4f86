/// An error of the app that says which error of the framework it stands for.
///
/// Apple's page on the protocol says that it counts alone where an error also converts to a
/// localized text.
public protocol CustomAppIntentErrorConvertible {
    /// The error that the system acts upon.
    var appIntentError: AppIntentError { get }
}
