import Synchronization

/// The use that each person makes of the system at present, counted for all surfaces against the limits
/// of persons.
final class PersonUsage: Sendable {
    fileprivate struct State {
        var calls: CallCount
        /// The number of runs of the persons who have some.
        var runs: [Person.Identity: Int] = [:]
    }

    private let limits: PersonLimits
    private let now: @Sendable () -> Duration
    private let state: Mutex<State>

    /// Creates a count without anything, which reads the time since some moment from `now`.
    init(_ limits: PersonLimits, now: @escaping @Sendable () -> Duration) {
        self.limits = limits
        self.now = now
        state = Mutex(
            State(
                calls: CallCount(
                    perMinute: limits.callsPerMinute, persons: limits.countedPersons)))
    }

    /// Counts a call of a person; throws if it is one too many, and counts nothing.
    ///
    /// With `performing`, the call begins a run, so one too many of these is refused as well.
    func call(by person: Person, performing: Bool) throws(PersonLimitReached) {
        let reached: PersonLimitReached? = state.withLock { state in
            let identity = person.account.identity
            if performing, let reached = state.fullRuns(of: identity, limits) { return reached }
            return state.calls.take(by: identity, at: now()).map {
                PersonLimitReached(.callsPerMinute, of: limits.callsPerMinute, retryAfter: $0)
            }
        }
        if let reached { throw reached }
    }

    /// Counts a run of a person, who must end it; throws if it is one too many.
    func beginRun(of person: Person) throws(PersonLimitReached) {
        let reached: PersonLimitReached? = state.withLock { state in
            let identity = person.account.identity
            if let reached = state.fullRuns(of: identity, limits) { return reached }
            state.runs[identity, default: 0] += 1
            return nil
        }
        if let reached { throw reached }
    }

    /// Counts that a run of a person has ended, or waits.
    func endRun(of person: Person) { change(by: -1, of: person) }

    /// Counts that a run of a person continues.
    func resumeRun(of person: Person) { change(by: 1, of: person) }

    private func change(by change: Int, of person: Person) {
        state.withLock { state in
            let identity = person.account.identity
            // A run may have ended before its last question has, so the number may be too small for a moment.
            let number = (state.runs[identity] ?? 0) + change
            state.runs[identity] = number == 0 ? nil : number
        }
    }
}

extension PersonUsage.State {
    fileprivate func fullRuns(
        of person: Person.Identity, _ limits: PersonLimits
    ) -> PersonLimitReached? {
        guard runs[person, default: 0] >= max(1, limits.runs) else { return nil }
        // The end of a run can’t be foretold.
        return PersonLimitReached(.runs, of: limits.runs, retryAfter: .seconds(1))
    }
}
