import AppIntentsMetadata
public import IntentSystem

extension Question {
    /// The fields, for a question that asks for values.
    public var fields: [Field] { if case .values(let fields) = kind { fields } else { [] } }

    /// The options, for a question that asks for one of several.
    public var options: [Option] { if case .choice(let options) = kind { options } else { [] } }

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
            fields.first { $0.parameter.name == name }
        }
    }

    /// Options under one heading.
    public struct Section: Sendable {
        /// The heading; `nil` for options that have none.
        public var heading: Heading?
        /// The options with their places in the whole list, in order.
        public var options: [(index: Int, option: Option)]
    }
}

extension [Question.Option] {
    /// The options as a person sees them: adjacent ones with the same heading form a section.
    public var sections: [Question.Section] {
        var sections: [Question.Section] = []
        for (index, option) in enumerated() {
            if let last = sections.last, last.heading == option.section {
                sections[sections.count - 1].options.append((index, option))
            } else {
                sections.append(
                    Question.Section(heading: option.section, options: [(index, option)]))
            }
        }
        return sections
    }
}

extension Question.Field {
    /// The words for the present value: the title of the option that equals it, or else the value
    /// itself; `nil` if there is no value.
    public var valueWords: String? {
        guard let value, !value.isNull else { return nil }
        if let option = options?.first(where: { $0.value == value }) { return option.title }
        // In the order of the form, and without the fields that the form doesn't ask for.
        guard case .structure(let structure) = parameter.shape,
            case .structure(let fields) = value
        else { return value.words }
        return structure.fields.compactMap { fields[$0.name]?.words }.joined(separator: " ")
    }
}

extension ParameterValue {
    /// The value as a field shows it; `nil` if there is none.
    fileprivate var words: String? {
        switch self {
        case .string(let text): text
        case .array(let values): values.compactMap(\.words).joined(separator: ", ")
        case .data(let bytes): "\(bytes.count) bytes"
        default: readable
        }
    }
}
