internal import Foundation
package import Logging

/// A log for one part of an app, to which `Logger` and `os_log(_:log:_:)` write.
public final class OSLog: Sendable {
    /// The log of messages without a subsystem; its label is the program's name.
    public static let `default` = OSLog(
        subsystem: ProcessInfo.processInfo.processName, category: "")

    /// A log that discards all messages.
    public static let disabled = OSLog(nil, category: "")

    private let logger: Logging.Logger?
    private let category: String

    /// Creates a log for a part of an app: the subsystem names the app, the category the part.
    public convenience init(subsystem: String, category: String) {
        self.init(Logging.Logger(label: subsystem), category: category)
    }

    /// Creates a log whose messages go to a logger of swift-log; `nil` discards them.
    package init(_ logger: Logging.Logger?, category: String) {
        self.logger = logger
        self.category = category
    }

    /// Returns whether the log records messages of a type.
    public func isEnabled(type: OSLogType) -> Bool {
        logger.map { $0.logLevel <= type.level } ?? false
    }

    func write(_ message: OSLogMessage, at level: Logging.Logger.Level) {
        guard let logger else { return }
        logger.log(
            level: level, "\(message.interpolation.text)",
            source: category.isEmpty ? logger.label : category)
    }
}
