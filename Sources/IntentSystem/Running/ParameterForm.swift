import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// The parameters of an intent and their values: what is given, and what the person is asked for.
struct ParameterForm {
    private let contents: IntentContents
    private let run: ActiveRun

    init(_ contents: IntentContents, run: ActiveRun) {
        self.contents = contents
        self.run = run
    }

    private var locale: Locale { run.request.locale }
    private var asks: Bool { run.request.asksForMissingValues }

    // MARK: - All parameters

    /// Gives the parameters their values, in declaration order, asking for what is missing (INV-2,
    /// INV-5).
    func resolve(_ given: Arguments) async throws {
        var data = contents.parameters.enumerated().map { place, named in
            given.value(for: named.name, at: place)
        }
        if asks { try await askMissing(&data) }
        let resolver = ParameterResolver(searchesText: given.comesFromPerson)
        for (place, named) in contents.parameters.enumerated() {
            try await settle(named, &data[place], resolver)
        }
    }

    /// Asks for all required parameters without a value at once, in declaration order.
    private func askMissing(_ data: inout [ParameterValue?]) async throws {
        let missing = contents.parameters.indices.filter { place in
            let parameter = contents.parameters[place].parameter
            return (data[place]?.isNull ?? true) && !parameter.isSet && !parameter.isOptional
        }
        guard !missing.isEmpty else { return }
        let named = missing.map { contents.parameters[$0] }
        if named.count == 1 {
            data[missing[0]] = try await askFirst(
                named[0], dialog: named[0].parameter.declaration.requestValueDialog)
            return
        }
        var fields: [Question.Field] = []
        for named in named {
            var (field, prompt) = try await field(named)
            // Each has its own; what all are asked together is nobody's.
            field.parameter.description = prompt ?? field.parameter.description
            fields.append(field)
        }
        let answers = try await ask(fields, about: named, dialog: nil)
        for place in missing { data[place] = answers[contents.parameters[place].name] }
    }

    /// Resolves one parameter, asking again as long as what is given will not do.
    private func settle(
        _ named: IntentContents.NamedParameter, _ data: inout ParameterValue?,
        _ resolver: ParameterResolver
    ) async throws {
        while true {
            let problem: ResolutionProblem
            do {
                if let given = data, !given.isNull {
                    return try await set(given, named, resolver)
                }
                if data != nil, named.parameter.isOptional {
                    _ = named.parameter.setCurrentValue(nil)
                }
                if named.parameter.isSet || named.parameter.isOptional { return }
                problem = .missing
            } catch let error as ResolutionProblem {
                problem = error
            }
            guard asks else { throw error(problem, named) }
            data = try await askAgain(problem, named, data)
        }
    }

    private func set(
        _ data: ParameterValue, _ named: IntentContents.NamedParameter,
        _ resolver: ParameterResolver
    ) async throws {
        let value = try await resolver.value(of: data, for: named.parameter)
        guard named.parameter.setCurrentValue(value) else {
            throw ResolutionProblem.notUnderstood(
                named.parameter.valueType.shape(in: locale), data)
        }
    }

    private func error(
        _ problem: ResolutionProblem, _ named: IntentContents.NamedParameter
    ) -> ParameterProblem {
        ParameterProblem(
            intentTitle: run.request.type.title.text(in: locale),
            parameter: named.metadata(locale: locale), problem: problem)
    }

    // MARK: - One parameter

    /// Asks for one parameter's value and sets it.
    func ask(for parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws {
        let named =
            contents.parameters.first { $0.parameter === parameter }
            ?? IntentContents.NamedParameter(name: "value", parameter: parameter)
        var data =
            try await askFirst(
                named, dialog: dialog ?? parameter.declaration.requestValueDialog) ?? .null
        let resolver = ParameterResolver(searchesText: true)
        while true {
            let problem: ResolutionProblem
            do {
                if !data.isNull { return try await set(data, named, resolver) }
                problem = .missing
            } catch let error as ResolutionProblem {
                problem = error
            }
            data = try await askAgain(problem, named, data) ?? .null
        }
    }

    /// Asks for one parameter, in the author's words or those of its choices.
    private func askFirst(
        _ named: IntentContents.NamedParameter, dialog: IntentDialog?
    ) async throws -> ParameterValue? {
        let (field, prompt) = try await field(named)
        let words = prompt.map { IntentDialog(LocalizedStringResource(verbatim: $0)) }
        return try await ask([field], about: [named], dialog: dialog ?? words)[named.name]
    }

    private func askAgain(
        _ problem: ResolutionProblem, _ named: IntentContents.NamedParameter,
        _ data: ParameterValue?
    ) async throws -> ParameterValue? {
        let declaration = named.parameter.declaration
        var (field, prompt) = try await field(named)
        field.value = data ?? field.value
        field.error = ProblemText.besideField(problem)
        var dialog =
            declaration.requestValueDialog
            ?? prompt.map { IntentDialog(LocalizedStringResource(verbatim: $0)) }
        if case .ambiguous(_, _, let candidates) = problem {
            field.options = try await OptionList.options(
                for: named.parameter, among: candidates, locale: locale)
            field.isSearchable = false
            field.value = nil
            dialog = declaration.requestDisambiguationDialog ?? dialog
        }
        return try await ask([field], about: [named], dialog: dialog)[named.name]
    }

    /// The field for a parameter with what it starts with, and the question above its choices.
    private func field(
        _ named: IntentContents.NamedParameter
    ) async throws -> (field: Question.Field, prompt: String?) {
        let limit = run.system.limits.listedOptions
        let list = try await OptionList(for: named.parameter, limit: limit, locale: locale)
        var metadata = named.metadata(locale: locale)
        // A parameter that is asked for needs a value, whatever its type allows.
        metadata.isOptional = false
        let field = Question.Field(
            parameter: metadata, options: list?.options,
            isSearchable: OptionList.isSearchable(
                named.parameter, listing: list, limit: limit),
            value: list?.standing)
        return (field, list?.prompt)
    }

    // MARK: - Asking

    /// Asks for values until they are right as far as no query is needed to tell, and gives them by
    /// name.
    private func ask(
        _ fields: [Question.Field], about named: [IntentContents.NamedParameter],
        dialog: IntentDialog?
    ) async throws -> [String: ParameterValue] {
        var fields = fields
        while true {
            let question = run.question(.values(fields), dialog: dialog, about: named)
            let answer = try await run.ask(question)
            guard case .values(let values) = answer else {
                throw run.unusableAnswer
            }
            fields = FieldCheck.checked(fields, given: values, about: named)
            if fields.allSatisfy({ $0.error == nil }) { return values }
            try Task.checkCancellation()
        }
    }
}
