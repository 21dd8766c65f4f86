/// A sentence with which a person performs an intent, as in `"Order \(\.$soup) in
/// \(.applicationName)"`.
public struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation
where Intent: AppIntent {
    /// The phrase in the system's form.
    package let phrase: ShortcutPhrase

    /// Creates a phrase from plain text.
    ///
    /// - Parameter value: The text.
    public init(_ value: String) {
        self.phrase = ShortcutPhrase(tokens: [.text(value)])
    }

    /// Creates a phrase from a literal.
    ///
    /// - Parameter value: The text.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a phrase from a literal that names the app and, optionally, a parameter.
    ///
    /// - Parameter stringInterpolation: The pieces of the phrase.
    public init(stringInterpolation: StringInterpolation) {
        self.phrase = ShortcutPhrase(tokens: stringInterpolation.tokens)
    }
}

extension AppShortcutPhrase {
    /// A collector of the pieces of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var tokens: [ShortcutPhrase.Token] = []

        /// Starts without pieces.
        ///
        /// - Parameters:
        ///   - literalCapacity: The length of the text in the phrase.
        ///   - interpolationCount: The number of other pieces.
        public init(literalCapacity: Int, interpolationCount: Int) {
            tokens.reserveCapacity(2 * interpolationCount + 1)
        }

        /// Appends text.
        ///
        /// - Parameter literal: The text.
        public mutating func appendLiteral(_ literal: String) {
            guard !literal.isEmpty else { return }
            tokens.append(.text(literal))
        }

        /// Appends a part that the system fills in.
        ///
        /// - Parameter token: The part.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            switch token {
            case .applicationName: tokens.append(.applicationName)
            }
        }

        /// Appends a parameter of the intent.
        ///
        /// - Parameter subject: The key path of the parameter, as in `\.$soup`.
        public mutating func appendInterpolation<Value, Subject>(_ subject: Subject)
        where
            Value: _IntentValue, Value: Sendable, Subject: KeyPath<Intent, IntentParameter<Value>>
        {
            tokens.append(.parameter(ParameterReference(subject)))
        }
    }
}
