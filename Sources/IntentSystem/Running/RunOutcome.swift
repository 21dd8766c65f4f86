/// The end of a run.
package enum RunOutcome: Sendable {
    case finished(RunResult)
    case failed(RunFailure)
    /// The person or the caller did not want it, or the intent gave up: nothing is said (ERR-8).
    case cancelled
}
