import ArgumentParser
import Logging

/// The form of a log's lines.
enum LogFormat: String, ExpressibleByArgument, CaseIterable {
    /// Lines for people.
    case text
    /// One JSON object a line, for programs that collect logs.
    case json

    /// Creates a log with lines of this form at standard error.
    func log(_ label: String) -> Logger {
        switch self {
        case .text: Logger(label: label) { StreamLogHandler.standardError(label: $0) }
        case .json: Logger(label: label) { JSONLogHandler(label: $0) }
        }
    }
}
