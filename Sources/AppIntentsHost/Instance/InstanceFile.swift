import Foundation
import IntentSystem
import Logging

/// The file in a state folder that identifies the app's running instance there.
///
/// The instance holds a lock on the file, which is released when the process ends for any reason,
/// and has written the path of its socket into it. So no two processes write one state folder, and
/// the files of an ended one are recognized.
struct InstanceFile {
    /// The data by which other processes reach an instance.
    struct Contents: Codable, Equatable {
        var process: Int32
        var socket: String
        var build: String
        /// The version of the messages that the instance reads from other apps; `nil` before there was one.
        var messages: Int?
    }

    /// The use of the state folder, as another process finds it.
    enum Presence {
        /// There is no file that this account can open.
        case unknown
        /// No process has the lock.
        case absent
        case running(Contents)
        /// A process has the lock, and hasn't published its address for too long.
        case silent
    }

    /// The owner of the state folder.
    enum Finding {
        /// No process had the lock; now this process has it.
        case own(InstanceLock)
        /// Another process has the lock.
        case other(Contents)
        /// Another process has the lock, and hasn't published its address for too long.
        case silent
        /// The file can't be created, opened or locked.
        case unusable(RegularFile.Fault)
    }

    /// The number of attempts to read the file, with a pause between them.
    struct Looks {
        /// Those for a process that says nothing.
        var silent = 500
        /// Those for a process that says that it starts, and is still at it.
        var starting = 6000
    }

    private static let pause = Duration.milliseconds(10)

    let path: String
    var looks = Looks()

    init(in state: StateDirectory) {
        path = state.file("instance.lock").path
    }

    /// Returns the running instance; `nil` if there is none that this account can reach.
    func running() async -> Contents? {
        if case .running(let contents) = await presence() { contents } else { nil }
    }

    /// Looks, until it takes too long, whether an instance runs.
    func presence() async -> Presence {
        guard let descriptor = try? RegularFile.open(path, O_RDWR) else { return .unknown }
        defer { close(descriptor) }
        return await repeatedly(
            whileTrue: { startingProcess(descriptor) != nil },
            { () -> Presence? in
                // Shared, so that simultaneous readers don't exclude each other.
                if flock(descriptor, LOCK_SH | LOCK_NB) == 0 { return .absent }
                return read(descriptor).map { .running($0) }
            }) ?? .silent
    }

    /// Becomes the instance, or finds the running one.
    ///
    /// Anything but a regular file is set aside, which is logged: without a lock, two processes
    /// would write the folder.
    func enter(log: Logger) async -> Finding {
        let descriptor: Int32
        do throws(RegularFile.Fault) {
            descriptor = try await opened(log)
        } catch {
            return .unusable(error)
        }
        var isTold = false
        let finding =
            await repeatedly(
                whileTrue: {
                    guard let process = startingProcess(descriptor) else { return false }
                    if !isTold {
                        log.notice("This process waits until process \(process) has started.")
                    }
                    isTold = true
                    return true
                }, { look(at: descriptor) }) ?? .silent
        if case .own = finding { return finding }
        close(descriptor)
        return finding
    }

    /// Becomes the instance once the running one has ended; returns what it found last if that takes
    /// too long, or an interruption comes.
    func enterNext(
        log: Logger, within time: Duration, until interruption: any InterruptionSource
    ) async -> Finding {
        defer { interruption.workEnded() }
        return await interruption.cancellable { await enterNext(log: log, within: time) }.value
    }

    private func enterNext(log: Logger, within time: Duration) async -> Finding {
        let end = ContinuousClock.now + time
        var isTold = false
        while true {
            let finding = await enter(log: log)
            guard case .other(let running) = finding, ContinuousClock.now < end else {
                return finding
            }
            if !isTold {
                isTold = true
                log.notice("This process waits for the end of process \(running.process).")
            }
            guard (try? await Task.sleep(for: Self.pause)) != nil else { return finding }
        }
    }

