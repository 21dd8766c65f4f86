public import _Localization

extension IntentParameter where Value.ValueType == String {
    /// Creates a text parameter with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.isMultiline = inputOptions?.multiline ?? false
            }, default: defaultValue)
    }

    /// Creates a text parameter with a title and choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    )
    where OptionsProvider.DefaultValue.ValueType == String {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.isMultiline = inputOptions?.multiline ?? false
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: nil)
    }

    /// Creates a text parameter.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.isMultiline = inputOptions?.multiline ?? false
            }, default: defaultValue)
    }

    /// Creates a text parameter with choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    )
    where OptionsProvider.DefaultValue.ValueType == String {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.isMultiline = inputOptions?.multiline ?? false
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: nil)
    }

}

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
