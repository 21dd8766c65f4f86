import ArgumentParser
import Foundation
import IntentSystem
import Logging

/// The options that locate the running app which performs a command, if one runs.
struct InstanceOptions: ParsableArguments {
    @Option(
        help: "The folder of the running app, which performs this if there is one.",
        completion: .directory)
    var stateDirectory: String?

    @Flag(
        help: "Start the app in the background if it doesn't run, to perform this and what follows."
    )
    var background = false

    /// Lets the running instance perform this process's command, or other words; returns `false` if none runs, so
    /// that the caller must perform it.
    ///
    /// Throws the exit code if it isn't zero.
    func passes<App: IntentsApp>(to app: App, _ words: [String]? = nil) async throws -> Bool {
        let state = StateDirectory(given: stateDirectory, appName: App.appName)
        if try await starts(app, in: state) { return true }
        guard let running = await InstanceFile(in: state).running() else { return false }
        let problem: InstanceProblem
        do {
            let call = InstanceCall(
                socket: try .connect(to: running.socket), process: running.process)
            switch await call.perform(app, words) {
            case .exit(0): return true
            case .exit(let code): throw ExitCode(code)
            case .lost:
                Terminal.complain(
                    InstanceProblem.ended(app: App.appName, process: running.process).message)
                throw ExitCode(RunExit.failed.rawValue)
            case .otherBuild: problem = .otherBuild(app: App.appName, process: running.process)
            }
        } catch let error as InstanceProblem {
            problem = error
        }
        // No command was performed yet, so this process performs it.
        Terminal.complain(problem.message)
        return false
    }

    /// Starts an instance in the background, if one is wanted and none runs; returns `true` if this
    /// process was that instance, and has ended its work.
    func starts<App: IntentsApp>(_ app: App, in state: StateDirectory) async throws -> Bool {
        if BackgroundInstance.isThisProcess {
            try await BackgroundInstance.run(app, in: state)
            return true
        }
        if background, await InstanceFile(in: state).running() == nil {
            try await BackgroundInstance.start(in: state)
        }
        return false
    }
}

extension Terminal {
    /// Writes a sentence to this process's standard error.
    static func complain(_ text: String) {
        _ = write(text + "\n", to: STDERR_FILENO)
    }
}
