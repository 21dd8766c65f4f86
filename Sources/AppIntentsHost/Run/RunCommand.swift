import ArgumentParser
import Foundation
import IntentSystem
import Logging
import Synchronization

/// Performs one intent and prints its result, without a session or a card.
struct RunCommand<App: IntentsApp>: AsyncParsableCommand {
    // The help lists the intents and their parameters, which ArgumentParser doesn't know.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "run", abstract: "Performs an intent, and prints its result.",
            usage: "\(App.appName) run [OPTIONS] INTENT [--PARAMETER VALUE]...",
            discussion: "\(App.appName) run --help lists the intents and says more.",
            helpNames: [])
    }

    @OptionGroup var app: App

    @Flag(help: "Print one JSON object.")
    var json = false

    @Flag(help: "Say yes to every confirmation.")
    var yes = false

    @Option(help: "Write the result to a file.", completion: .file())
    var output: String?

    @Option(help: "Take the result of another run.", completion: .file())
    var previous: String?

    @Flag(help: "Write down everything that happens, to standard error.")
    var verbose = false

    @Flag(name: [.short, .long], help: "Show the intents, or the parameters of one.")
    var help = false

    @Argument(parsing: .captureForPassthrough, help: "The intent and its parameters.")
    var words: [String] = []

    @OptionGroup var instance: InstanceOptions

    mutating func run() async throws {
        // A reader that closes its end makes writing fail, and doesn't end the process.
        signal(SIGPIPE, SIG_IGN)
        let isHelp = help || words.isEmpty
        if !isHelp, try await instance.passes(to: app) { return }
        var log = Logger(label: App.appName) { StreamLogHandler.standardError(label: $0) }
        log.logLevel = verbose ? .debug : .critical
        let catalog = Catalog()
        let state = StateDirectory(given: instance.stateDirectory, appName: App.appName)
        let made = Mutex<IntentSystem?>(nil)
        let exit = try await command(in: .own).run(catalog: catalog) { [app, log] limits in
            let system = try await IntentSystem(
                launching: app, forCommandIn: state, catalog: catalog, limits: limits, log: log)
            made.withLock { $0 = system }
            return system
        }
        // What still works with the system must not keep the bytes of its files from being removed.
        await made.withLock(\.self)?.finish()
        if exit != .done { throw exit.code }
    }

    private func command(in context: CommandContext) -> IntentCommand {
        IntentCommand(
            appName: App.appName, options: options, words: words, context: context)
    }

    private var options: RunOptions {
        RunOptions(
            isJSON: json, confirms: yes, wantsHelp: help, output: output, previous: previous)
    }
}

extension RunCommand: InstanceCommand {
    func countedName(in system: IntentSystem, _ context: CommandContext) -> String? {
        let lookup = IntentLookup(catalog: system.catalog, locale: context.locale)
        let entry = words.first.flatMap { try? lookup.entry(named: $0) }
        return entry?.type.isAlwaysTaken == true ? nil : entry?.identifier ?? "run"
    }

    func perform(
        in instance: RunningInstance, with context: CommandContext
    ) async throws -> Int32 {
        try await command(in: context).run(catalog: instance.system.catalog) { _ in
            instance.system
        }.rawValue
    }
}
