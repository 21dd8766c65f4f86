import ArgumentParser
import Foundation
import IntentSystem
import Logging
import SnippetRendering
import _Localization

/// Performs the intent that a sentence asks for, with the values that it names.
struct SayCommand<App: IntentsApp>: SystemCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "say", abstract: "Performs what a sentence asks for.",
            usage: "\(App.appName) say [OPTIONS] SENTENCE",
            discussion: """
                Prints what was understood, then the result as run prints it, with the same exit \
                codes. Words that name several things ask which one is meant. A sentence that is \
                not understood performs nothing, and exits with \(RunExit.usage.rawValue); one \
                that isn't sure, or may mean several actions, lists them, and exits with \
                \(RunExit.needsInput.rawValue).
                """)
    }

    @OptionGroup var app: App

    @Flag(help: "Print one line of JSON for what was understood, and one for the result.")
    var json = false

    @Flag(help: "Say yes to every confirmation.")
    var yes = false

    @OptionGroup var instance: InstanceOptions

    @Argument(help: "The sentence.")
    var sentence: [String]

    func makeSystem() async throws -> IntentSystem {
        // A reader that closes its end makes writing fail, and doesn't end the process.
        signal(SIGPIPE, SIG_IGN)
        var log = Logger(label: App.appName) { StreamLogHandler.standardError(label: $0) }
        log.logLevel = .critical
        let system = try await IntentSystem(
            launching: app,
            forCommandIn: StateDirectory(given: instance.stateDirectory, appName: App.appName),
            log: log)
        await system.fillIndex()
        return system
    }

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async throws -> RunExit {
        let language = context.locale.identifier
        await system.renewOffers(language: language, for: .owner)
        let words = sentence.joined(separator: " ")
        let found = system.understandings(of: words, language: language)
        guard let understood = found.beginning(words) else {
            return try list(found, for: words, context)
        }
        let text = json ? try JSONText.line(of: [understood]) : understood.words.safeForTerminal()
        guard context.terminal.print(text) else { return .notWritten }
        return try await IntentCommand(
            appName: App.appName, options: RunOptions(isJSON: json, confirms: yes),
            words: [understood.intent], given: understood.values, context: context
        ).run(catalog: system.catalog) { _ in system }
    }

    /// Prints what a sentence may mean, if anything.
    private func list(
        _ found: [Understanding], for words: String, _ context: CommandContext
    ) throws -> RunExit {
        let text =
            json
            ? try JSONText.line(of: found)
            : found.map { "\($0.intent): \($0.words)" }.joined(separator: "\n").safeForTerminal()
        if json || !found.isEmpty {
            guard context.terminal.print(text) else { return .notWritten }
        }
        let message: LocalizedStringResource =
            switch found.count {
            case 0:
                .init(
                    system:
                        "This was not understood. \(App.appName) search finds actions by their names."
                )
            case 1:
                .init(
                    system:
                        "This may be what is meant, but that isn’t certain. Nothing was performed."
                )
            default: .init(system: "This may mean several things. Nothing was performed.")
            }
        context.terminal.say(message.text(in: context.locale), as: .problem)
        return found.isEmpty ? .usage : .needsInput
    }
}