    private func opened(_ log: Logger) async throws(RegularFile.Fault) -> Int32 {
        do throws(RegularFile.Fault) {
            return try RegularFile.open(path, O_RDWR | O_CREAT)
        } catch {
            guard error == .otherKind else { throw error }
        }
        // One process after the other, so that none sets the file of another one aside.
        let folder = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { throw .otherKind }
        defer { close(folder) }
        let isAlone = await repeatedly { flock(folder, LOCK_EX | LOCK_NB) == 0 ? true : nil }
        guard isAlone != nil else { throw .otherKind }
        if let descriptor = try? RegularFile.open(path, O_RDWR | O_CREAT) { return descriptor }
        let aside = path + ".aside"
        guard rename(path, aside) == 0 else { throw .otherKind }
        log.warning(
            """
            \(path) can’t be used: \(RegularFile.Fault.otherKind). What was there is now \(aside), which you \
            may delete.
            """)
        return try RegularFile.open(path, O_RDWR | O_CREAT)
    }

    /// Takes the lock, or reads its owner; `nil` if that process hasn't published its address yet.
    private func look(at descriptor: Int32) -> Finding? {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
            // A process that crashed left this address; a client must not connect to it.
            if let stale: Contents = read(descriptor) { RuntimeDirectory.remove(stale.socket) }
            ftruncate(descriptor, 0)
            let lock = InstanceLock(descriptor: descriptor)
            // Others wait longer for a process that starts; if it can't be written, they don't.
            try? lock.write(StartingProcess(starting: getpid()))
            return .own(lock)
        }
        guard errno == EWOULDBLOCK || errno == EINTR else {
            return .unusable(.refused(errno: errno))
        }
        return read(descriptor).map { .other($0) }
    }

    /// Repeats an attempt until it succeeds; `nil` if that takes too long, or the task is
    /// cancelled.
    private func repeatedly<Sight>(
        whileTrue isStarting: () -> Bool = { false }, _ look: () -> Sight?
    ) async -> Sight? {
        var count = 0
        while true {
            if let sight = look() { return sight }
            count += 1
            guard count < looks.silent || (count < looks.starting && isStarting()),
                // The process is just starting, or just ending.
                (try? await Task.sleep(for: Self.pause)) != nil
            else { return nil }
        }
    }

    /// Returns the process that says that it starts, unless it is stopped.
    private func startingProcess(_ descriptor: Int32) -> Int32? {
        let process: StartingProcess? = read(descriptor)
        return process.flatMap { $0.isStopped ? nil : $0.starting }
    }

    private func read<Value: Decodable>(_ descriptor: Int32) -> Value? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return try? JSONDecoder().decode(Value.self, from: Data(bytes[..<count]))
    }
}

/// The reason why an instance can't be reached by other processes, or can't be used.
enum InstanceProblem: Error, Hashable {
    case noSocket(errno: Int32)
    case noAnswer(app: String, process: Int32)
    case silent(app: String, folder: String)
    case otherBuild(app: String, process: Int32)
    case ended(app: String, process: Int32)
    case stays(app: String, process: Int32)
    case otherAccount

    /// One or two sentences for the person at the terminal.
    var message: String {
        switch self {
        case .noSocket(let number):
            """
            Other processes of this app can't reach this one: \(String(cString: strerror(number))). Commands \
            perform by themselves meanwhile.
            """
        case .noAnswer(let app, let process):
            """
            \(app) runs already (process \(process)), and doesn't answer. End that process, or name another \
            folder with --state-directory.
            """
        case .silent(let app, let folder):
            """
            Another process of \(app) keeps its state in \(folder), and doesn't say where it can be reached. End \
            it, or name another folder with --state-directory.
            """
        case .otherBuild(let app, let process):
            """
            \(app) runs already (process \(process)), in another version than this one. End that process, or \
            name another folder with --state-directory.
            """
        case .ended(let app, let process):
            "\(app) (process \(process)), which performed this, has ended before it was done."
        case .stays(let app, let process):
            """
            \(app) runs already (process \(process)), and doesn't end, so that the socket that this process was \
            given can't be served. End that process, or name another folder with --state-directory.
            """
        case .otherAccount:
            "The process at the other side of the socket belongs to another account."
        }
    }
}
