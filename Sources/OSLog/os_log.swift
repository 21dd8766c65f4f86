/// Writes a message of the default level to the default log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) {
    OSLog.default.write(message, at: OSLogType.default.level)
}

/// Writes a message of a level to a log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ logType: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message, at: logType.level)
}
