import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization
import _Telemetry

/// The parameters of an intent and their values: the given ones, and those that the person is asked for.
struct ParameterForm {
    let contents: IntentContents
    /// The family of the widget that the parameters configure, if any.
    private let family: IntentWidgetFamily?
    let run: ActiveRun

    init(_ contents: IntentContents, family: IntentWidgetFamily? = nil, run: ActiveRun) {
        self.contents = contents
        self.family = family
        self.run = run
    }

    var locale: Locale { run.request.locale }
    private var asks: Bool { run.request.asksForMissingValues }

    /// Gives the parameters their values, in declaration order, and asks for missing ones (INV-2,
    /// INV-5); returns `true` if there was a form.
    func resolve(_ given: Arguments) async throws -> Bool {
        var data = contents.parameters.enumerated().map { place, named in
            given.value(for: named.name, at: place)
        }
        try await addDefaults(&data)
        var postponed: Set<String> = []
        let hasAsked = asks ? try await offer(&data, &postponed) : false
        let resolver = resolver(searchesText: given.comesFromPerson || hasAsked)
        do {
            for (place, named) in contents.parameters.enumerated() {
                if needsDefault(named, data[place]), named.parameter.hasDependentOptions {
                    data[place] = try await named.parameter.defaultOfChoices(
                        in: run.request.type, like: contents)
                }
                if postponed.contains(named.name), !named.parameter.isSet,
                    data[place]?.isNull ?? true
                {
                    data[place] = try await askFirst(named)
                }
                try await settle(named, &data[place], resolver)
            }
        } catch {
            // A person who tries again need not complete the form again (ERR-4).
            if resolver.searchesText { run.note(given: .named(named(data))) }
            throw error
        }
        run.note(given: nil)
        return hasAsked
    }

    /// Gives each parameter without a value the default of its choices (Decisions/0096).
    ///
    /// A default that depends on a parameter without a value waits until that one has been asked
    /// for.
    private func addDefaults(_ data: inout [ParameterValue?]) async throws {
        for (place, named) in contents.parameters.enumerated()
        where needsDefault(named, data[place]) {
            guard let draft = named.parameter.hasDependentOptions ? await draft(data) : nil else {
                data[place] = try await named.parameter.defaultOfChoices()
                continue
            }
            let dependencies = draft.dependencies(of: named.name)
            let areKnown = contents.parameters.indices.allSatisfy { other in
                let parameter = contents.parameters[other]
                return !dependencies.contains(parameter.name) || parameter.parameter.isSet
                    || !(data[other]?.isNull ?? true)
            }
            guard areKnown else { continue }
            data[place] = try await draft.offering {
                try await named.parameter.defaultOfChoices()
            }
        }
    }

    /// Returns whether the default of its choices is the value of a parameter with this given data.
    ///
    /// Unspecified by Apple; an optional parameter of a card's control or of a snippet stays empty,
    /// because the app gave that intent all of its values (BTN-3).
    private func needsDefault(
        _ named: IntentContents.NamedParameter, _ data: ParameterValue?
    ) -> Bool {
        named.parameter.needsDefault(given: data) && (asks || !named.parameter.isOptional)
    }

    /// Returns the values so far by the names of their parameters.
    private func named(_ data: [ParameterValue?]) -> [String: ParameterValue] {
        Dictionary(zip(contents.parameters.map(\.name), data)) { first, _ in first }
            .compactMapValues(\.self)
    }

