/// A sentence with which a person performs an intent, as in `"Order \(\.$soup) in
/// \(.applicationName)"`.
public struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation
where Intent: AppIntent {
    /// The phrase in the system's form.
    package let phrase: ShortcutPhrase

    /// Creates a phrase from plain text.
    public init(_ value: String) {
        self.phrase = ShortcutPhrase(tokens: [.text(value)])
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        self.phrase = ShortcutPhrase(tokens: stringInterpolation.tokens)
    }
}

extension AppShortcutPhrase {
    /// A collector of the pieces of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var tokens: [ShortcutPhrase.Token] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            tokens.reserveCapacity(2 * interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            guard !literal.isEmpty else { return }
            tokens.append(.text(literal))
        }

        /// Appends a part that the system fills in.
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
