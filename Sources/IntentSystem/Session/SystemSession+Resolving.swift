import AppIntents
import AppIntentsMetadata
import Foundation

extension SystemSession {
    /// Gives an intent's parameters their values, in declaration order, asking for what is missing
    /// (INV-2, INV-5).
    func resolve(
        _ contents: IntentContents, _ given: GivenValues, _ run: Run, asks: Bool
    ) async throws {
        var data: [ParameterValue?] = contents.parameters.enumerated().map { place, named in
            switch given {
            case .recipe(let recipe):
                recipe.values.indices.contains(place) ? recipe.values[place] : nil
            case .named(let values): values[named.name]
            }
        }
        if asks { try await askMissing(contents, &data, run) }
        let resolver = ParameterResolver(searchesText: given.comesFromPerson)
        for (place, named) in contents.parameters.enumerated() {
            try await settle(named, &data[place], resolver, contents, run, asks: asks)
        }
    }

    /// Asks for all required parameters without a value at once, in declaration order.
    private func askMissing(
        _ contents: IntentContents, _ data: inout [ParameterValue?], _ run: Run
    ) async throws {
        let missing = contents.parameters.indices.filter { place in
            let parameter = contents.parameters[place].parameter
            return (data[place]?.isNull ?? true) && !parameter.isSet && !parameter.isOptional
        }
        guard !missing.isEmpty else { return }
        var fields: [Question.Field] = []
        for place in missing {
            fields.append(try await field(contents.parameters[place], run))
        }
        let dialog =
            missing.count == 1
            ? contents.parameters[missing[0]].parameter.declaration.requestValueDialog : nil
        let answers = try await askData(fields, dialog: dialog, run)
        for place in missing { data[place] = answers[contents.parameters[place].name] }
    }

    /// Resolves one parameter, asking again as long as what is given will not do.
    private func settle(
        _ named: IntentContents.NamedParameter, _ data: inout ParameterValue?,
        _ resolver: ParameterResolver, _ contents: IntentContents, _ run: Run, asks: Bool
    ) async throws {
        while true {
            let problem: ResolutionProblem
            do {
                if let given = data, !given.isNull {
                    let value = try await resolver.value(of: given, for: named.parameter)
                    guard named.parameter.setCurrentValue(value) else {
                        throw ResolutionProblem.notUnderstood(
                            named.parameter.valueType.shape(in: .current), given)
                    }
                    return
                }
                if data != nil, named.parameter.isOptional {
                    _ = named.parameter.setCurrentValue(nil)
                }
                if named.parameter.isSet || named.parameter.isOptional { return }
                problem = .missing
            } catch let error as ResolutionProblem {
                problem = error
            }
            guard asks else { throw self.problem(problem, named, run) }
            data = try await askAgain(problem, named, data, run)
        }
    }

    private func askAgain(
        _ problem: ResolutionProblem, _ named: IntentContents.NamedParameter,
        _ data: ParameterValue?, _ run: Run
    ) async throws -> ParameterValue? {
        let declaration = named.parameter.declaration
        var field = try await field(named, run)
        field.value = data
        field.error = ProblemText.besideField(problem)
        var dialog = declaration.requestValueDialog
        if case .ambiguous(_, _, let candidates) = problem {
            field.options = try await OptionList.options(
                for: named.parameter, among: candidates, locale: Locale(identifier: run.language))
            field.isSearchable = false
            field.value = nil
            dialog = declaration.requestDisambiguationDialog ?? dialog
        }
        return try await askData([field], dialog: dialog, run)[named.name]
    }

    /// Asks for one parameter's value and sets it.
    func askValue(
        of parameter: any AnyIntentParameter, dialog: IntentDialog?, _ contents: IntentContents,
        _ run: Run
    ) async throws {
        let named =
            contents.parameters.first { $0.parameter === parameter }
            ?? IntentContents.NamedParameter(name: "value", parameter: parameter)
        let field = try await field(named, run)
        let answers = try await askData(
            [field], dialog: dialog ?? parameter.declaration.requestValueDialog, run)
        var data = answers[named.name] ?? .null
        let resolver = ParameterResolver(searchesText: true)
        while true {
            do {
                if let value = try await resolver.value(of: data, for: parameter),
                    parameter.setCurrentValue(value)
                {
                    return
                }
                data = try await askAgain(.missing, named, data, run) ?? .null
            } catch let problem as ResolutionProblem {
                data = try await askAgain(problem, named, data, run) ?? .null
            }
        }
    }

    private func field(
        _ named: IntentContents.NamedParameter, _ run: Run
    ) async throws -> Question.Field {
        let locale = Locale(identifier: run.language)
        let options = try await OptionList.listed(
            for: named.parameter, limit: system.limits.listedOptions, locale: locale)
        var metadata = named.metadata(locale: locale)
        // A parameter that is asked for needs a value, whatever its type allows.
        metadata.isOptional = false
        return Question.Field(
            parameter: metadata, options: options,
            isSearchable: OptionList.isSearchable(named.parameter))
    }

    private func problem(
        _ problem: ResolutionProblem, _ named: IntentContents.NamedParameter, _ run: Run
    ) -> ParameterProblem {
        let locale = Locale(identifier: run.language)
        return ParameterProblem(
            intentTitle: run.title.text(in: locale), parameter: named.metadata(locale: locale),
            problem: problem)
    }
}

extension GivenValues {
    /// Whether a text may be something to search for rather than an identifier.
    fileprivate var comesFromPerson: Bool {
        if case .named = self { true } else { false }
    }
}

extension Run {
    var language: String { interaction.systemContext.locale.identifier }
}
