package import AppIntents
package import AppIntentsMetadata
import Foundation
package import _Localization

/// A question of a run, with what it says and shows.
package struct RunQuestion: Sendable {
    /// The title of the intent that asks.
    package let title: LocalizedStringResource
    package let kind: Question.Kind
    package let dialog: IntentDialog?
    package let content: RunContent
    /// The language and region of the person.
    package let locale: Locale
    /// The parameters that are asked for, to find further choices.
    let parameters: [IntentContents.NamedParameter]

    /// The fields with the values that were given, and what is wrong with each of them, as far as no
    /// query is needed to tell.
    func checked(
        _ fields: [Question.Field], given values: [String: ParameterValue]
    ) -> [Question.Field] {
        fields.map { field in
            let name = field.parameter.name
            let type = parameters.first { $0.name == name }?.parameter.valueType
            return FieldCheck.checked(field, given: values[name], as: type)
        }
    }

    /// Returns what is wrong with what a person typed for a field, or for one value of its list, as
    /// far as no query is needed to tell; `nil` if nothing is.
    package func problem(with value: ParameterValue, for field: Question.Field) -> String? {
        let named = parameters.first { $0.name == field.parameter.name }
        let type = named?.parameter.valueType
        let isOneValue = field.parameter.shape.element == field.parameter.shape
        return FieldCheck.checked(field, given: value, as: isOneValue ? type?.element : type).error
    }

    /// Finds further choices for a field by what a person typed; none for a field that is not
    /// asked for.
    package func options(
        for parameter: String, matching text: String
    ) async throws -> [Question.Option] {
        guard let named = parameters.first(where: { $0.name == parameter }) else { return [] }
        return try await aside {
            try await OptionList.options(for: named.parameter, matching: text, locale: locale)
        }
    }
}
