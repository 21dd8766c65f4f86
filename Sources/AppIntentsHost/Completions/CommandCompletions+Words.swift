import AppIntents
import AppIntentsMetadata
import ArgumentParser
import IntentSystem
import _Localization

// Words of commands whose meaning ArgumentParser doesn't know.
extension CommandCompletions {
    /// Returns what may stand after the plain words of a command; `nil` if its declaration says all.
    func place(after plain: [String], of command: String, typing current: String) -> Place? {
        switch command {
        case FindCommand<App>._commandName where plain.isEmpty:
            let text = FindCommandText(catalog: catalog, locale: locale)
            return .known(.words(text.names.map { Completion($0) }))
        case "help" where plain.isEmpty: return .known(.words(commandNames))
        case ControlsCommand<App>._commandName where plain.isEmpty:
            return .asked(ControlNames(locale: locale))
        case FocusCommand<App>._commandName:
            guard let verb = plain.first.flatMap(FocusCommand<App>.Verb.init) else { return nil }
            return focusPlace(after: Array(plain.dropFirst()), verb, typing: current)
        default: return nil
        }
    }

    /// Returns what may stand as the value of an option that names something of the app; `nil` for
    /// any other option.
    func place(
        ofValue option: CommandDescription.Argument, _ attached: String, after plain: [String],
        of command: String
    ) -> Place? {
        guard command == FindCommand<App>._commandName else { return nil }
        let isSorting = option.isNamed("--sort")
        guard isSorting || option.isNamed("--where") else { return nil }
        let text = FindCommandText(catalog: catalog, locale: locale)
        guard let entity = plain.first, let identifier = try? text.action(for: entity),
            let action = catalog.findAction(identifier: identifier)
        else { return .known(.words([])) }
        return isSorting
            ? .asked(SortingNames(action: action, attached: attached))
            : .asked(ConditionNames(action: action, attached: attached, locale: locale))
    }

    // MARK: - focus

    private func focusPlace(
        after words: [String], _ verb: FocusCommand<App>.Verb, typing current: String
    ) -> Place {
        switch (verb, words.count) {
        case (.on, 0), (.remove, 0), (.set, 0), (.unset, 0): return .asked(FocusNames())
        case (.set, 1), (.unset, 1):
            let lookup = IntentLookup(catalog: catalog, locale: locale)
            return .known(
                .words(
                    catalog.focusFilters.map {
                        Completion($0.identifier, lookup.title(of: $0))
                    }))
        case (.set, 2...): return filterPlace(of: words[1], typing: current)
        default: return .known(.words([]))
        }
    }

    /// Returns the parameters of a filter, each with an equals sign, or the values after one.
    private func filterPlace(of name: String, typing current: String) -> Place {
        let lookup = IntentLookup(catalog: catalog, locale: locale)
        guard let entry = try? lookup.entry(named: name) else { return .known(.words([])) }
        let flags = IntentFlags(
            catalog.metadata(of: entry, locale: locale).parameters,
            enums: catalog.enums(of: entry, locale: locale)
        ).flags
        guard let end = current.firstIndex(of: "=") else {
            return .known(
                .words(
                    flags.map {
                        Completion(
                            "\($0.parameter.name)=", $0.parameter.title, isUnfinished: true)
                    }))
        }
        let attached = String(current[...end])
        guard let flag = flags.first(where: { $0.parameter.name == current[..<end] }) else {
            return .known(.words([]))
        }
        if flag.element.shape == .bool {
            return .known(.words(["true", "false"].map { Completion(attached + $0) }))
        }
        let place = place(ofValue: flag, of: entry, attached)
        guard case .asked(let source) = place, var values = source as? CompletionValues else {
            return place
        }
        // A focus is given identifiers.
        values.namesByTitle = false
        return .asked(values)
    }
}
