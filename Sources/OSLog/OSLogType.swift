internal import Logging

/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    /// The number of the type, as Apple's logs keep it.
    public let rawValue: UInt8

    /// Creates a type from its number; one that isn't known counts as the default.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The level of messages that say no other.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful, not essential.
    public static let info = OSLogType(rawValue: 1)
    /// For looking for a bug.
    public static let debug = OSLogType(rawValue: 2)
    /// Something went wrong.
    public static let error = OSLogType(rawValue: 16)
    /// The program has a bug.
    public static let fault = OSLogType(rawValue: 17)

    var level: Logging.Logger.Level {
        switch self {
        case .info: .info
        case .debug: .debug
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}
