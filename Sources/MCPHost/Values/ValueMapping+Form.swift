import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

extension ValueMapping {
    /// Returns the kind of form field for a field without listed options.
    ///
    /// Forms are flat, so a structure has a field for each of its fields in `FieldForms`.
    func formKind(_ field: Question.Field) -> InputForm.Kind {
        // A refused value can't be the default, because a default must be valid.
        let standing = field.error == nil ? field.value : nil
        switch shape {
        case .bool:
            if case .bool(let value)? = field.value { return .boolean(default: value) }
            return .boolean()
        case .integer:
            return .integer(
                minimum: field.parameter.lowerBound.flatMap { Int(exactly: $0.rounded(.up)) },
                maximum: field.parameter.upperBound.flatMap { Int(exactly: $0.rounded(.down)) },
                default: standing?.wholeNumber)
        case .number:
            return .number(
                minimum: field.parameter.lowerBound, maximum: field.parameter.upperBound,
                default: standing?.number)
        case .url: return .text(format: .uri, default: standing?.nonEmptyText)
        case .date: return dateKind(field, isWhole: true)
        case .dateParts: return dateKind(field, isWhole: false)
        case .enumeration(let identifier):
            return choice(types.enums[identifier], standing: standing)
        case .list: return choices(field)
        case .duration:
            if case .duration(let duration)? = standing {
                return .text(default: duration.iso8601Text)
            }
            return .text(default: field.value?.nonEmptyText)
        case .text, .entity, .structure, .union, .file, .opaque:
            return .text(default: field.value?.nonEmptyText)
        }
    }

    /// Returns the text field for the part of a date that a question asks for; forms have no time
    /// of day.
    private func dateKind(_ field: Question.Field, isWhole: Bool) -> InputForm.Kind {
        let standing = field.error == nil ? field.value?.nonEmptyText : nil
        return switch field.parameter.dateKind {
        case .date?: .text(format: .date, default: standing)
        case .time?: .text(default: field.value?.nonEmptyText)
        case .dateTime?, nil:
            isWhole
                ? .text(format: .dateTime, default: standing)
                : .text(default: field.value?.nonEmptyText)
        }
    }

    private func choice(_ metadata: EnumMetadata?, standing: ParameterValue?) -> InputForm.Kind {
        let options = (metadata?.cases ?? []).map {
            InputForm.Option(value: $0.rawValue, title: $0.title)
        }
        var picked: String?
        if case .enumeration(_, let rawValue)? = standing { picked = rawValue }
        return options.isEmpty ? .text() : .choice(.titled(options), default: picked)
    }

    private func choices(_ field: Question.Field) -> InputForm.Kind {
        var single = field
        single.value = nil
        if case .choice(let options, default: _)? = element?.formKind(single) {
            return .choices(options)
        }
        return .text()
    }
}

extension StructureShape.Field {
    /// Returns the kind of form field for one field of a structure that has a value so far.
    func formKind(_ value: ParameterValue?, _ types: ValueMappings) -> InputForm.Kind {
        let standing = value ?? defaultValue
        guard choices.isEmpty else {
            let options = choices.map { InputForm.Option(value: $0.value, title: $0.title) }
            if case .list = shape { return .choices(.titled(options)) }
            let isKnown = choices.contains { $0.value == standing?.nonEmptyText }
            return .choice(.titled(options), default: isKnown ? standing?.nonEmptyText : nil)
        }
        let parameter = ParameterMetadata(
            name: name, title: title, shape: shape, isOptional: isOptional,
            constraints: ValueConstraints(lowerBound: lowerBound, upperBound: upperBound))
        return types[shape].formKind(Question.Field(parameter: parameter, value: standing))
    }
}

extension ParameterValue {
    /// The text so far, so that a person can correct it; `nil` if it is empty.
    var nonEmptyText: String? {
        if case .string(let text) = self, !text.isEmpty { text } else { nil }
    }

    fileprivate var wholeNumber: Int? { if case .int(let value) = self { value } else { nil } }

    fileprivate var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }
}
