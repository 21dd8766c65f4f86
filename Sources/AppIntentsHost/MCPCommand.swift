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
                    Protocol servers.
                    """)
        }

        @OptionGroup var app: App

        @Option(help: "The folder that keeps what people were shown last.")
        var stateDirectory: String?

        @Flag(help: "Write down everything that happens, to standard error.")
        var verbose = false

        mutating func run() async throws {
            let output = try MessageOutput()
            var log = Logger(label: App.appName) { StreamLogHandler.standardError(label: $0) }
            log.logLevel = verbose ? .debug : .notice
            let state = StateDirectory(given: stateDirectory, appName: App.appName)
            let system = try await IntentSystem(launching: &app, keepingIn: state, log: log)
            var configuration = MCPHostConfiguration()
            configuration.assetDirectories = ResourceBundles.directories()
            let host = try MCPHost(system: system, configuration: configuration, logger: log)
            try await host.runStdio(output: output)
            await system.finish()
        }
    }
#endif
