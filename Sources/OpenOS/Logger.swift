internal import Logging

/// A writer of log messages for developers.
///
/// Apple's page on `Logger` describes it. Here its messages go to swift-log, to the handler that
/// the program has set up: the subsystem is the label, the category the source. `OSLogPrivacy`
/// decides whether values are written or withheld. A message is built only if its level is enabled.
public struct Logger: Sendable {
    let log: OSLog

    /// Creates a logger for one part of an app.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

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

    /// Writes a debugging detail, finer than `debug(_:)`.
    public func trace(_ message: OSLogMessage) { log.write(message, at: .trace) }

    /// Writes a debugging detail.
    public func debug(_ message: OSLogMessage) { log.write(message, at: .debug) }

    /// Writes a detail that is helpful but not essential.
    public func info(_ message: OSLogMessage) { log.write(message, at: .info) }

    /// Writes a fact that matters after a failure.
    public func notice(_ message: OSLogMessage) { log.write(message, at: .notice) }

    /// Writes a warning about a possible failure.
    public func warning(_ message: OSLogMessage) { log.write(message, at: .warning) }

    /// Writes an error.
    public func error(_ message: OSLogMessage) { log.write(message, at: .error) }

    /// Writes a failure of something essential.
    public func critical(_ message: OSLogMessage) { log.write(message, at: .critical) }

    /// Writes a bug in the program.
    public func fault(_ message: OSLogMessage) { log.write(message, at: .critical) }
}
