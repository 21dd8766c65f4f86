#if Voice
    import Synchronization
    import _Speech

    /// The recognizers of the people who speak now: each person has one, and there is a limit.
    ///
    /// The last one that was used is kept, since a model takes a moment to load.
    final class RecognizerPool: Sendable {
        /// A recognizer that may still be loading.
        typealias Place = Task<any SpeechRecognizer, any Error>

        private struct State {
            var taken = 0
            var idle: Place?
        }

        private let limit: Int
        private let make: @Sendable () throws -> any SpeechRecognizer
        private let state = Mutex(State())

        init(limit: Int, make: @escaping @Sendable () throws -> any SpeechRecognizer) {
            self.limit = limit
            self.make = make
        }

        /// Returns a recognizer of one's own, until it is given back; `nil` if all are taken.
        func take() -> Place? {
            state.withLock { state in
                guard state.taken < limit else { return nil }
                state.taken += 1
                defer { state.idle = nil }
                return state.idle ?? Task.detached { [make] in try make() }
            }
        }

        /// Takes a recognizer back; one that failed isn't used again.
        func giveBack(_ place: Place, isUsable: Bool) {
            state.withLock { state in
                state.taken -= 1
                if isUsable { state.idle = place }
            }
        }
    }
#endif
