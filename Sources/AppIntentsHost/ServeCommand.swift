import ArgumentParser
import Foundation
import IntentStore
import IntentSystem
import Logging
import MCPHost
import ServiceLifecycle
import UnixSignals
import WebHost

/// Serves the app's page to browsers until it is told to stop.
struct ServeCommand<App: IntentsApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "serve", abstract: "Serves a page where people find and run the intents.",
            discussion: "Assistants reach the same intents at the page's address with /mcp added.")
    }

    @OptionGroup var app: App

    @Option(help: "The address to listen at.")
    var host = "127.0.0.1"

    @Option(
        help: "The port to listen at; the next free one is used if it is taken, any if it is 0.")
    var port = 8080

    @Option(
        name: .customLong("allow-host"),
        help: "A further name under which browsers may reach the page.")
    var allowedHosts: [String] = []

    @Option(
        name: .customLong("allow-origin"),
        help: "A further origin whose pages may send requests, such as https://example.org.")
    var allowedOrigins: [String] = []

    @Flag(
        help: """
            Say that browsers reach the page through HTTPS only: the cookie is marked Secure, and pages \
            that came unencrypted are refused.
            """)
    var secureCookie = false

    @Option(help: "The folder that keeps what people were shown last.")
    var stateDirectory: String?

    @Flag(help: "Write down everything that happens.")
    var verbose = false

    mutating func run() async throws {
        var log = Logger(label: App.appName) { StreamLogHandler.standardError(label: $0) }
        log.logLevel = verbose ? .debug : .notice
        try await app.launch()
        let state = StateDirectory(given: stateDirectory, appName: App.appName)
        let store = try SQLiteSessionStore(at: state.file("sessions.sqlite"))
        try await store.forget(before: Date(timeIntervalSinceNow: -7 * 24 * 60 * 60))
        let system = IntentSystem(
            appName: App.appName, store: store, log: log,
            usesPersonLocation: App.usesPersonLocation, locationNote: app.locationNote)

        let configuration = webHostConfiguration
        var forAssistants = MCPHostConfiguration()
        forAssistants.allowedHosts = allowedHosts + [host]
        forAssistants.allowedOrigins = allowedOrigins
        forAssistants.assetDirectories = configuration.assetDirectories
        let assistants = try MCPHost(
            system: system, configuration: forAssistants, logger: log)
        let host = WebHost(
            system: system, configuration: configuration, logger: log,
            onNotice: { notice in print(notice) },
            onListening: { address in
                print("\(App.appName) is at \(address.absoluteString) (stop it with Control-C)")
                // A program that reads this through a pipe must get it now, not when a buffer is
                // full.
                fflush(nil)
            }
        ).adding(AssistantRoutes(host: assistants))
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [
                    .init(service: MemoryTrimmer(system: system)), .init(service: host),
                    .init(service: MCPShutdown(host: assistants)),
                ],
                gracefulShutdownSignals: [.sigterm, .sigint], logger: log))
        do {
            try await group.run()
        } catch let error as WebHostError {
            throw ValidationError(error.description)
        }
        await system.flush()
    }

    /// What the options say of the page's server.
    var webHostConfiguration: WebHostConfiguration {
        var configuration = WebHostConfiguration(host: host, port: port)
        configuration.allowedHosts = allowedHosts
        configuration.allowedOrigins = allowedOrigins
        configuration.isSecure = secureCookie
        configuration.assetDirectories = ResourceBundles.directories()
        return configuration
    }
}
