package import AppIntents
package import AppIntentsMetadata

/// Checks of the values that a person typed into a form before the run continues, as far as no
/// query is needed.
package enum FieldCheck {
    /// Returns the field with the given value, and the problem with it as a value of a type; for an
    /// unknown type, only whether it is missing.
    package static func checked(
        _ field: Question.Field, given: ParameterValue?, as type: (any _IntentValue.Type)?,
        in locale: Locale
    ) -> Question.Field {
        var field = field
        field.value = given
        field.error = problem(with: given ?? .null, for: field, as: type, in: locale)
        return field
    }

    /// Returns the text of the problem with a value given for a field; `nil` if there is none.
    package static func problem(
        with given: ParameterValue, for field: Question.Field,
        as type: (any _IntentValue.Type)?, in locale: @autoclosure () -> Locale
    ) -> String? {
        problem(field, given, type).map { ProblemText.besideField($0, of: field, in: locale()) }
    }

    /// Returns the fields of a form for parameters, checked as values of their types.
    static func checked(
        _ fields: [Question.Field], given values: [String: ParameterValue],
        about parameters: [IntentContents.NamedParameter], in locale: Locale
    ) -> [Question.Field] {
        fields.map { field in
            let name = field.parameter.name
            let named = parameters.first { $0.name == name }
            return checked(field, given: values[name], as: named?.parameter.valueType, in: locale)
        }
    }

    private static func problem(
        _ field: Question.Field, _ given: ParameterValue, _ type: (any _IntentValue.Type)?
    ) -> ResolutionProblem? {
        let limits = field.parameter.constraints
        if field.parameter.isOptional, given.isNull || limits.meansNoValue(given) { return nil }
        if given.isNull || given == "" { return .missing }
        if let type, type.isList, case .array(let items) = given,
            let violation = limits.violation(ofCount: items.count)
        {
            return .notAllowed(violation)
        }
        // The query finds an entity when the run continues.
        guard let type, !type.needsQuery else {
            return field.parameter.takesFiles ? problem(ofFilesIn: given, field.parameter) : nil
        }
        let parameter = field.parameter
        // A conversion may wait for other things, so it happens when the run continues.
        if parameter.converts(given) { return nil }
        if type.element == IntentFile.self, given.isMadeLater {
            return problem(ofFilesIn: given, parameter)
        }
        guard given.isFinite, isAmongOptions(given, of: field),
            let value = type.init(_data: given, parameter.constraints)
        else {
            return type.unreadable(in: given, parameter.constraints)
                .map { .notUnderstood(parameter.shape.element, $0) }
                ?? .notUnderstood(parameter.shape, given)
        }
        return value._violation(of: parameter.constraints).map(ResolutionProblem.notAllowed)
    }

    private static func problem(
        ofFilesIn given: ParameterValue, _ parameter: ParameterMetadata
    ) -> ResolutionProblem? {
        for file in given.files {
            if file.contents == nil, file.export == nil { return .notAllowed(.file(.notFound)) }
            let accepted = parameter.constraints.acceptedTypes
            if let problem = FileCheck.problem(file, accepted: accepted) {
                return .notAllowed(.file(problem))
            }
        }
        return nil
    }

    /// Returns whether a case of an enumeration is one of those that were offered.
    private static func isAmongOptions(
        _ given: ParameterValue, of field: Question.Field
    ) -> Bool {
        guard case .enumeration = field.parameter.shape, let options = field.options else {
            return true
        }
        return options.contains { option in
            guard case .enumeration(_, let rawValue) = option.value else { return true }
            return option.value == given || .string(rawValue) == given
        }
    }
}

extension ValueConstraints {
    /// Returns whether data for an optional parameter is a list without elements that the author
    /// doesn't allow: nothing was picked, which is no value and no mistake.
    func meansNoValue(_ data: ParameterValue) -> Bool {
        data == .array([]) && violation(ofCount: 0) != nil
    }
}

extension _IntentValue {
    /// Returns the first element that makes data no list of this type; `nil` for other data, other
    /// types, and elements that only a query finds.
    static func unreadable(
        in data: ParameterValue, _ constraints: ValueConstraints
    ) -> ParameterValue? {
        guard case .list(let list) = unwrappedType.composition, !needsQuery,
            case .array(let elements) = data
        else { return nil }
        return elements.first {
            !$0.isFinite || list.elementType.init(_data: $0, constraints) == nil
        }
    }
}

extension ParameterValue {
    /// The value is an entity, or an entity's contents, whose files are created when the run
    /// continues.
    fileprivate var isMadeLater: Bool {
        switch self {
        case .entity: true
        case .file(let file): file.contents == nil && file.export != nil
        case .array(let elements): elements.contains(where: \.isMadeLater)
        default: false
        }
    }
}

extension IntentContents {
    /// The types of the parameters' values, by name.
    package var valueTypes: [String: any _IntentValue.Type] {
        Dictionary(parameters.map { ($0.name, $0.parameter.valueType) }) { first, _ in first }
    }
}
