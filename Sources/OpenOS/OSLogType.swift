internal import Logging

/// The importance of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    /// The number of the type in Apple's logs.
    public let rawValue: UInt8

    /// Creates a type from its number; an unknown one is treated as the default.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The default level of messages.
    public static let `default` = OSLogType(rawValue: 0)
    /// A detail that is helpful but not essential.
    public static let info = OSLogType(rawValue: 1)
    /// A debugging detail.
    public static let debug = OSLogType(rawValue: 2)
    /// An error.
    public static let error = OSLogType(rawValue: 16)
    /// A bug in the program.
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
