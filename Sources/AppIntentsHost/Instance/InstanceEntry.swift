import Foundation
import Logging

/// The process that performs a command which needs the state folder: this one, which becomes the
/// instance, or the instance that has the folder already.
enum InstanceEntry {
    /// This process is the instance; without a lock where the folder can't be used, and nothing is
    /// kept in it.
    case own(InstanceLock?)
    /// The instance performed the command.
    case performed(exit: Int32)
    /// Neither can be.
    case refused(InstanceProblem)

    /// Becomes the instance of a state folder, or has this process's command performed by it.
    ///
    /// An instance that is killed closes its socket a moment before the kernel frees its folder: one that
    /// doesn't answer is asked again for a second.
    static func enter<App: IntentsApp>(
        _ app: App, in state: StateDirectory, attempts: Int = 20,
        call: (InstanceSocket) -> InstanceCall
    ) async -> InstanceEntry {
        // What is wrong with the folder is told when it is opened.
        try? state.prepare()
        let file = InstanceFile(in: state)
        switch await file.enter() {
        case .own(let lock): return .own(lock)
        case .unusable: return .own(nil)
        case .silent: return .refused(.silent(app: App.appName, folder: state.folder.path))
        case .other(let running):
            guard let socket = try? InstanceSocket.connect(to: running.socket) else {
                let problem = InstanceProblem.noAnswer(app: App.appName, process: running.process)
                do {
                    try await Task.sleep(for: .milliseconds(50))
                } catch {
                    return .refused(problem)
                }
                return attempts > 0
                    ? await enter(app, in: state, attempts: attempts - 1, call: call)
                    : .refused(problem)
            }
            let end = await call(socket).perform(
                words: InstanceOptions.words, options: app.optionsText)
            switch end {
            case .exit(let code): return .performed(exit: code)
            case .lost: return .refused(.ended(app: App.appName, process: running.process))
            case .otherBuild:
                return .refused(.otherBuild(app: App.appName, process: running.process))
            }
        }
    }
}

extension RunningInstance {
    /// Listens for other processes; where that can't be, the log says so, and this process goes on
    /// without them.
    func open(_ lock: InstanceLock, orLog log: Logger) {
        do {
            try open(lock)
        } catch let problem as InstanceProblem {
            log.warning("\(problem.message)")
        } catch {
            log.warning("\(error)")
        }
    }
}
