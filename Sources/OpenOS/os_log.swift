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

/// Writes a message of a level to a log: a `printf` format and its values.
///
/// Numbers are written, texts and objects withheld, unless the format specifies it: `%{public}@`,
/// `%{private}d`.
// A literal alone is also a message of the kind above.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    guard log.isEnabled(type: type) else { return }
    log.write(OSLogFormat.message(message.description, args), at: type.level)
}
