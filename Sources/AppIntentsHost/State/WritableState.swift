import Dispatch
import Foundation
import Synchronization

/// The check whether an app's state can be written, for the answer at `/ready`.
///
/// It writes a small file, since rights alone don't tell of a full disk; at most once a second,
/// because everyone may ask.
final class WritableState: Sendable {
    /// More than a file system keeps beside a file's name.
    private static let content = Data(repeating: UInt8(ascii: "."), count: 4096)
    private static let interval = Duration.seconds(1)

    private let file: PrivateFile
    private let queue = DispatchQueue(label: "ready", qos: .utility)
    private let last = Mutex<(time: ContinuousClock.Instant, isWritable: Bool)?>(nil)

    init(in state: StateDirectory) {
        file = PrivateFile(url: state.file("ready"))
    }

    /// Returns whether the state could be written within the last second.
    func isWritable() async -> Bool {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.look()) }
        }
    }

    private func look() -> Bool {
        let now = ContinuousClock.now
        if let (time, isWritable) = last.withLock({ $0 }), now - time < Self.interval {
            return isWritable
        }
        var isWritable = true
        do throws(PrivateFile.Problem) {
            try file.write(Self.content)
            try file.remove()
        } catch {
            isWritable = false
        }
        last.withLock { $0 = (now, isWritable) }
        return isWritable
    }
}
