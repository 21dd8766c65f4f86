import ArgumentParser
import Foundation
import IntentSystem
import Logging

/// A command that needs only the app's system: that of the running instance, or otherwise a
/// separate one.
protocol SystemCommand: AsyncParsableCommand, InstanceCommand {
    associatedtype App: IntentsApp

    var app: App { get }
    var instance: InstanceOptions { get }

    /// Creates the system if no instance runs; by default one that only reads the app's state.
    func makeSystem() async throws -> IntentSystem

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async throws -> RunExit
}

extension SystemCommand {
    func makeSystem() async throws -> IntentSystem {
        try await IntentSystem(reading: app, instance)
    }

    mutating func run() async throws { try await runInApp() }

    /// Lets the running instance perform this command, which other words say if it isn't this process's,
    /// or performs it in a separate system.
    func runInApp(_ words: [String]? = nil) async throws {
        if try await instance.passes(to: app, words) { return }
        let system = try await makeSystem()
        let exit = try await perform(in: system, .own)
        await system.finish()
        if exit != .done { throw exit.code }
    }

    func perform(
        in instance: RunningInstance, with context: CommandContext
    ) async throws -> Int32 {
        try await perform(in: instance.system, context).rawValue
    }

    /// Creates a system that performs what sentences ask for.
    func makeSystemForSentences() async throws -> IntentSystem {
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
}
