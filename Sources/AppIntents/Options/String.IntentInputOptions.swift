extension String {
    /// The options for typing text.
    public struct IntentInputOptions: Sendable {
        /// The letters that are capitalized automatically.
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

        /// The keyboard that suits the text.
        public enum KeyboardType: Sendable {
            /// ASCII letters, digits and signs.
            case asciiCapable
            /// The person's usual keyboard.
            case `default`
            /// Digits.
            case numberPad
            /// Digits and punctuation marks.
            case numbersAndPunctuation
            // swift-format-ignore: AlwaysUseLowerCamelCase
            /// The keyboard for addresses.
            case URL
        }

        /// The keyboard that suits the text.
        public var keyboardType: KeyboardType
        /// The letters that are capitalized automatically.
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
