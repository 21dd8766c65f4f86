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
    /// The words for the present value: the titles of the options that it consists of, or else the
    /// value itself; `nil` if there is no value.
    ///
    /// An entity without a known title has no words, since its identifier is a name for programs.
    public var valueWords: String? {
        guard let value, !value.isNull else { return nil }
        if case .bool = value, let word = parameter.switchWord(for: value) { return word }
        return words(for: value, parameter.shape)
    }

    private func words(for value: ParameterValue, _ shape: ValueShape) -> String? {
        if let option = options?.first(where: { $0.isMeant(by: value) }) { return option.title }
        switch (value, shape) {
        case (.string(let text), _): return text
        case (.array(let values), _):
            let element = if case .list(let element) = shape { element } else { shape }
            let known = values.compactMap { words(for: $0, element) }
            return known.isEmpty && !values.isEmpty ? nil : known.joined(separator: ", ")
        case (.data(let bytes), _): return "\(bytes.count) bytes"
        // In the order of the form, and without the fields that the form doesn't ask for.
        case (.structure(let fields), .structure(let structure)):
            return structure.fields.compactMap { field in
                fields[field.name].flatMap { words(for: $0, of: field) }
            }.joined(separator: " ")
        case (.structure(let fields), .union(let kinds)):
            guard let kind = kinds.first(where: { $0.isMeant(by: fields) }) else { break }
            return words(for: value, kind)
        default: break
        }
        return value.readable
    }

    private func words(for value: ParameterValue, of field: StructureShape.Field) -> String? {
        if case .array(let values) = value {
            return values.compactMap { words(for: $0, of: field) }.joined(separator: ", ")
        }
        let choice = field.choices.first { $0.value == value.programName }
        return choice?.title ?? words(for: value, field.shape)
    }
}

extension ValueShape {
    /// Returns whether fields are those of this structure: its constant ones tell it from others.
    fileprivate func isMeant(by fields: [String: ParameterValue]) -> Bool {
        guard case .structure(let structure) = self else { return false }
        return structure.fields.allSatisfy { field in
            guard let name = fields[field.name]?.programName, !field.choices.isEmpty else {
                return true
            }
            if case .entity = field.shape { return true }
            return field.choices.contains { $0.value == name }
        }
    }
}
