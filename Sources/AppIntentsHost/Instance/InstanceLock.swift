import Foundation

/// The lock of the instance, held until the process ends.
final class InstanceLock: Sendable {
    private let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        // The file must stay: if it were removed, two processes could each lock a different one.
        ftruncate(descriptor, 0)
        close(descriptor)
    }

    /// Removes the instance's address, while the process still holds the lock.
    func clear() {
        ftruncate(descriptor, 0)
    }

    func write(_ contents: some Encodable) throws {
        let bytes = Array(try JSONEncoder().encode(contents))
        guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else {
            throw InstanceProblem.noSocket(errno: errno)
        }
    }
}

/// A process that has the lock, and can't be reached yet.
struct StartingProcess: Codable {
    let starting: Int32

    /// `true` if it was stopped, so that waiting for it is no use.
    ///
    /// Another container's process can't be seen from here: it has the lock, so it hasn't ended.
    var isStopped: Bool {
        // The name of the program, in parentheses, may contain anything.
        guard let facts = FileManager.default.contents(atPath: "/proc/\(starting)/stat"),
            let name = facts.lastIndex(of: UInt8(ascii: ")"))
        else { return false }
        let state = facts[(name + 1)...].first { $0 != UInt8(ascii: " ") }
        return state == UInt8(ascii: "T") || state == UInt8(ascii: "t")
    }
}
