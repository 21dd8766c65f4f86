import AppIntentsMetadata
import Foundation

/// The manual page of an app in mdoc(7), made of what its commands and intents declare.
struct ManualPage {
    /// An intent with the options of its parameters.
    struct Intent {
        let metadata: IntentMetadata
        let flags: IntentFlags
    }

    /// The name by which a person starts the program.
    let program: String
    let appName: String
    let version: String
    /// The day of the page: that of the program's file.
    let date: Date
    let tool: CommandDescription
    /// The options that the app itself declares, which every command has.
    let appArguments: [CommandDescription.Argument]
    let intents: [Intent]

    /// The page.
    var text: String {
        (head + commands + intentList + environment + files + exitCodes + examples)
            .joined(separator: "\n") + "\n"
    }

    private var head: [String] {
        [
            ".Dd \(day)", ".Dt \(ManualText.argument(program.uppercased())) 1",
            ".Os", ".Sh NAME",
            ".Nm \(ManualText.argument(program))",
            ".Nd offers the intents of \(ManualText.argument(appName))", ".Sh SYNOPSIS", ".Nm",
            ".Op Ar options", ".Ar command", ".Op Ar argument ...", ".Nm", ".Cm run",
            ".Op Ar options", ".Ar intent", ".Op Fl \\-parameter Ar value", ".Sh DESCRIPTION",
        ]
            + ManualText.prose(
                """
                Performs the intents of \(appName), and serves them to people and to assistants. Without a \
                command it does what --help says of the default one. This page is of version \(version).
                """)
            + (appArguments.isEmpty
                ? []
                : [".Pp", "These options stand anywhere:"] + list(of: appArguments.map(item)))
    }

    private var day: String {
        let style = Date.VerbatimFormatStyle(
            format: "\(month: .wide) \(day: .defaultDigits), \(year: .defaultDigits)",
            locale: Locale(identifier: "en_US"), timeZone: .gmt,
            calendar: Calendar(identifier: .gregorian))
        return style.format(date)
    }

    // MARK: - Commands

    private var commands: [String] {
        [".Sh COMMANDS"]
            + list(
                of: tool.commands.filter { $0.commandName != "help" }.map { command in
                    let own = command.arguments.filter { argument in
                        argument.shouldDisplay ?? true
                            && !["-h", "--help", "--version"].contains(where: argument.isNamed)
                            && !appArguments.contains { $0.spellings == argument.spellings }
                    }
                    let words = own.filter { $0.kind == .positional }
                        .map { " Ar \(ManualText.argument($0.valueName ?? "word"))" }.joined()
                    let text = [command.abstract, command.discussion].compactMap(\.self)
                    let options = own.filter { $0.kind != .positional }.map(item)
                    return (
                        "Cm \(ManualText.argument(command.commandName))\(words)",
                        ManualText.prose(text.joined(separator: " "))
                            + (options.isEmpty ? [] : list(of: options))
                    )
                })
    }

    private func item(
        _ argument: CommandDescription.Argument
    ) -> (term: String, text: [String]) {
        let value = " Ar \(ManualText.argument(argument.valueName ?? "value"))"
        let names = argument.spellings.map(flag).joined(separator: " , ")
        let choices = argument.allValues.map { "One of \($0.joined(separator: ", "))." }
        let text = [argument.abstract, choices].compactMap(\.self).joined(separator: " ")
        return (
            argument.kind == .option ? names + value : names, ManualText.prose(text)
        )
    }

    /// Returns an option with the macro that puts the first dash before it.
    private func flag(_ spelled: String) -> String {
        "Fl \(ManualText.argument(String(spelled.dropFirst())))"
    }

    private func list(of items: [(term: String, text: [String])]) -> [String] {
        if items.isEmpty { return [] }
        // An item without a text is a mistake to the programs that read pages.
        let lines = items.flatMap { item in
            [".It \(item.term)"] + (item.text.isEmpty ? [#"\&"#] : item.text)
        }
        return [".Bl -tag -width Ds"] + lines + [".El"]
    }

    // MARK: - Intents

    private var intentList: [String] {
        let text = RunCommandText(app: program, columns: TextColumns(width: 80))
        return [".Sh INTENTS"]
            + (intents.isEmpty
                ? ["The app has no intents."]
                : list(
                    of: intents.map { intent in
                        let parameters = intent.flags.flags.map { parameter in
                            let names = parameter.spellings.map(flag).joined(separator: " , ")
                            let value = " Ar \(ManualText.argument(parameter.placeholder))"
                            return (
                                parameter.arity == .toggle ? names : names + value,
                                ManualText.prose(text.text(parameter))
                            )
                        }
                        return (
                            "Cm run \(ManualText.argument(intent.metadata.identifier))",
                            ManualText.prose(text.summary(of: intent.metadata))
                                + list(of: parameters)
                        )
                    }))
            + [".Pp"] + ManualText.prose(RunCommandText.values)
    }

    // MARK: - Surroundings

    private var environment: [String] {
        let variables = [
            ("LC_ALL , LC_MESSAGES , LANG", "The language of texts; the first that is set counts."),
            ("TZ", "The time zone of dates."),
            ("NO_COLOR", "Set to anything, it keeps colors from a terminal."),
            ("TERM", "With dumb, the output has neither colors nor a line that is rewritten."),
            ("XDG_STATE_HOME", "The folder that has the app's state."),
            ("XDG_RUNTIME_DIR", "The folder of the socket of the running app."),
            ("OAI_STORE", "The PostgreSQL database that keeps the app's state, if one does."),
            (
                "OAI_RETENTION",
                "How long cards are kept for people who don't return; 7d if it isn't set."
            ),
            ("OAI_NODE", "The name of a process among several, in its metrics."),
            (
                "OAI_COMPLETION_SECONDS",
                "How long a shell waits for the words of a completion, 1 to 60; 1 if it isn't set."
            ),
            ("OS_LOG_PRIVATE_DATA", "With 1, a debug build logs what is private."),
        ]
        return [".Sh ENVIRONMENT"]
            + list(of: variables.map { ("Ev \($0.0)", ManualText.prose($0.1)) })
    }

    private var files: [String] {
        let folder = "~/.local/state/\(appName)/"
        let files = [
            (
                folder,
                "The app's state, unless --state-directory or XDG_STATE_HOME names another folder."
            ),
            (folder + "instance.lock", "The running app, which performs the other commands."),
            (folder + "lock.json", "The passphrase; without this file nothing is locked."),
        ]
        return [".Sh FILES"]
            + list(of: files.map { ("Pa \(ManualText.argument($0.0))", ManualText.prose($0.1)) })
    }

    private var exitCodes: [String] {
        [".Sh EXIT STATUS"]
            + list(
                of: RunExit.allCases.map { code in
                    ("\(code.rawValue)", ManualText.prose(code.meaning + "."))
                })
    }

    private var examples: [String] {
        let first = intents.first.map { "run \($0.metadata.identifier.shellQuoted) --help" }
        let lines = ["run --help", first, "completions bash"].compactMap(\.self)
        return [".Sh EXAMPLES"]
            + lines.map { ".Dl \(ManualText.argument("\(program.shellQuoted) \($0)"))" }
    }
}
