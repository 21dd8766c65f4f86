import AppIntents
package import AppIntentsMetadata

/// Checks what a person typed into a form before the run goes on, as far as no query is needed.
package enum FieldCheck {
    /// The field with the value that was given, and what is wrong with it.
    package static func checked(
        _ field: Question.Field, given: ParameterValue?
    ) -> Question.Field {
        var field = field
        field.value = given
        field.error = problem(field, given ?? .null).map(ProblemText.besideField)
        return field
    }

    private static func problem(
        _ field: Question.Field, _ given: ParameterValue
    ) -> ResolutionProblem? {
        if given.isNull || given == "" { return .missing }
        let type = field.parameter.type
        switch type {
        case .bool: return Bool(parameterValue: given) == nil ? .notUnderstood(type, given) : nil
        case .int:
            guard let value = Int(parameterValue: given) else { return .notUnderstood(type, given) }
            return range(Double(value), field.parameter)
        case .double:
            guard let value = Double(parameterValue: given), value.isFinite else {
                return .notUnderstood(type, given)
            }
            return range(value, field.parameter)
        case .string:
            return String(parameterValue: given) == nil ? .notUnderstood(type, given) : nil
        case .date: return Date(parameterValue: given) == nil ? .notUnderstood(type, given) : nil
        case .dateComponents:
            return DateComponents(parameterValue: given) == nil ? .notUnderstood(type, given) : nil
        case .url: return URL(parameterValue: given) == nil ? .notUnderstood(type, given) : nil
        case .enumeration: return choice(field, given) ? nil : .notUnderstood(type, given)
        case .entity, .array, .other: return nil
        }
    }

    private static func range(
        _ value: Double, _ parameter: ParameterMetadata
    ) -> ResolutionProblem? {
        let range = NumberRange(lower: parameter.lowerBound, upper: parameter.upperBound)
        return range.contains(value) ? nil : range.problem
    }

    private static func choice(_ field: Question.Field, _ given: ParameterValue) -> Bool {
        guard let options = field.options else { return true }
        return options.contains { option in
            guard case .enumeration(_, let rawValue) = option.value else { return true }
            return option.value == given || .string(rawValue) == given
        }
    }
}
