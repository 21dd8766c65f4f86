import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// The questions of a form.
extension ParameterForm {
    /// Asks for one parameter's value and sets it.
    ///
    /// A value that the intent refused stays in its field, with a message beside it.
    func ask(
        for parameter: any AnyIntentParameter, dialog: IntentDialog?,
        refusing refused: ParameterValue? = nil
    ) async throws {
        let named =
            contents.parameters.first { $0.parameter === parameter }
            ?? IntentContents.NamedParameter(name: "value", parameter: parameter)
        let standing = try await parameter.defaultOfChoices(
            in: run.request.type, like: contents)
        var data: ParameterValue? = try await askFirst(
            named, standing: standing, dialog: dialog, refusing: refused)
        try await settle(named, &data, resolver(searchesText: true), isNeeded: true)
    }

    /// Asks for one parameter, in the author's words or those of its choices.
    func askFirst(
        _ named: IntentContents.NamedParameter, _ draft: IntentDraft? = nil,
        standing: ParameterValue? = nil, dialog: IntentDialog? = nil,
        refusing refused: ParameterValue? = nil
    ) async throws -> ParameterValue {
        var (field, prompt) = try await field(named, draft)
        field.value = standing
        if let refused,
            let problem = ProblemText.refusal(
                of: refused, for: field.parameter.title, in: locale)
        {
            field.value = refused
            field.error = problem
        }
        try await nameValue(of: &field, named.parameter)
        let words =
            dialog ?? named.parameter.declaration.requestValueDialog
            ?? prompt.map { IntentDialog(LocalizedStringResource(verbatim: $0)) }
        return try await ask([field], about: [named], dialog: words)[named.name] ?? .null
    }

    func askAgain(
        _ problem: ResolutionProblem, _ named: IntentContents.NamedParameter,
        _ data: ParameterValue?
    ) async throws -> ParameterValue? {
        let declaration = named.parameter.declaration
        var (field, prompt) = try await field(named)
        field.value = data
        field.error = ProblemText.besideField(problem, of: field, in: locale)
        try await nameValue(of: &field, named.parameter)
        var dialog =
            declaration.requestValueDialog
            ?? prompt.map { IntentDialog(LocalizedStringResource(verbatim: $0)) }
        if let candidates = problem.candidates {
            field.options = try await OptionList.options(
                for: named.parameter, among: candidates, locale: locale)
            field.isSearchable = false
            field.value = nil
            dialog = problem.dialog ?? declaration.requestDisambiguationDialog ?? dialog
        }
        return try await ask([field], about: [named], dialog: dialog)[named.name]
    }

    /// Returns the field for a parameter, still without a value, and the question above its choices.
    func field(
        _ named: IntentContents.NamedParameter, _ draft: IntentDraft? = nil, isNeeded: Bool = true
    ) async throws -> (field: Question.Field, prompt: String?) {
        let limit = run.system.limits.listedOptions
        let list = try await offering(named, draft) {
            try await OptionList(for: named.parameter, limit: limit, locale: locale)
        }
        var metadata = named.metadata(locale: locale)
        metadata.shape = await EntityChoices(
            of: named.parameter.valueType, limit: limit, locale: locale, log: run.system.log
        ).offered(in: metadata.shape)
        // A requested parameter needs a value, even if its type is optional.
        if isNeeded { metadata.isOptional = false }
        let field = Question.Field(
            parameter: metadata, options: list?.options,
            isSearchable: OptionList.isSearchable(
                named.parameter, listing: list, limit: limit))
        return (field, list?.prompt)
    }

    /// Adds the entities of a field's value to its choices, even if nothing suggests them, so that
    /// every surface shows their titles.
    func nameValue(
        of field: inout Question.Field, _ parameter: any AnyIntentParameter
    ) async throws {
        guard field.isSearchable, let value = field.value, !value.isNull else { return }
        // A single text is what a person searches for.
        if case .string = value { return }
        let unknown = value.elements.filter { item in
            !(field.options ?? []).contains { $0.isMeant(by: item) }
        }
        guard !unknown.isEmpty else { return }
        let found = try await OptionList.options(for: parameter, among: unknown, locale: locale)
        field.options = found + (field.options ?? [])
    }

    /// Asks for the choices for a parameter, which may depend on the values of others.
    private func offering<Success>(
        _ named: IntentContents.NamedParameter, _ draft: IntentDraft?,
        _ ask: () async throws -> Success
    ) async rethrows -> Success {
        guard named.parameter.hasDependentOptions else { return try await ask() }
        let draft = draft ?? IntentDraft(of: run.request.type, like: contents)
        return try await draft.offering { try await ask() }
    }

    /// Asks for values until they are valid, as far as no query is needed to check, and returns
    /// them by name.
    func ask(
        _ fields: [Question.Field], about named: [IntentContents.NamedParameter],
        dialog: IntentDialog?, outline: FormOutline? = nil
    ) async throws -> [String: ParameterValue] {
        var fields = fields
        while true {
            let given = fields.map { ($0.parameter.name, $0.value ?? .null) }
            let layout = await outline?.layout(Dictionary(given) { first, _ in first })
            let question = run.question(
                .values(fields), dialog: dialog, about: named, outline: outline, layout: layout)
            let answer = try await run.ask(question)
            guard case .values(let values) = answer else { throw run.unusableAnswer }
            fields = FieldCheck.checked(fields, given: values, about: named, in: locale)
            if fields.allSatisfy({ $0.error == nil }) { return values }
            try Task.checkCancellation()
            for (place, named) in zip(fields.indices, named) {
                try await nameValue(of: &fields[place], named.parameter)
            }
        }
    }
}

extension ResolutionProblem {
    /// The values among which a person is to choose; `nil` for other problems.
    fileprivate var candidates: [ParameterValue]? {
        switch self {
        case .ambiguous(_, _, let candidates), .undecided(let candidates, _): candidates
        case .missing, .notUnderstood, .notAllowed, .entityNotFound, .refused: nil
        }
    }

    /// The author's words for a choice.
    fileprivate var dialog: IntentDialog? {
        guard case .undecided(_, let words?) = self else { return nil }
        return IntentDialog(words)
    }
}
