#if Voice
    import IntentSystem
    import Synchronization
    import _Speech
    import _Time

    /// The recognizer's work on one utterance.
    ///
    /// It begins at a short pause already, because most of these are the end of the utterance: the words are then there
    /// when the pause is long enough to be believed.
    final class UtteranceRecognition: Sendable {
        /// Longer utterances are recognized once only: work for nothing would hold up the words.
        private static let longestAhead = 6 * HeardSound.rate

        private struct Ahead: Sendable {
            /// The samples that it works on.
            let count: Int
            /// The words; `nil` if the recognizer begins at the end only.
            let work: Task<[String]?, any Error>
            var isDone = false
        }

        private let recognizer: RecognizerPool.Place
        private let expectation: SpeechExpectation
        /// The samples of the silence that ends an utterance.
        private let pause: Int
        private let ahead = Mutex<Ahead?>(nil)

        init(
            by recognizer: RecognizerPool.Place, expecting expectation: SpeechExpectation,
            pause: Double
        ) {
            self.recognizer = recognizer
            self.expectation = expectation
            self.pause = pause.isFinite ? Int(pause * Double(HeardSound.rate)) : 0
        }

        /// Makes the recognizer ready, which is told of its problems when there is something to recognize.
        func prepare() async {
            guard case .success(let recognizer) = await recognizer.result else { return }
            await recognizer.prepare(for: expectation)
        }

        /// Begins with what was said before a short pause, unless the recognizer is still at what was said earlier.
        func begin(with sound: HeardSound) {
            guard pause > 0, sound.samples.count <= Self.longestAhead else { return }
            ahead.withLock { ahead in
                if let ahead, !ahead.isDone { return }
                let work = Task { [recognizer, expectation] () async throws -> [String]? in
                    defer { isDone(sound.samples.count) }
                    let recognizer = try await recognizer.value
                    guard recognizer.worksAhead else { return nil }
                    return try await recognizer.hypotheses(of: sound, expecting: expectation)
                }
                ahead = Ahead(count: sound.samples.count, work: work)
            }
        }

        private func isDone(_ count: Int) {
            ahead.withLock { if $0?.count == count { $0?.isDone = true } }
        }

        /// Ends the work that began at a pause; `nil` if there is none any more.
        ///
        /// The recognizer is still at it until what is returned ends, which isn't later than the time limit; `false` says
        /// that it continues nevertheless.
        func stop(within limit: Duration, by deadlines: DeadlineQueue) -> Task<Bool, Never>? {
            let work = ahead.withLock { ahead -> Task<[String]?, any Error>? in
                guard let ahead, !ahead.isDone else { return nil }
                ahead.work.cancel()
                return ahead.work
            }
            return work.map { work in
                Task {
                    (try? await inTime(limit, deadlines) { await work.result }) != nil
                }
            }
        }

        /// Returns what the recognizer hears.
        ///
        /// Its work, and with it the program that does it, ends at the time limit, and at once when the task is cancelled.
        func hypotheses(
            of utterance: HeardSound, within limit: Duration, by deadlines: DeadlineQueue
        ) async throws -> [String] {
            let begun = begun(for: utterance)
            let work = Task { [recognizer, expectation] () async throws -> [String] in
                if let begun, let words = try await begun.value { return words }
                return try await recognizer.value.hypotheses(
                    of: utterance, expecting: expectation)
            }
            let stop = { @Sendable in
                work.cancel()
                begun?.cancel()
            }
            return try await withTaskCancellationHandler {
                do {
                    return try await inTime(limit, deadlines) { try await work.value }
                } catch {
                    stop()
                    throw error
                }
            } onCancel: {
                stop()
            }
        }

        /// Returns the work that began at the pause that ended the utterance, and ends any other.
        private func begun(for utterance: HeardSound) -> Task<[String]?, any Error>? {
            ahead.withLock { ahead in
                guard let begun = ahead else { return nil }
                // A person who went on since then has been silent for a whole pause after that.
                if case .pause = utterance.end, utterance.samples.count - begun.count < pause {
                    return begun.work
                }
                begun.work.cancel()
                return nil
            }
        }
    }
#endif
