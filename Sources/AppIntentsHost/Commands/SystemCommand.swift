import ArgumentParser
import IntentSystem

/// A command that needs nothing of the app but its system: that of the running instance, or else one of its
/// own.
protocol SystemCommand: AsyncParsableCommand, InstanceCommand {
    associatedtype App: IntentsApp

    var app: App { get }
    var instance: InstanceOptions { get }

    /// Makes the system where no instance runs; by default one that reads what the app keeps.
    func makeSystem() async throws -> IntentSystem

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async throws -> RunExit
}

extension SystemCommand {
    func makeSystem() async throws -> IntentSystem {
        try await IntentSystem(reading: app, instance)
    }

    mutating func run() async throws {
        if try await instance.passes(to: app) { return }
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
}
