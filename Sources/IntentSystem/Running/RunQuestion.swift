package import AppIntents
package import AppIntentsMetadata
import Foundation
package import _Localization

/// A question of a run, with its words and its view.
package struct RunQuestion: Sendable {
    /// The run that asks.
    package let request: RunRequest
    package let kind: Question.Kind
    /// The label of the button that ends the run without an answer.
    package let cancelLabel: String
    package let dialog: IntentDialog?
    package let content: RunContent
    /// The requested parameters, to find further choices.
    let parameters: [IntentContents.NamedParameter]
    /// The most choices that are listed at once.
    let listedOptions: Int
    /// The form, if it offers all parameters.
    var outline: FormOutline?
    /// The form's layout for its initial values.
    package var layout: FormLayout?
    /// The values to begin again with, if the question is lost (TRY-6).
    var resumption: Resumption?

    /// The title of the intent that asks.
    package var title: LocalizedStringResource { request.type.title }

    /// The words for a person who sees the question's view, if it has one; a person who hears it
    /// gets `dialog.full` (DLG-2).
    package var words: String { dialog?.words(besideView: !content.isNone, in: locale) ?? "" }

    /// The language and region of the person.
    package var locale: Locale { request.locale }

    /// The question as a person gets it, with a number.
    package func asked(as number: Int) -> Question {
        var asked = Question(
            id: number, kind: kind, cancelLabel: cancelLabel, layout: layout)
        asked.examples = AnswerExamples(in: locale).of(asked, asking: asked.fieldsToTell)
        return asked
    }

    /// Returns the problem with what a person typed for a field, or for one value of its list, as
    /// far as no query is needed to check; `nil` if there is none.
    package func problem(with value: ParameterValue, for field: Question.Field) -> String? {
        let named = parameters.first { $0.name == field.parameter.name }
        let type = named?.parameter.valueType
        let isOneValue = field.parameter.shape.element == field.parameter.shape
        return FieldCheck.checked(
            field, given: value, as: isOneValue ? type?.element : type, in: locale
        ).error
    }

    /// Returns the parts of the value that a text describes for a field, or for one value of its list, as the run reads
    /// it; `nil` if the value has none.
    func parts(of text: String, for field: Question.Field) -> ParameterValue? {
        guard case .structure = field.parameter.shape.element,
            let named = parameters.first(where: { $0.name == field.parameter.name })
        else { return nil }
        return TypedValue(named.parameter)?.data(of: text)
    }

    /// Returns the fields with the given values and their problems, as far as no query is needed to
    /// check.
    ///
    /// The run checks an answer in the same way, and asks again; a caller that keeps its form open
    /// until the values are valid needs this before.
    package func checked(_ values: [String: ParameterValue]) -> [Question.Field] {
        guard case .values(let fields) = kind else { return [] }
        return checked(fields, given: values)
    }

    /// Returns fields that were asked for before, with the given values and their problems.
    func checked(
        _ fields: [Question.Field], given values: [String: ParameterValue]
    ) -> [Question.Field] {
        FieldCheck.checked(fields, given: values, about: parameters, in: locale)
    }

    /// Returns the layout of the form for values given meanwhile, by the names of their parameters;
    /// `nil` for a form without a layout.
    package func layout(for values: [String: ParameterValue]) async -> FormLayout? {
        guard let outline else { return nil }
        return await withTaskExecutorPreference(globalConcurrentExecutor) {
            await outline.layout(values)
        }
    }

    /// Finds further choices for a field by a typed text, or for the entities of a type in its
    /// value; none for a field that is not in the question.
    package func options(
        for parameter: String, entity: String? = nil, matching text: String
    ) async throws -> [Question.Option] {
        guard let named = parameters.first(where: { $0.name == parameter }) else { return [] }
        return try await aside {
            if let entity {
                return try await EntityChoices.options(
                    entity, in: named.parameter.valueType, matching: text, limit: listedOptions,
                    locale: locale)
            }
            guard named.parameter.hasDependentOptions else {
                return try await options(for: named, matching: text)
            }
            return try await IntentDraft(of: request.type, begun, in: locale).offering {
                try await options(for: named, matching: text)
            }
        }
    }

    private func options(
        for named: IntentContents.NamedParameter, matching text: String
    ) async throws -> [Question.Option] {
        try await OptionList.options(
            for: named.parameter, matching: text, limit: listedOptions, locale: locale)
    }

    /// The form's initial values, for choices that depend on them.
    private var begun: [String: ParameterValue] {
        var values = Dictionary(
            parameters.compactMap { named in
                named.parameter.currentValue.map { (named.name, $0.parameterValue) }
            }
        ) { first, _ in first }
        guard case .values(let fields) = kind else { return values }
        for field in fields { values[field.parameter.name] = field.value }
        return values
    }
}
