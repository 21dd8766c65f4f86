import Foundation

/// The file in a state folder that tells which process is the app's running instance there.
///
/// That process holds a lock on it, which ends with the process however that ends, and has written
/// where its socket is. So no two processes write one state folder, and what an ended one has left
/// behind is recognized.
struct InstanceFile {
    /// The facts about an instance by which other processes reach it.
    struct Contents: Codable, Equatable {
        var process: Int32
        var socket: String
        var build: String
    }

    /// The owner of the state folder.
    enum Finding {
        /// No process has the lock: now this one has it.
        case own(InstanceLock)
        /// Another process has it.
        case other(Contents)
        /// Another process has it, and has said nothing of itself for too long.
        case silent
        /// The file can't be made or opened.
        case unusable(errno: Int32)
    }

    /// How often a file is looked at whose process is just starting, and with which pause.
    private static let looks = 500
    private static let pause = Duration.milliseconds(10)

    let path: String

    init(in state: StateDirectory) {
        path = state.file("instance.lock").path
    }

    /// The instance that runs; `nil` if none does, or none that this account could talk to.
    func running() async -> Contents? {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return await repeatedly { () -> Contents?? in
            // Shared, so that one who only looks keeps no other from looking.
            if flock(descriptor, LOCK_SH | LOCK_NB) == 0 { return .some(nil) }
            return read(descriptor).map { .some($0) }
        } ?? nil
    }

    /// Becomes the instance, or finds the one that runs.
    func enter() async -> Finding {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return .unusable(errno: errno) }
        let finding = await repeatedly { look(at: descriptor) } ?? .silent
        if case .own = finding { return finding }
        close(descriptor)
        return finding
    }

    /// Takes the lock, or reads who has it; `nil` if that process says nothing yet.
    private func look(at descriptor: Int32) -> Finding? {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
            // Said by a process that ended without clearing up; a client must not connect to that.
            if let stale = read(descriptor) { RuntimeDirectory.remove(stale.socket) }
            ftruncate(descriptor, 0)
            return .own(InstanceLock(descriptor: descriptor))
        }
        guard errno == EWOULDBLOCK || errno == EINTR else { return .unusable(errno: errno) }
        return read(descriptor).map { .other($0) }
    }

    /// Looks until there is something to see; `nil` if that takes too long, or the task is cancelled.
    private func repeatedly<Sight>(_ look: () -> Sight?) async -> Sight? {
        for _ in 0..<Self.looks {
            if let sight = look() { return sight }
            // It is just starting, or just ending.
            guard (try? await Task.sleep(for: Self.pause)) != nil else { break }
        }
        return nil
    }

    private func read(_ descriptor: Int32) -> Contents? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: Data(bytes[..<count]))
    }
}

/// The lock of the process that is the instance, held until the process ends.
final class InstanceLock: Sendable {
    private let descriptor: Int32

    fileprivate init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        // The file stays: without its name, two processes could each lock one of their own.
        ftruncate(descriptor, 0)
        close(descriptor)
    }

    /// Says that the instance can't be reached any more, while the process still holds the lock.
    func clear() {
        ftruncate(descriptor, 0)
    }

    /// Says where the instance can be reached.
    func write(_ contents: InstanceFile.Contents) throws {
        let bytes = Array(try JSONEncoder().encode(contents))
        guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else {
            throw InstanceProblem.noSocket(errno: errno)
        }
    }
}

/// Why an instance can't be reached by other processes, or why one can't be talked to.
enum InstanceProblem: Error, Hashable {
    case noSocket(errno: Int32)
    case noAnswer(app: String, process: Int32)
    case silent(app: String, folder: String)
    case otherBuild(app: String, process: Int32)
    case ended(app: String, process: Int32)
    case otherAccount

    /// One sentence, or two, for the person at the terminal.
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
        case .otherAccount:
            "The process at the other side of the socket belongs to another account."
        }
    }
}
