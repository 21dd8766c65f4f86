/// The requirements of a long task besides time.
public struct LongRunningTaskOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The task computes on a graphics processor.
    ///
    /// This system grants none: the task uses those of the process, and a log message says so.
    public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}
