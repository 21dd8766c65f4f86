import Dispatch
import Foundation
import Synchronization

/// The check whether an app's state can be written, for the answer at `/ready`.
///
/// It writes a small file, since rights alone don't tell of a full disk; at most once a second,
/// because everyone may ask. A disk that doesn't return, such as one of a server that is gone,
/// occupies one thread, and no request waits for it longer than the limit.
final class WritableState: Sendable {
    /// The outcome of the check.
    enum Finding: Sendable {
        case writable
        case unwritable
        /// The disk hasn't answered within the limit.
        case stalled
    }

    private struct State {
        var last: (time: ContinuousClock.Instant, finding: Finding)?
        /// A write is under way.
        var isLooking = false
        /// The write that is under way has taken longer than the limit.
        var isStalled = false
        var waiting: [CheckedContinuation<Finding, Never>] = []
    }

    /// More than a file system keeps beside a file's name.
    private static let content = Data(repeating: UInt8(ascii: "."), count: 4096)
    private static let interval = Duration.seconds(1)
    /// Less than supervisors and proxies wait for an answer.
    private static let limit = Duration.seconds(2)

    private let write: @Sendable () -> Bool
    private let clock: any Clock<Duration>
    private let queue = DispatchQueue(label: "ready", qos: .utility)
    private let state = Mutex(State())

    convenience init(in state: StateDirectory) {
        let file = PrivateFile(url: state.file("ready"))
        self.init {
            do throws(PrivateFile.Problem) {
                try file.write(Self.content)
                try file.remove()
                return true
            } catch {
                return false
            }
        }
    }

    /// Creates the check that a closure makes, which may block its thread.
    init(clock: any Clock<Duration> = ContinuousClock(), _ write: @escaping @Sendable () -> Bool) {
        self.clock = clock
        self.write = write
    }

    /// Returns whether the state could be written within the last second.
    func finding() async -> Finding {
        await withCheckedContinuation { continuation in
            let (known, isFirst) = state.withLock { state -> (Finding?, Bool) in
                if state.isStalled { return (.stalled, false) }
                if !state.isLooking, let (time, finding) = state.last,
                    ContinuousClock.now - time < Self.interval
                {
                    return (finding, false)
                }
                state.waiting.append(continuation)
                defer { state.isLooking = true }
                return (nil, !state.isLooking)
            }
            if let known { continuation.resume(returning: known) }
            if isFirst { look() }
        }
    }

    /// Writes, and tells those who wait what came of it; or at the limit that nothing did yet.
    private func look() {
        let limit = Task {
            guard (try? await clock.sleep(for: Self.limit)) != nil else { return }
            tell(.stalled) { if $0.isLooking { $0.isStalled = true } }
        }
        queue.async {
            let finding = self.write() ? Finding.writable : .unwritable
            limit.cancel()
            self.tell(finding) { state in
                state.isLooking = false
                state.isStalled = false
                state.last = (.now, finding)
            }
        }
    }

    private func tell(_ finding: Finding, _ change: (inout State) -> Void) {
        let waiting = state.withLock { state in
            change(&state)
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: finding) }
    }
}
