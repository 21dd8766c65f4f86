public import AppIntentsMetadata
public import IntentSystem

/// The values of parameters that a person is asked for, as every surface offers them.
public struct PresentedForm: Sendable, Hashable {
    /// The parameters, in declaration order.
    public var fields: [Field]
    /// The places of the fields in a form that offers all parameters; `nil` for one below the other.
    public var layout: FormLayout?

    /// A parameter that is asked for.
    public struct Field: Sendable, Hashable {
        /// The name of the parameter, under which an answer gives its value.
        public var name: String
        /// The name that a person reads.
        public var title: String
        /// A sentence about the parameter, if it has one.
        public var description: String?
        /// The kind of value, which decides the control.
        public var shape: FormShape
        /// `true` if the intent can't be performed without a value.
        public var isRequired: Bool
        /// The control that the author asked for, if any.
        public var control: ParameterMetadata.Control?
        /// The smallest number.
        public var lowerBound: Double?
        /// The largest number.
        public var upperBound: Double?
        /// The part of a date that is asked for.
        public var dateKind: ParameterMetadata.DateKind?
        /// `true` for a text of several lines.
        public var isMultiline: Bool
        /// The way in which a text is typed, if the author says.
        public var textInput: ParameterMetadata.TextInput?
        /// The author's words for yes and no, if there are any.
        public var switchNames: ParameterMetadata.SwitchNames?
        /// The choices: all of them or, in a searchable field, those that the app suggests.
        public var options: [Question.Option]?
        /// `true` if the session finds further choices by text.
        public var isSearchable: Bool
        /// The MIME types of the files that may be handed in for an entity that is a file, none for any
        /// file; `nil` for other fields.
        public var fileTypes: [String]?
        /// The value that was given so far, or that the parameter starts with.
        public var value: ParameterValue?
        /// The reason why the given value will not do, in the person's words.
        public var error: String?
    }

    /// Reads the fields of a question.
    public init(_ fields: [Question.Field], layout: FormLayout? = nil) {
        self.fields = fields.map(Field.init)
        self.layout = layout
    }

    /// Creates a form.
    public init(fields: [Field], layout: FormLayout? = nil) {
        self.fields = fields
        self.layout = layout
    }

    /// The fields that a person sees, in reading order: those of the sentence, those below it, and
    /// those behind “More”.
    ///
    /// A field that the layout doesn't name isn't shown, and keeps its value.
    public var shownFields: [Field] {
        guard let layout else { return fields }
        let inSentence = layout.sentence.compactMap { piece -> String? in
            if case .field(let name) = piece { name } else { nil }
        }
        return (inSentence + layout.shown + layout.more).compactMap { name in
            fields.first { $0.name == name }
        }
    }
}

extension PresentedForm.Field {
    /// Reads a field of a question.
    public init(_ field: Question.Field) {
        let parameter = field.parameter
        self.init(
            name: parameter.name, title: parameter.title, description: parameter.description,
            shape: FormShape(parameter.shape), isRequired: !parameter.isOptional,
            control: parameter.control, lowerBound: parameter.lowerBound,
            upperBound: parameter.upperBound, dateKind: parameter.dateKind,
            isMultiline: parameter.isMultiline, textInput: parameter.textInput,
            switchNames: parameter.switchNames, options: field.options,
            isSearchable: field.isSearchable,
            fileTypes: parameter.takesFileEntities ? parameter.fileTypes : nil, value: field.value,
            error: field.error)
    }

    /// The words for the present value: the title of the option that it is, or else the value itself;
    /// `nil` if there is none.
    public var valueWords: String? {
        guard let value, !value.isNull else { return nil }
        if let option = options?.first(where: { $0.value == value }) { return option.title }
        // In the order of the form, and without what is not asked for.
        guard case .structure(let parts) = shape, case .structure(let fields) = value else {
            return value.words
        }
        return parts.compactMap { fields[$0.name]?.words }.joined(separator: " ")
    }
}

extension ParameterValue {
    /// The value as it stands in a field; `nil` if there is none.
    fileprivate var words: String? {
        switch self {
        case .string(let text): text
        case .array(let values): values.compactMap(\.words).joined(separator: ", ")
        case .data(let bytes): "\(bytes.count) bytes"
        default: readable
        }
    }
}
