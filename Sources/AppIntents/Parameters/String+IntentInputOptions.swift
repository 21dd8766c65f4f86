extension String {
    /// How text is typed.
    public struct IntentInputOptions: Sendable {
        /// Which letters become capital by themselves.
        public enum CapitalizationType: Sendable {
            /// No letter.
            case none
            /// The first letter of each word.
            case words
            /// The first letter of each sentence.
            case sentences
            /// Every letter.
            case allCharacters
        }

        /// The keys that suit the text.
        public enum KeyboardType: Sendable {
            /// Letters, digits and signs of ASCII.
            case asciiCapable
            /// The person's usual keys.
            case `default`
            /// Digits.
            case numberPad
            /// Digits and punctuation marks.
            case numbersAndPunctuation
            // swift-format-ignore: AlwaysUseLowerCamelCase
            /// The keys for addresses.
            case URL
        }

        /// The keys that suit the text.
        public var keyboardType: KeyboardType
        /// Which letters become capital by themselves.
        public var capitalizationType: CapitalizationType
        /// The text may have several lines.
        public var multiline: Bool
        /// Corrects spelling while a person types.
        public var autocorrect: Bool
        /// Turns straight quotation marks into curly ones.
        public var smartQuotes: Bool
        /// Turns two hyphens into a dash.
        public var smartDashes: Bool

        /// Creates input options.
        public init(
            keyboardType: KeyboardType = .asciiCapable,
            capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
            autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}
