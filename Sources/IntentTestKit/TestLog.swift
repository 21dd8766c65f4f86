package import Logging
import Synchronization

/// A log handler that keeps the system's messages for a test.
package final class TestLog: LogHandler, Sendable {
    private let lines = Mutex<[String]>([])
    private let waiting = AsyncCondition<[String]>()
    private let observer: (@Sendable (String) -> Void)?

    /// The messages so far, each preceded by its level.
    package var messages: [String] { lines.withLock { $0 } }

    /// Creates a log; `observer` is told each message.
    package init(_ observer: (@Sendable (String) -> Void)? = nil) {
        self.observer = observer
    }

    package func log(event: LogEvent) {
        write("\(event.level): \(event.message)")
    }

    package func log(
        level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
        file: String, function: String, line: UInt
    ) {
        write("\(level): \(message)")
    }

    private func write(_ line: String) {
        let all = lines.withLock { lines in
            lines.append(line)
            return lines
        }
        observer?(line)
        waiting.tell(all)
    }

    /// Waits until a message fulfills a condition; returns `false` if none did in time.
    func wait(
        atMost limit: Duration, until condition: @escaping @Sendable (String) -> Bool
    ) async throws -> Bool {
        try await waiting.wait(atMost: limit) {
            $0.contains(where: condition)
        } current: {
            messages
        }
    }

    // A test sees everything, so the level and metadata of one logger change nothing.
    package var logLevel: Logger.Level {
        get { .trace }
        set { _ = newValue }
    }
    package var metadata: Logger.Metadata {
        get { [:] }
        set { _ = newValue }
    }
    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { nil }
        set { _ = newValue }
    }
}
