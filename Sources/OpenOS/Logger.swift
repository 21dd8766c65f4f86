internal import Logging

/// A writer of messages to the log, for developers.
///
/// Apple's page on `Logger` describes it. Here its messages go to swift-log, to the handler that the
/// program has set up: the subsystem is the label, the category the source. Values are written or
/// withheld as `OSLogPrivacy` says. A message is put together only if its level is wanted.
public struct Logger: Sendable {
    let log: OSLog

    /// Creates a logger for one part of an app.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a logger for messages without a subsystem.
    public init() { self.init(.default) }

    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }
}

extension Logger {
    /// Writes a message of the default level.
    public func log(_ message: OSLogMessage) { log.write(message, at: .notice) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        log.write(message, at: level.level)
    }

    /// Writes a detail for the search of a bug, more than `debug(_:)` tells.
    public func trace(_ message: OSLogMessage) { log.write(message, at: .trace) }

    /// Writes a detail for the search of a bug.
    public func debug(_ message: OSLogMessage) { log.write(message, at: .debug) }

    /// Writes a detail that helps but isn't essential.
    public func info(_ message: OSLogMessage) { log.write(message, at: .info) }

    /// Writes a fact that matters when something has failed.
    public func notice(_ message: OSLogMessage) { log.write(message, at: .notice) }

    /// Writes of something that may lead to a failure.
    public func warning(_ message: OSLogMessage) { log.write(message, at: .warning) }

    /// Writes of an error.
    public func error(_ message: OSLogMessage) { log.write(message, at: .error) }

    /// Writes of a failure that stops something essential.
    public func critical(_ message: OSLogMessage) { log.write(message, at: .critical) }

    /// Writes of a bug in the program.
    public func fault(_ message: OSLogMessage) { log.write(message, at: .critical) }
}
