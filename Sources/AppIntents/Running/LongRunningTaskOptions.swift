/// The requirements of a long task besides time.
public struct LongRunningTaskOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: Int

    /// Creates options from a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The task computes on a graphics processor.
    ///
    /// This system grants none: the task uses those of the process, and a log message says so.
    public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}
