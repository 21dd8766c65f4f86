import CInstanceSocket
import Foundation
import IntentSystem
import Logging

/// An instance without a surface, started by a command before further commands.
enum BackgroundInstance {
    private static let variable = "OPENAPPINTENTS_BACKGROUND"
    /// The time without a command after which it ends.
    private static let idleTime = Duration.seconds(600)

    /// The reason why the app couldn't be started.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// `true` if this process was started as a background instance.
    static var isThisProcess: Bool { ProcessInfo.processInfo.environment[variable] == "1" }

    /// Starts this program again, detached from this terminal, and waits until it is reachable.
    static func start(in state: StateDirectory) async throws(Failure) {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, instance_new_session_flag())
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream: Int32 in 0...2 {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
        }
        var environment = ProcessInfo.processInfo.environment
        environment[variable] = "1"
        var words: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] =
            environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let number = posix_spawn(
            &process, "/proc/self/exe", &actions, &attributes, &words, &variables)
        guard number == 0 else {
            throw Failure(
                description: "The app can’t be started: \(String(cString: strerror(number))).")
        }
        guard await isReachable(process, in: InstanceFile(in: state)) else {
            throw Failure(
                description: """
                    The app was started in the background, and can’t be reached. Start it with serve to read why.
                    """)
        }
    }

    /// Waits until a started process publishes its address; returns `false` if it ends before, or
    /// takes too long.
    static func isReachable(_ process: pid_t, in file: InstanceFile) async -> Bool {
        for _ in 0..<1000 {
            switch await file.presence() {
            case .running: return true
            case .silent: return false
            case .unknown, .absent: break
            }
            var status: Int32 = 0
            guard waitpid(process, &status, WNOHANG) == 0,
                (try? await Task.sleep(for: .milliseconds(10))) != nil
            else { break }
        }
        // Another process may have become the instance first.
        return await file.running() != nil
    }

    /// Performs commands of other processes until none has come for `idleTime`.
    static func run<App: IntentsApp>(_ app: App, in state: StateDirectory) async throws {
        var app = app
        let log = Logger(label: App.appName) { StreamLogHandler.standardError(label: $0) }
        try? state.prepare()
        guard case .own(let lock) = await InstanceFile(in: state).enter(log: log) else { return }
        let system = try await IntentSystem(launching: &app, keepingIn: state, log: log)
        let instance = RunningInstance(app, system: system, state: state, log: log)
        // Others may use it, or tell it to end, from the moment it is reachable.
        let work = Interruption.ofProcess.cancellable { () async -> Result<Void, any Error> in
            do { try instance.open(lock) } catch { return .failure(error) }
            await idle(instance)
            return .success(())
        }
        let opened = await work.value
        instance.close()
        await system.finish()
        try opened.get()
    }

    /// Returns once no command has come for `idleTime`, or when the task is cancelled.
    private static func idle(_ instance: RunningInstance) async {
        while (try? await Task.sleep(for: idleTime)) != nil {
            let busy = ContinuousClock.now
            await instance.callersGone()
            // A command that took long, or that came and ended meanwhile, restarts the time.
            if ContinuousClock.now - busy < .seconds(1), instance.wasIdle() { return }
        }
    }
}
