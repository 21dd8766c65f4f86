public import _Localization

/// An error that tells the system, or the person, how a running intent ended.
///
/// The predefined errors are grouped by what can be done about them:
///
///     throw AppIntentError.UserActionRequired.signin
///
/// An error with a text of its own is shown with that text.
public struct AppIntentError: Error {
    /// The meaning of the error to the system.
    package let kind: Kind

    /// The author's words; `nil` leaves them to the kind.
    package let customText: LocalizedStringResource?

    package init(_ kind: Kind, text: LocalizedStringResource? = nil) {
        self.kind = kind
        self.customText = text
    }

    /// Ends this run and performs the intent again.
    public static var restartPerform: AppIntentError { AppIntentError(.restartPerform) }

    /// Makes an error of a text for the person.
    ///
    /// - Parameter description: The text.
    public init(description: LocalizedStringResource) {
        self.init(.described, text: description)
    }

    /// Makes an error with the meaning of a predefined one and a text of its own.
    ///
    /// Apple's page on this initializer allows predefined errors only and stops the program
    /// otherwise; here another error keeps its meaning too and is shown with the text.
    ///
    /// - Parameters:
    ///   - predefinedError: The error whose meaning counts.
    ///   - description: The text.
    public init(predefinedError: AppIntentError, description: LocalizedStringResource) {
        self.init(predefinedError.kind, text: description)
    }

    /// Makes the error that an error of the app stands for.
    ///
    /// - Parameter error: The error of the app.
    public init(wrapping error: some CustomAppIntentErrorConvertible) {
        self = error.appIntentError
    }

    /// Makes an error of the text of an error of the app.
    ///
    /// An error that also says which error it stands for is wrapped as that one.
    ///
    /// - Parameter error: The error of the app.
    @_disfavoredOverload
    public init(wrapping error: some CustomLocalizedStringResourceConvertible & Error) {
        if let convertible = error as? any CustomAppIntentErrorConvertible {
            self = convertible.appIntentError
        } else {
            self.init(.described, text: error.localizedStringResource)
        }
    }
}

extension AppIntentError: Equatable {
    /// Compares what the errors mean and say.
    ///
    /// Requests for a value are the same if they ask for the same parameter of the same intent.
    public static func == (one: AppIntentError, other: AppIntentError) -> Bool {
        one.kind.isSame(as: other.kind) && one.customText == other.customText
    }
}

extension AppIntentError: CustomLocalizedStringResourceConvertible {
    /// The text for the person.
    public var localizedStringResource: LocalizedStringResource { customText ?? kind.text }
}

extension AppIntentError: CustomStringConvertible {
    public var description: String { String(localized: localizedStringResource) }
}
