import ArgumentParser
import Foundation
import IntentSystem
import Logging
import _Localization

/// Locks the app, and sets or removes its passphrase.
struct LockCommand<App: IntentsApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "lock", abstract: "Locks the app, and sets its passphrase.",
            discussion: """
                Intents that ask for authentication are performed only for those who have given the passphrase. \
                Passphrases are typed at a terminal. A person who forgets theirs removes lock.json from the folder \
                of the app's state.
                """)
    }

    @OptionGroup var app: App

    @Flag(help: "Set the passphrase, or another one.")
    var set = false

    @Flag(help: "Remove the passphrase, so that nothing is locked any more.")
    var remove = false

    @OptionGroup var instance: InstanceOptions

    func validate() throws {
        if set, remove { throw ValidationError("Pass --set or --remove, not both.") }
    }

    mutating func run() async throws {
        if try await instance.passes(to: app) { return }
        let state = StateDirectory(given: instance.stateDirectory, appName: App.appName)
        try state.prepare()
        let code = change.perform(SystemLock(in: state, app: App.appName), .own)
        if code != .done { throw code.code }
    }

    private var change: LockChange { self.set ? .set : remove ? .remove : .lock }
}

extension LockCommand: InstanceCommand {
    // A passphrase has a limit of its own.
    func countedName(in system: IntentSystem, _ context: CommandContext) -> String? { nil }

    func perform(
        in instance: RunningInstance, with context: CommandContext
    ) async throws -> Int32 {
        // Reading the passphrase blocks its thread, and so does the hash.
        let lock = instance.system.lock
        let change = change
        return await withCheckedContinuation { continuation in
            DispatchQueue(label: "lock").async {
                continuation.resume(returning: change.perform(lock, context).rawValue)
            }
        }
    }
}
