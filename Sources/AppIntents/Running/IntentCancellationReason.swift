/// The reason why the system cancelled a run.
public struct IntentCancellationReason: Hashable, Sendable {
    private enum Reason {
        case timeout
        case userCancelled
    }

    private let reason: Reason

    /// The run reported no progress within its time limit.
    public static var timeout: IntentCancellationReason { .init(reason: .timeout) }

    /// The person, or the program that requested the run, cancelled it.
    public static var userCancelled: IntentCancellationReason { .init(reason: .userCancelled) }
}
