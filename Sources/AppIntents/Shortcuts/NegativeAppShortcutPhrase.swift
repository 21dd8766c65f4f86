/// A phrase that sounds like a shortcut of the app but must not perform any.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation {
    /// The phrase in the system's form.
    package let phrase: ShortcutPhrase

    /// Creates a phrase from plain text.
    public init(_ phraseKey: String) {
        self.phrase = ShortcutPhrase(tokens: [.text(phraseKey)])
    }

    public init(stringLiteral value: StringLiteralType) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        self.phrase = ShortcutPhrase(tokens: stringInterpolation.tokens)
    }
}

extension NegativeAppShortcutPhrase {
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
    }
}
