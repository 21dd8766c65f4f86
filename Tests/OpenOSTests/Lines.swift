import Logging
import OpenOS
import Synchronization

/// The lines that loggers wrote.
final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    private let level: Logging.Logger.Level

    init(onlyErrors: Bool = false) { level = onlyErrors ? .error : .trace }

    func log(_ category: String) -> OSLog {
        OSLog(
            Logging.Logger(label: "app.travel") { label in
                Handler(lines: self, label: label, logLevel: self.level)
            }, category: category)
    }

    func taken() -> [String] { lines.withLock { $0 } }

    private struct Handler: LogHandler {
        let lines: Lines
        let label: String
        var logLevel: Logging.Logger.Level
        var metadata: Logging.Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            lines.lines.withLock {
                $0.append("\(label) \(event.source) \(event.level): \(event.message)")
            }
        }
    }
}
