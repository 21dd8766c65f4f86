/// One parameter of an intent, as data.
public struct ParameterMetadata: Sendable, Codable, Hashable {
    /// The control that suits a number.
    public enum Control: String, Sendable, Codable, Hashable {
        /// A field to type into.
        case field
        /// A field with buttons that add or subtract one.
        case stepper
        /// A slider between the bounds.
        case slider
    }

    /// The part of a point in time that a date parameter asks for.
    public enum DateKind: String, Sendable, Codable, Hashable {
        /// A day without a time.
        case date
        /// A time of day.
        case time
        /// A day and a time of day.
        case dateTime
    }

    /// The options for typing text.
    public struct TextInput: Sendable, Codable, Hashable {
        /// The keyboards that suit a text.
        public enum Keyboard: String, Sendable, Codable, Hashable {
            /// The person's usual keyboard.
            case usual
            /// ASCII letters, digits and signs.
            case ascii
            /// Digits.
            case digits
            /// Digits and punctuation marks.
            case punctuation
            /// The keyboard for addresses.
            case url
        }

        /// The letters that are capitalized automatically.
        public enum Capitalization: String, Sendable, Codable, Hashable {
            /// No letter.
            case none
            /// The first letter of each word.
            case words
            /// The first letter of each sentence.
            case sentences
            /// Every letter.
            case characters
        }

        /// The keyboard that suits the text.
        public var keyboard: Keyboard
        /// The letters that are capitalized automatically.
        public var capitalization: Capitalization
        /// Corrects spelling while a person types.
        public var corrects: Bool
        /// Turns straight quotation marks into curly ones.
        public var smartQuotes: Bool
        /// Turns two hyphens into a dash.
        public var smartDashes: Bool

        /// Creates options for typing text.
        public init(
            keyboard: Keyboard, capitalization: Capitalization, corrects: Bool, smartQuotes: Bool,
            smartDashes: Bool
        ) {
            self.keyboard = keyboard
            self.capitalization = capitalization
            self.corrects = corrects
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }

    /// The words for the two values of a switch.
    public struct SwitchNames: Sendable, Codable, Hashable {
        /// The word for yes.
        public var yes: String
        /// The word for no.
        public var no: String

        /// Creates a pair of words.
        public init(yes: String, no: String) {
            self.yes = yes
            self.no = no
        }
    }

    /// The rule for connecting a parameter to the result of the previous action.
    public enum Connection: String, Sendable, Codable, Hashable {
        /// It takes the result.
        case previousResult
        /// It never takes a result.
        case never
    }

    /// The property's name in the source, without the wrapper's underscore.
    public var name: String
    /// The label of the parameter's field.
    public var title: String
    /// The author's description of the value, if there is one.
    public var description: String?
    /// The shape of the value, without its optionality.
    public var shape: ValueShape
    /// The intent can be performed without a value.
    public var isOptional: Bool
    /// The value of the parameter if none is given; `nil` for no value.
    public var defaultValue: ParameterValue?
    /// The limits that the author sets beyond the type.
    public var constraints: ValueConstraints
    /// The control that suits the number; `nil` for other types and no preference.
    public var control: Control?
    /// The part of a date that the parameter asks for; `nil` for other types.
    public var dateKind: DateKind?
    /// Text may have several lines.
    public var isMultiline: Bool
    /// The options for typing text; `nil` for other types and no preference.
    public var textInput: TextInput?
    /// The author's words for yes and no; `nil` for other types and for the default ones.
    public var switchNames: SwitchNames?
    /// The app supplies choices for the value.
    public var hasOptions: Bool
    /// The shapes of other data that the author's conversions can turn into a value; `nil` without
    /// such conversions.
    public var conversions: [ValueShape]?
    /// The rule for connecting the parameter to the result of the previous action; `nil` if the
    /// author leaves it to the system.
    public var connection: Connection?
    /// A sentence about the purpose of the parameter in the intent's schema, in English; `nil`
    /// without a schema, and if the parameter's name is clear.
    public var purpose: String?

    /// Creates a description of a parameter.
    public init(
        name: String, title: String, description: String? = nil, shape: ValueShape,
        isOptional: Bool, defaultValue: ParameterValue? = nil,
        constraints: ValueConstraints = ValueConstraints(), control: Control? = nil,
        dateKind: DateKind? = nil, isMultiline: Bool = false, textInput: TextInput? = nil,
        switchNames: SwitchNames? = nil, hasOptions: Bool = false,
        conversions: [ValueShape]? = nil, connection: Connection? = nil, purpose: String? = nil
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.shape = shape
        self.isOptional = isOptional
        self.defaultValue = defaultValue
        self.constraints = constraints
        self.control = control
        self.dateKind = dateKind
        self.isMultiline = isMultiline
        self.textInput = textInput
        self.switchNames = switchNames
        self.hasOptions = hasOptions
        self.conversions = conversions
        self.connection = connection
        self.purpose = purpose
    }
}

extension ParameterMetadata {
    /// The least number allowed; `nil` for no limit.
    public var lowerBound: Double? { constraints.lowerBound }
    /// The greatest number allowed; `nil` for no limit.
    public var upperBound: Double? { constraints.upperBound }

    /// Returns the author's word for a value of the switch; `nil` for other parameters, and for no
    /// value.
    ///
    /// A switch that must be on or off is off before a person turns it on.
    package func switchWord(for value: ParameterValue?) -> String? {
        guard let switchNames else { return nil }
        if case .bool(let isOn)? = value { return isOn ? switchNames.yes : switchNames.no }
        return isOptional ? nil : switchNames.no
    }

    /// Returns whether a conversion of the author may turn data into a value.
    public func converts(_ data: ParameterValue) -> Bool {
        conversions?.contains { $0.holds(data) } ?? false
    }
}
