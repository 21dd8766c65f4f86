#if Postgres
    /// The waits between attempts that fail: each about twice as long as the one before, with a part left to
    /// chance, so that many programs don't come back at the same moment.
    package struct BackOff: Sendable, Hashable {
        private static let (shortest, longest) = (Duration.milliseconds(100), Duration.seconds(1))

        private var failures = 0

        package init() {}

        /// Returns the next wait; `chance` is from 0 to 1.
        package mutating func next(chance: Double) -> Duration {
            let wait = min(Self.shortest * (1 << min(failures, 10)), Self.longest)
            failures += 1
            return wait * (0.5 + 0.5 * chance)
        }

        /// Begins anew, after a success.
        package mutating func reset() { failures = 0 }
    }

    /// The outcome of the last attempt to reach a server, and the time of the next one.
    struct Reachability: Sendable {
        /// The reason why it couldn't; `nil` while it could, or before the first attempt.
        private(set) var problem: PostgresProblem?
        private var backOff = BackOff()
        private var retryTime: ContinuousClock.Instant?
        private var isTrying = false

        /// Begins an attempt to connect; throws the problem of the last one while it isn't time yet, or
        /// while another caller tries.
        mutating func begin(at now: ContinuousClock.Instant) throws(PostgresProblem) {
            guard let problem else { return }
            if isTrying || retryTime.map({ now < $0 }) == true { throw problem }
            isTrying = true
        }

        /// Notes a success; returns `true` if the server couldn't be reached before.
        mutating func succeeded() -> Bool {
            defer { (problem, retryTime, isTrying) = (nil, nil, false) }
            backOff.reset()
            return problem != nil
        }

        /// Notes a failure; returns `true` if it is the first one.
        mutating func failed(
            _ new: PostgresProblem, at now: ContinuousClock.Instant, chance: Double
        ) -> Bool {
            defer { (problem, isTrying) = (new, false) }
            retryTime = now + backOff.next(chance: chance)
            return problem == nil
        }
    }
#endif
