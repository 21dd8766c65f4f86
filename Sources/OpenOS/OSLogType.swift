internal import Logging

/// The importance of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    /// The number of the type, as Apple's logs keep it.
    public let rawValue: UInt8

    /// Creates a type from its number; an unknown one counts as the default.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The level of messages that say no other.
    public static let `default` = OSLogType(rawValue: 0)
    /// A message that helps but isn't essential.
    public static let info = OSLogType(rawValue: 1)
    /// A detail for the search of a bug.
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
