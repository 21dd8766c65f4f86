/// The reason why the system cancelled a run.
public struct IntentCancellationReason: Hashable, Sendable {
    private enum Reason {
        case timeout
        case userCancelled
    }

    private let reason: Reason

    /// The run reported no progress within its time limit.
    public static var timeout: IntentCancellationReason { .init(reason: .timeout) }

    /// A person, or the program that asked for the run, does not want it any more.
    public static var userCancelled: IntentCancellationReason { .init(reason: .userCancelled) }
}
