package import Logging
import Synchronization

/// Keeps what the system writes down, so that a test can look at it.
package final class TestLog: LogHandler, Sendable {
    private let lines = Mutex<[String]>([])
    private let waiting = AsyncCondition<[String]>()

    /// The messages so far, each with its level before it.
    package var messages: [String] { lines.withLock { $0 } }

    package init() {}

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
        waiting.tell(all)
    }

    /// Waits until a line fulfills a condition; `false` if none did in time.
    func wait(
        atMost limit: Duration, until condition: @escaping @Sendable (String) -> Bool
    ) async throws -> Bool {
        try await waiting.wait(atMost: limit) {
            $0.contains(where: condition)
        } current: {
            messages
        }
    }

    // A test looks at everything, so the level and metadata of one logger change nothing.
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
