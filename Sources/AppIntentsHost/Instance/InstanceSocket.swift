import CInstanceSocket
import Foundation

/// A connection between a process that was started for a command and the running instance.
///
/// Messages are JSON, one on each line; the first one transfers the caller's standard streams.
final class InstanceSocket: Sendable {
    /// The maximum length of a line: a command line and an environment.
    private static let maximumLine = 4 << 20

    private let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Connects to the instance at a path, if it belongs to this account.
    ///
    /// With a time, connecting fails with `EAGAIN` after it, as does each sending: an instance that was stopped takes
    /// neither.
    static func connect(
        to path: String, within time: Duration? = nil
    ) throws(InstanceProblem) -> InstanceSocket {
        let milliseconds = time.map { max(Int32($0 / .milliseconds(1)), 1) } ?? 0
        let descriptor = instance_socket_connect(path, milliseconds)
        guard descriptor >= 0 else { throw .noSocket(errno: errno) }
        let socket = InstanceSocket(descriptor: descriptor)
        try socket.checkAccount()
        return socket
    }

    /// Checks that the other process belongs to this account; throws otherwise.
    func checkAccount() throws(InstanceProblem) {
        var account: UInt32 = 0
        var process: Int32 = 0
        guard instance_socket_peer(descriptor, &account, &process) == 0, account == geteuid() else {
            throw .otherAccount
        }
    }

    /// Sends a message; returns `false` if the other process has disconnected.
    func send(_ message: some Encodable, with descriptors: [Int32] = []) -> Bool {
        guard let json = try? JSONEncoder().encode(message) else { return false }
        let line = json + [UInt8(ascii: "\n")]
        return line.withUnsafeBytes { bytes in
            instance_socket_send(
                descriptor, bytes.baseAddress, bytes.count, descriptors, Int32(descriptors.count))
                == 0
        }
    }

    /// Closes the connection, also for a thread that waits for a message.
    func end() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Waits until a message, or the end of the connection, can be read here or something from `other`; returns
    /// `false` if that takes too long.
    func hasInput(or other: Int32, before end: ContinuousClock.Instant) -> Bool {
        while true {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            guard left > 0 else { return false }
            var waiting = [descriptor, other].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            let ready = poll(&waiting, 2, Int32(left) + 1)
            if ready < 0, errno == EINTR { continue }
            return ready > 0
        }
    }

    /// Passes each message to `receive`, until the other process disconnects or `receive` returns
    /// `false`; blocks its thread.
    func read(_ receive: (Data, [Int32]) -> Bool) {
        var line = Data()
        var chunk = [UInt8](repeating: 0, count: 16384)
        var given: [Int32] = []
        defer { for descriptor in given { close(descriptor) } }
        while true {
            var descriptors: [Int32] = [-1, -1, -1]
            let count = instance_socket_receive(descriptor, &chunk, chunk.count, &descriptors)
            given += descriptors.filter { $0 >= 0 }
            guard count > 0 else { return }
            line += chunk[..<count]
            guard line.count <= Self.maximumLine, given.count <= 3 else { return }
            while let end = line.firstIndex(of: UInt8(ascii: "\n")) {
                let message = Data(line[..<end])
                line = Data(line[(end + 1)...])
                let descriptors = given
                given = []
                guard receive(message, descriptors) else { return }
            }
        }
    }
}
