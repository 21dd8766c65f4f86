import ArgumentParser
import CInstanceSocket
import Foundation
import IntentSystem
import Logging
import SwiftUI

#if Assistants
    import MCPHost
    import WidgetSystem
#endif

/// A command that the running instance performs for another process of the app.
protocol InstanceCommand: ParsableCommand {
    /// Performs the command with the other process's streams; returns the exit code.
    func perform(
        in instance: RunningInstance, with context: CommandContext
    ) async throws -> Int32

    /// Returns the name of the command for the audit, if it counts for the limits of the person; `nil`
    /// for one that takes something back or ends something, and for one that has others counted.
    func countedName(in system: IntentSystem, _ context: CommandContext) -> String?
}

extension InstanceCommand {
    func countedName(in system: IntentSystem, _ context: CommandContext) -> String? {
        Self.configuration.commandName ?? "command"
    }
}

/// The running app: the one process behind all its surfaces.
///
/// It owns a Unix domain socket, at which other processes of the app lend it their standard streams
/// and let it perform their commands. All of them use the same state.
final class RunningInstance: Sendable {
    let system: IntentSystem
    let log: Logger
    let state: StateDirectory
    private let options: String
    private let version: String
    private let parse: @Sendable ([String]) throws -> any ParsableCommand
    private let describe: @Sendable (any Error) -> (text: String, code: Int32)
    private let contents = WaitableMutex(Contents())

    private struct Contents: Sendable {
        var listener: Int32 = -1
        var path: String?
        /// The lock, held as long as the instance exists.
        var lock: InstanceLock?
        var lastCaller = 0
        var callersSeen = 0
        var callers: [Int: InstanceCaller] = [:]
        #if Assistants
            var assistants: MCPHost?
        #endif
    }

    init<App: IntentsApp>(_ app: App, system: IntentSystem, state: StateDirectory, log: Logger) {
        self.system = system
        self.state = state
        self.log = log
        options = app.optionsText
        version = App.appVersion
        parse = { try AppCommand<App>.parseAsRoot($0) }
        describe = { error in
            (AppCommand<App>.fullMessage(for: error), AppCommand<App>.exitCode(for: error).rawValue)
        }
    }

    // MARK: - Connections of other processes

    /// Listens for other processes, and publishes the socket's path in the lock's file; throws
    /// `InstanceProblem`.
    func open(_ lock: InstanceLock) throws {
        guard let path = RuntimeDirectory.newSocketPath() else {
            throw InstanceProblem.noSocket(errno: EACCES)
        }
        // A caller that has closed its streams, or isn't in its terminal's foreground, is an error
        // to handle, not a signal that ends or stops the process.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGTTOU, SIG_IGN)
        let listener = instance_socket_listen(path)
        guard listener >= 0 else { throw InstanceProblem.noSocket(errno: errno) }
        contents.withLock { contents in
            contents.listener = listener
            contents.path = path
            contents.lock = lock
        }
        let thread = Thread { [weak self] in
            while true {
                let connection = instance_socket_accept(listener)
                if connection < 0, [EINTR, ECONNABORTED].contains(errno) { continue }
                guard connection >= 0 else {
                    // Descriptors or memory may be available again in a moment.
                    guard [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) else { break }
                    usleep(100_000)
                    continue
                }
                self?.take(InstanceSocket(descriptor: connection))
            }
            Foundation.close(listener)
        }
        thread.name = "instance"
        thread.start()
        try lock.write(
            InstanceFile.Contents(
                process: getpid(), socket: path, build: ProgramBuild.current,
                messages: InstanceRequest.version))
    }

    /// Stops listening, and closes the connections to other processes.
    func close() {
        let (listener, path, callers) = contents.withLock { contents in
            defer { contents.path = nil }
            // A process that comes now waits for the end of this process, instead of trying to
            // connect.
            contents.lock?.clear()
            return (contents.listener, contents.path, Array(contents.callers.values))
        }
        guard let path else { return }
        unlink(path)
        // The accepting thread closes the socket.
        shutdown(listener, Int32(SHUT_RDWR))
        for caller in callers { caller.end() }
    }

    /// Returns when no command of another process is being performed.
    func callersGone() async { await contents.wait { $0.callers.isEmpty } }

    /// Returns `true` if no command came since the last call of this function.
    func wasIdle() -> Bool {
        contents.withLock { contents in
            defer { contents.callersSeen = contents.lastCaller }
            return contents.callers.isEmpty && contents.callersSeen == contents.lastCaller
        }
    }

    private func take(_ socket: InstanceSocket) {
        let (id, caller) = contents.withLock { contents in
            contents.lastCaller += 1
            let caller = InstanceCaller(socket)
            contents.callers[contents.lastCaller] = caller
            return (contents.lastCaller, caller)
        }
        let thread = Thread { [self] in
            caller.serve(in: self)
            contents.withLock { $0.callers[id] = nil }
        }
        thread.name = "caller"
        thread.start()
    }

    // MARK: - Performing

    /// Performs the command of another process; returns the exit code.
    func perform(_ request: InstanceRequest, with context: CommandContext) async -> Int32 {
        if let given = request.options, given != options {
            context.terminal.say(
                """
                \(system.appName) runs already (process \(getpid())), with the options that it was started \
                with; those given here count for nothing.
                """)
        }
        do {
            guard let command = try parse(request.words) as? any InstanceCommand else {
                return RunExit.usage.rawValue
            }
            if let name = command.countedName(in: system, context) {
                do throws(PersonLimitReached) {
                    try system.count(name, of: .owner, through: .command)
                } catch {
                    context.terminal.say(error.text(in: context.locale), as: .problem)
                    return RunExit.failed.rawValue
                }
            }
            return try await command.perform(in: self, with: context)
        } catch {
            let (text, code) = describe(error)
            if !text.isEmpty { context.terminal.say(text) }
            return code
        }
    }

    #if Assistants
        /// Returns the server for assistants that were started with pipes.
        func assistants() throws -> MCPHost {
            try contents.withLock { contents in
                if let known = contents.assistants { return known }
                var configuration = MCPHostConfiguration()
                configuration.version = version
                configuration.assetDirectories = ResourceBundles.directories()
                let host = try MCPHost(
                    system: system, configuration: configuration, logger: log,
                    board: WidgetBoard.shared(of: system))
                contents.assistants = host
                return host
            }
        }
    #endif
}

extension IntentsApp {
    /// The values of the app's options, to compare those of two processes.
    var optionsText: String {
        var text = ""
        dump(self, to: &text)
        return text
    }
}