    /// Asks for all missing required parameters at once, in declaration order, or offers all
    /// parameters, as the request specifies; returns `true` if there was a form.
    ///
    /// In a form that can't change while it is open, a parameter whose choices depend on another
    /// missing one is postponed: the run asks for it when the other one has its value.
    private func offer(
        _ data: inout [ParameterValue?], _ postponed: inout Set<String>
    ) async throws -> Bool {
        var missing = contents.parameters.indices.filter { place in
            let parameter = contents.parameters[place].parameter
            return (data[place]?.isNull ?? true) && !parameter.isSet && !parameter.isOptional
        }
        let offersAll =
            switch run.request.form {
            case .missing: false
            case .whole: !missing.isEmpty
            case .first, .always: true
            }
        guard offersAll || !missing.isEmpty else { return false }
        let draft = await draft(data)
        if !offersAll, let draft {
            let names = Set(missing.map { contents.parameters[$0].name })
            postponed = names.filter { !draft.dependencies(of: $0).isDisjoint(with: names) }
            missing.removeAll { postponed.contains(contents.parameters[$0].name) }
            if missing.isEmpty { return false }
        }
        if !offersAll, missing.count == 1 {
            data[missing[0]] = try await askFirst(contents.parameters[missing[0]], draft)
            return true
        }
        let places = contents.parameters.indices.filter { place in
            missing.contains(place)
                || offersAll && !contents.parameters[place].parameter.valueType.isOpaque(in: locale)
        }
        guard !places.isEmpty else { return false }
        var fields: [Question.Field] = []
        for place in places {
            let isMissing = missing.contains(place)
            var (field, prompt) = try await field(
                contents.parameters[place], draft, isNeeded: isMissing)
            // Each field has its words; the form as a whole has none.
            field.parameter.description = prompt ?? field.parameter.description
            if !isMissing {
                let parameter = contents.parameters[place].parameter
                let value = data[place] ?? parameter.currentValue?.parameterValue
                field.value = value?.isNull == true ? nil : value
                try await nameValue(of: &field, parameter)
            }
            fields.append(field)
        }
        let dialog =
            missing.count == 1
            ? contents.parameters[missing[0]].parameter.declaration.requestValueDialog : nil
        let outline: FormOutline? =
            offersAll
            ? FormOutline(
                type: run.request.type, family: family, locale: locale,
                offered: places.map { contents.parameters[$0].name },
                missing: missing.map { contents.parameters[$0].name },
                listedOptions: run.system.limits.listedOptions, log: run.system.log)
            : nil
        let answers = try await ask(
            fields, about: places.map { contents.parameters[$0] }, dialog: dialog, outline: outline)
        for place in places { data[place] = answers[contents.parameters[place].name] ?? .null }
        return true
    }

    /// Returns the intent with the values given so far, if the choices for one of its parameters
    /// depend on others.
    private func draft(_ data: [ParameterValue?]) async -> IntentDraft? {
        guard contents.parameters.contains(where: { $0.parameter.hasDependentOptions }) else {
            return nil
        }
        return await IntentDraft(of: run.request.type, named(data), in: locale)
    }

    func resolver(searchesText: Bool) -> ParameterResolver {
        ParameterResolver(
            searchesText: searchesText, locale: locale,
            files: GivenFiles(system: run.system, locale: locale))
    }

    /// Resolves one parameter, and asks again while the given value is unusable.
    ///
    /// A value that the intent itself needs is asked for even if the parameter is optional.
    func settle(
        _ named: IntentContents.NamedParameter, _ data: inout ParameterValue?,
        _ resolver: ParameterResolver, isNeeded: Bool = false
    ) async throws {
        while true {
            let problem: ResolutionProblem
            do {
                if let given = data, !given.isNull { return try await set(given, named, resolver) }
                if data != nil, named.parameter.isOptional {
                    _ = named.parameter.setCurrentValue(nil)
                }
                if !isNeeded, named.parameter.isSet || named.parameter.isOptional { return }
                problem = .missing
            } catch let error as ResolutionProblem {
                if isLeftOut(error, named) {
                    _ = named.parameter.setCurrentValue(nil)
                    return
                }
                problem = error
            }
            guard asks || isNeeded else { throw error(problem, named) }
            data = try await askAgain(problem, named, data)
        }
    }

    /// Returns whether a snippet is drawn without a value: an optional entity is gone (SNI-3).
    private func isLeftOut(
        _ problem: ResolutionProblem, _ named: IntentContents.NamedParameter
    ) -> Bool {
        guard case .entityNotFound = problem else { return false }
        return run.request.purpose == .drawing && named.parameter.isOptional
    }

    private func set(
        _ data: ParameterValue, _ named: IntentContents.NamedParameter,
        _ resolver: ParameterResolver
    ) async throws {
        // A conversion may ask the person, as the intent itself may.
        let value = try await Telemetry.span(.parameter, ["oai.parameter": named.name]) {
            try await SystemInteractions.$current.withValue(run) {
                try await resolver.value(of: data, for: named.parameter)
            }
        }
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
}

extension _IntentValue {
    /// Returns whether no surface can ask for a value of the type.
    fileprivate static func isOpaque(in locale: Locale) -> Bool { shape(in: locale).isOpaque }
}
