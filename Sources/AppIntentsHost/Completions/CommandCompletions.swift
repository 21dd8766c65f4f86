import AppIntents
import AppIntentsMetadata
import ArgumentParser
import Foundation
import IntentSystem

/// The reading of a command line up to its cursor: the words that may stand there.
///
/// It is made of what is declared; only the values of some parameters must be asked of the app.
struct CommandCompletions<App: IntentsApp> {
    /// The words that may stand at the cursor, or the way to them.
    enum Place {
        case known(CompletionAnswer)
        /// Words that the app knows.
        case asked(any CompletionSource)
    }

    /// The options that decide which app answers.
    struct Context {
        /// The app's own options.
        var app: [String] = []
        var stateDirectory: String?
    }

    let catalog: Catalog
    let locale: Locale

    var commandNames: [Completion] {
        Self.tool?.commands.map { Completion($0.commandName, $0.abstract) } ?? []
    }

    /// All commands, whose description takes longer than that of one.
    private static var tool: CommandDescription? { CommandDescription(of: AppCommand<App>.self) }

    private static func command(named name: String) -> CommandDescription? {
        let command = AppCommand<App>.configuration.subcommands.first { $0._commandName == name }
        // ArgumentParser adds `help`.
        guard let command else { return tool?.command(named: name) }
        return CommandDescription(of: command)
    }

    /// Returns what may stand after some words, for a text that is typed already.
    func place(after words: [String], typing current: String) -> Place {
        var rest = words[...]
        if (words.first ?? current).hasPrefix("-") {
            let page = AppCommand<App>.configuration.defaultSubcommand
            let arguments =
                (Self.tool?.arguments ?? [])
                + (page.flatMap { CommandDescription(of: $0) }?.arguments ?? [])
            let options = CommandOptions(arguments)
            while let word = rest.first, word.hasPrefix("-") {
                if let argument = pending(rest, arguments) { return place(ofValue: argument, "") }
                rest = rest.dropFirst(max(1, options.count(of: rest)))
            }
            if rest.isEmpty, current.hasPrefix("-") {
                return place(ofOption: current, arguments, given: Set(words.map(\.optionName)))
            }
        }
        guard let name = rest.popFirst() else { return .known(.words(commandNames)) }
        guard let command = Self.command(named: name) else { return .known(.words([])) }
        // ArgumentParser takes it everywhere, but it is the program's.
        let own = command.arguments.filter { !$0.isNamed("--version") }
        if name == RunCommand<App>._commandName {
            return runPlace(rest, current, own)
        }
        return place(rest, current, own, of: name)
    }

    /// Returns the app's options and the folder of its state, wherever they stand.
    func context(of words: [String]) -> Context {
        var context = Context()
        let appOptions = CommandOptions(of: App.self)
        var rest = words[...]
        while let word = rest.first, word != "--" {
            let count = appOptions.count(of: rest)
            if count > 0 {
                context.app += rest.prefix(count)
            } else if word == "--state-directory" {
                context.stateDirectory = rest.dropFirst().first
            } else if word.hasPrefix("--state-directory=") {
                context.stateDirectory = String(word.dropFirst("--state-directory=".count))
            }
            rest = rest.dropFirst(max(1, count))
        }
        return context
    }

    // MARK: - Any command

    private func place(
        _ words: ArraySlice<String>, _ current: String,
        _ arguments: [CommandDescription.Argument], of name: String
    ) -> Place {
        let options = CommandOptions(arguments)
        var rest = words
        var plain: [String] = []
        var valued: CommandDescription.Argument?
        var isPlain = false
        while let word = rest.first {
            if isPlain || !word.hasPrefix("-") || word == "-" {
                plain.append(word)
                rest = rest.dropFirst()
            } else if word == "--" {
                isPlain = true
                rest = rest.dropFirst()
            } else if let argument = pending(rest, arguments) {
                valued = argument
                rest = []
            } else {
                rest = rest.dropFirst(max(1, options.count(of: rest)))
            }
        }
        if let valued {
            return place(ofValue: valued, "", after: plain, of: name) ?? place(ofValue: valued, "")
        }
        if !isPlain, current.hasPrefix("-") {
            if current.contains("="),
                let option = arguments.first(where: {
                    $0.kind == .option && $0.isNamed(current.optionName)
                }),
                let place = place(
                    ofValue: option, current.optionName + "=", after: plain, of: name)
            {
                return place
            }
            return place(
                ofOption: current, arguments, given: Set(words.map(\.optionName)))
        }
        if let place = place(after: plain, of: name, typing: current) { return place }
        let positional = arguments.filter { $0.kind == .positional }
        guard
            let argument = plain.count < positional.count
                ? positional[plain.count] : positional.last(where: { $0.isRepeating ?? false })
        else {
            return .known(.words([]))
        }
        return place(ofValue: argument, "")
    }

    /// Returns the option at the beginning of words that end before its value.
    private func pending(
        _ words: ArraySlice<String>, _ arguments: [CommandDescription.Argument]
    ) -> CommandDescription.Argument? {
        guard words.count == 1, let word = words.first, !word.contains("=") else { return nil }
        return arguments.first { $0.kind == .option && $0.isNamed(word) }
    }

