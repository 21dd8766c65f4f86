public import _Localization

/// An error that tells the system, or the person, how a running intent ended.
///
/// The predefined errors are grouped by what can be done about them:
///
///     throw AppIntentError.UserActionRequired.signin
///
/// An error with a custom text is shown with that text.
public struct AppIntentError: Error {
    /// The meaning of the error to the system.
    package let kind: Kind

    /// The author's text; `nil` leaves it to the kind.
    package let customText: LocalizedStringResource?

    package init(_ kind: Kind, text: LocalizedStringResource? = nil) {
        self.kind = kind
        self.customText = text
    }

    /// Ends this run and performs the intent again.
    public static var restartPerform: AppIntentError { AppIntentError(.restartPerform) }

    /// Creates an error with a text for the person.
    public init(description: LocalizedStringResource) {
        self.init(.described, text: description)
    }

    /// Creates an error with the meaning of a predefined one and a custom text.
    ///
    /// Apple's page on this initializer allows predefined errors only and stops the program
    /// otherwise; here another error keeps its meaning too and is shown with the text.
    public init(predefinedError: AppIntentError, description: LocalizedStringResource) {
        self.init(predefinedError.kind, text: description)
    }

    /// Creates the framework's error for an error of the app.
    public init(wrapping error: some CustomAppIntentErrorConvertible) {
        self = error.appIntentError
    }

    /// Creates an error with the text of an error of the app.
    ///
    /// An error that also has an `appIntentError` is wrapped as that one.
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
    /// Compares the meanings and the texts of two errors.
    ///
    /// Requests for a value are equal if they ask for the same parameter of the same intent.
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
