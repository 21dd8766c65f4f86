#if OpenIDConnect
    import Logging
    import Synchronization
    import _Time

    /// The log of returns from the provider that sign no person in.
    ///
    /// Anyone can begin an attempt and come back in vain, so the first failures in a minute have a line each, and
    /// those that follow are counted.
    package final class SignInFailures: Sendable {
        /// The most lines within the interval.
        package static let lines = 10
        static let interval = Duration.seconds(60)

        private struct State {
            var written = 0
            var others = 0
            var isCounting = false
        }

        private let logger: Logger
        private let deadlines: DeadlineQueue
        private let state = Mutex(State())

        init(_ logger: Logger, _ deadlines: DeadlineQueue) {
            (self.logger, self.deadlines) = (logger, deadlines)
        }

        /// Writes a line, or one of level `debug` after the first ones in an interval.
        func write(_ problem: OpenIDProblem, level: Logger.Level) {
            let (isWritten, begins) = state.withLock { state in
                let isWritten = state.written < Self.lines
                if isWritten { state.written += 1 } else { state.others += 1 }
                defer { state.isCounting = true }
                return (isWritten, !state.isCounting)
            }
            logger.log(level: isWritten ? level : .debug, "\(problem.description)")
            guard begins else { return }
            deadlines.schedule(after: Self.interval) { [weak self] in self?.tellOthers() }
        }

        private func tellOthers() {
            let others = state.withLock { state in
                defer { state = State() }
                return state.others
            }
            guard others > 0 else { return }
            logger.notice(
                "Within a minute, further sign-ins failed: \(others). With --verbose, each has a line."
            )
        }
    }
#endif
