#if Assistants
    import ArgumentParser
    import Foundation
    import IntentSystem
    import Logging
    import MCPHost

    /// Offers the intents to the AI assistant that started the program.
    struct MCPCommand<App: IntentsApp>: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "mcp",
                abstract: "Offers the intents to an AI assistant over standard input and output.",
                discussion: """
                    The assistant starts this command itself: name it in the assistant's list of Model Context \
                    Protocol servers. If the app runs already, that process answers.
                    """)
        }

        @OptionGroup var app: App

        @OptionGroup var instance: InstanceOptions

        #if Postgres
            @Option(
                help: ArgumentHelp(
                    """
                    A PostgreSQL database that keeps widgets, settings and what is learned, such as \
                    postgres://user@host/database. OAI_STORE names one as well, and out of sight of other accounts.
                    """, valueName: "address"))
            var store: String?
        #endif

        @OptionGroup var personLimits: PersonLimitOptions

        @Flag(help: "Write down everything that happens, to standard error.")
        var verbose = false

        private var state: StateDirectory {
            #if Postgres
                StateDirectory(
                    given: instance.stateDirectory, appName: App.appName, store: store)
            #else
                StateDirectory(given: instance.stateDirectory, appName: App.appName)
            #endif
        }

        func validate() throws { _ = try Retention.ofEnvironment() }

        mutating func run() async throws {
            let output = try MessageOutput()
            var log = Logger(label: App.appName) { StreamLogHandler.standardError(label: $0) }
            log.logLevel = verbose ? .debug : .notice
            let state = state
            if try await instance.starts(app, in: state) { return }
            let instance = try await RunningInstance.start(
                &app, in: state, limits: try personLimits.limits, log: log
            ) {
                InstanceCall(
                    socket: $0, process: $1,
                    streams: [STDIN_FILENO, output.descriptor, STDERR_FILENO],
                    streamsInput: true, tellsInterruptions: false)
            }
            guard let instance else { return }
            let assistants = try instance.assistants()
            try await assistants.run(input: STDIN_FILENO, output: output.descriptor)
            // Other processes may still use this instance.
            await instance.callersGone()
            instance.close()
            await assistants.close()
            await instance.system.finish()
        }
    }

    extension MCPCommand: InstanceCommand {
        // What comes through the pipes is counted.
        func countedName(in system: IntentSystem, _ context: CommandContext) -> String? { nil }

        func perform(
            in instance: RunningInstance, with context: CommandContext
        ) async throws -> Int32 {
            let assistants = try instance.assistants()
            let work = context.interruption.cancellable { () async -> Result<Void, any Error> in
                do {
                    return .success(
                        try await assistants.run(
                            input: context.terminal.input, output: context.terminal.output))
                } catch {
                    return .failure(error)
                }
            }
            try await work.value.get()
            return RunExit.done.rawValue
        }
    }
#endif
