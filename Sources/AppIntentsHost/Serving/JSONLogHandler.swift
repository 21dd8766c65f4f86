import Foundation
import Logging

/// A log whose lines are JSON objects, at standard error.
///
/// A line has `timestamp` (UTC), `level`, `label`, `source`, `message`, and `metadata` if there is
/// any. It has what the text of the same message has: what is private was replaced before.
struct JSONLogHandler: LogHandler {
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?

    private let label: String
    private let now: @Sendable () -> Date
    private let write: @Sendable (String) -> Void

    init(
        label: String, now: @escaping @Sendable () -> Date = { Date() },
        write: @escaping @Sendable (String) -> Void = { Terminal.complain($0) }
    ) {
        self.label = label
        self.now = now
        self.write = write
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var all = metadata
        all.merge(metadataProvider?.get() ?? [:]) { $1 }
        all.merge(event.metadata ?? [:]) { $1 }
        if let error = event.error {
            all["error.message"] = "\(error)"
            all["error.type"] = "\(String(reflecting: type(of: error)))"
        }
        let line = Line(
            timestamp: now().formatted(
                .iso8601.year().month().day().time(includingFractionalSeconds: true)
                    .timeZone(separator: .omitted)),
            level: event.level.rawValue, label: label, source: event.source,
            message: "\(event.message)",
            metadata: all.isEmpty ? nil : all.mapValues(MetadataJSON.init))
        // Texts always have a JSON form.
        if let text = try? JSONText.line(of: line) { write(text) }
    }

    private struct Line: Encodable {
        let timestamp: String
        let level: String
        let label: String
        let source: String
        let message: String
        let metadata: [String: MetadataJSON]?
    }

    /// A value of metadata as JSON.
    private struct MetadataJSON: Encodable {
        let value: Logger.MetadataValue

        init(_ value: Logger.MetadataValue) {
            self.value = value
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch value {
            case .string(let text): try container.encode(text)
            case .stringConvertible(let value): try container.encode("\(value)")
            case .array(let values): try container.encode(values.map(MetadataJSON.init))
            case .dictionary(let values): try container.encode(values.mapValues(MetadataJSON.init))
            }
        }
    }
}
