import ArgumentParser
import Foundation
import IntentSystem
import Logging

/// The process that performs a command which needs the state folder: this process, which becomes
/// the instance, or the instance that has the folder already.
enum InstanceEntry {
    /// This process is the instance; without a lock if the folder can't be used, and nothing is
    /// kept in it.
    case own(InstanceLock?)
    case performed(exit: Int32)
    /// This process can't become the instance, nor reach it.
    case refused(InstanceProblem)

    /// Becomes the instance of a state folder, or lets the running instance perform this process's
    /// command.
    ///
    /// An instance that is killed closes its socket a moment before the kernel releases its folder,
    /// so an instance that doesn't answer is tried again for a second.
    ///
    /// With `succession`, this process doesn't ask the running instance, but waits for its end for
    /// that time, or until it is told to end itself.
    static func enter<App: IntentsApp>(
        _ app: App, in state: StateDirectory, attempts: Int = 20, succession: Duration? = nil,
        until interruption: any InterruptionSource = Interruption.ofProcess, log: Logger,
        call: (InstanceSocket, Int32) -> InstanceCall
    ) async -> InstanceEntry {
        // A problem with the folder is reported when it is opened.
        let isUsable = (try? state.prepare()) != nil
        let file = InstanceFile(in: state)
        let finding =
            if let succession {
                await file.enterNext(log: log, within: succession, until: interruption)
            } else {
                await file.enter(log: log)
            }
        switch finding {
        case .own(let lock): return .own(lock)
        case .unusable(let reason):
            if isUsable {
                log.warning(
                    """
                    Other processes of \(App.appName) can’t reach this one, and may write the same files, \
                    because \(file.path) can’t be used: \(reason). Move it away, and start again.
                    """)
            }
            return .own(nil)
        case .silent: return .refused(.silent(app: App.appName, folder: state.folder.path))
        case .other(let running) where succession != nil:
            return .refused(.stays(app: App.appName, process: running.process))
        case .other(let running):
            guard let socket = try? InstanceSocket.connect(to: running.socket) else {
                let problem = InstanceProblem.noAnswer(app: App.appName, process: running.process)
                do {
                    try await Task.sleep(for: .milliseconds(50))
                } catch {
                    return .refused(problem)
                }
                return attempts > 0
                    ? await enter(app, in: state, attempts: attempts - 1, log: log, call: call)
                    : .refused(problem)
            }
            switch await call(socket, running.process).perform(app) {
            case .exit(let code): return .performed(exit: code)
            case .lost: return .refused(.ended(app: App.appName, process: running.process))
            case .otherBuild:
                return .refused(.otherBuild(app: App.appName, process: running.process))
            }
        }
    }
}

extension RunningInstance {
    /// Starts an app in this process, unless the running instance performed the command; throws the
    /// exit code of a failed command after its reason was printed.
    ///
    /// With `takesOver`, this process replaces an instance that ends before the command does, unless
    /// it was told to end itself. With `succession`, it waits for the end of a running instance for that
    /// time; if it is told to end meanwhile, there is no instance.
    static func start<App: IntentsApp>(
        _ app: inout App, in state: StateDirectory, takesOver: Bool = false,
        succession: Duration? = nil, limits: Limits = Limits(), log: Logger, audit: Logger? = nil,
        call: (InstanceSocket, Int32) -> InstanceCall
    ) async throws -> RunningInstance? {
        let lock: InstanceLock?
        switch await InstanceEntry.enter(
            app, in: state, succession: succession, log: log, call: call)
        {
        case .own(let own): lock = own
        case .performed(exit: 0): return nil
        case .performed(let code): throw ExitCode(code)
        case .refused(.ended) where takesOver:
            // Both may have been told to end.
            if Interruption.ofProcess.hasCome { return nil }
            return try await start(
                &app, in: state, takesOver: true, limits: limits, log: log, audit: audit,
                call: call)
        case .refused where succession != nil && Interruption.ofProcess.hasCome:
            return nil
        case .refused(let problem):
            Terminal.complain(problem.message)
            throw ExitCode(RunExit.failed.rawValue)
        }
        let system = try await IntentSystem(
            launching: &app, keepingIn: state, limits: limits, log: log, audit: audit)
        let instance = RunningInstance(app, system: system, state: state, log: log)
        if let lock { instance.open(lock, orLog: log) }
        return instance
    }

    /// Listens for other processes; if that fails, it is logged, and this process continues without them.
    private func open(_ lock: InstanceLock, orLog log: Logger) {
        do {
            try open(lock)
        } catch {
            // Other processes needn't wait for its address.
            lock.clear()
            log.warning("\((error as? InstanceProblem)?.message ?? "\(error)")")
        }
    }
}