    private func place(
        ofOption current: String, _ arguments: [CommandDescription.Argument], given: Set<String>
    ) -> Place {
        if current.contains("=") {
            let option = arguments.first { $0.kind == .option && $0.isNamed(current.optionName) }
            guard let option else { return .known(.words([])) }
            return place(ofValue: option, current.optionName + "=")
        }
        return .known(.words(options(arguments, given: given)))
    }

    private func options(
        _ arguments: [CommandDescription.Argument], given: Set<String>
    ) -> [Completion] {
        arguments.filter { argument in
            argument.kind != .positional && argument.shouldDisplay ?? true
                && (argument.isRepeating ?? false || !given.contains(where: argument.isNamed))
        }.flatMap { argument in argument.spellings.map { Completion($0, argument.abstract) } }
    }

    private func place(
        ofValue argument: CommandDescription.Argument, _ attached: String
    ) -> Place {
        if argument.completionKind?.directory != nil { return .known(.folders) }
        if argument.completionKind?.file != nil { return .known(.files) }
        let values = argument.allValues ?? argument.completionKind?.list?.values ?? []
        return .known(.words(values.map { Completion(attached + $0) }))
    }

    // MARK: - run

    private func runPlace(
        _ words: ArraySlice<String>, _ current: String,
        _ arguments: [CommandDescription.Argument]
    ) -> Place {
        let options = CommandOptions(arguments)
        var rest = words
        while let word = rest.first, word.hasPrefix("-") {
            if let argument = pending(rest, arguments) { return place(ofValue: argument, "") }
            rest = rest.dropFirst(max(1, options.count(of: rest)))
        }
        let lookup = IntentLookup(catalog: catalog, locale: locale)
        guard let name = rest.popFirst() else {
            if current.hasPrefix("-") {
                return place(ofOption: current, arguments, given: Set(words.map(\.optionName)))
            }
            return .known(
                .words(lookup.listed.map { Completion($0.identifier, lookup.title(of: $0)) }))
        }
        guard let entry = try? lookup.entry(named: name) else { return .known(.words([])) }
        let flags = IntentFlags(
            catalog.metadata(of: entry, locale: locale).parameters,
            enums: catalog.enums(of: entry, locale: locale))
        return place(rest, current, flags, of: entry, arguments)
    }

    /// Returns what may stand among the parameters of an intent.
    private func place(
        _ words: ArraySlice<String>, _ current: String, _ flags: IntentFlags,
        of entry: Catalog.Entry, _ arguments: [CommandDescription.Argument]
    ) -> Place {
        let options = CommandOptions(arguments)
        var given: Set<String> = []
        var rest = words
        while let word = rest.popFirst() {
            if word == "--" {
                let open = flags.flags.filter { !given.contains($0.name) }
                let flag =
                    open.prefix(rest.count + 1).first { $0.arity == .many }
                    ?? open.dropFirst(rest.count).first
                return flag.map { place(ofValue: $0, of: entry, "") } ?? .known(.words([]))
            }
            if let flag = flags.flag(ofOption: word.optionName) {
                given.insert(flag.name)
                guard flag.arity != .toggle, !word.contains("=") else { continue }
                if rest.popFirst() == nil { return place(ofValue: flag, of: entry, "") }
            } else if let argument = pending([word], arguments), rest.isEmpty {
                return place(ofValue: argument, "")
            } else {
                rest = rest.dropFirst(max(0, options.count(of: [word] + rest) - 1))
            }
        }
        guard current.hasPrefix("-") else { return .known(.words([])) }
        if current.contains("=") {
            guard let flag = flags.flag(ofOption: current.optionName) else {
                return place(ofOption: current, arguments, given: [])
            }
            return place(ofValue: flag, of: entry, current.optionName + "=")
        }
        let own = flags.flags.filter { $0.arity == .many || !given.contains($0.name) }
            .flatMap { flag in flag.spellings.map { Completion($0, flag.parameter.title) } }
        let taken = Set(own.map(\.word))
        let others = self.options(arguments, given: Set(words.map(\.optionName)))
        return .known(.words(own + others.filter { !taken.contains($0.word) }))
    }

    func place(
        ofValue flag: IntentFlag, of entry: Catalog.Entry, _ attached: String
    ) -> Place {
        if let cases = flag.cases {
            return .known(
                .words(
                    cases.map { choice in
                        let words = [choice.title, choice.subtitle].compactMap(\.self)
                        return Completion(
                            attached + choice.rawValue,
                            words.filter { $0 != choice.rawValue }.joined(separator: ", "))
                    }))
        }
        if flag.takesFiles { return .known(.files) }
        if flag.element.shape == .bool {
            let names = flag.parameter.switchNames
            return .known(
                .words([
                    Completion(attached + "yes", names?.yes),
                    Completion(attached + "no", names?.no),
                ]))
        }
        let isEntity = if case .entity = flag.element.shape { true } else { false }
        guard isEntity || flag.parameter.hasOptions else { return .known(.words([])) }
        return .asked(
            CompletionValues(
                parameter: flag.parameter, entry: entry, attached: attached, locale: locale))
    }
}
