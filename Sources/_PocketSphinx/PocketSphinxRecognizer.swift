#if Voice
    import CPocketSphinx
    import Dispatch
    import Foundation
    import PhraseGrammar
    import Synchronization
    package import _Speech

    /// The request to end work that a thread is at.
    private final class Stop: Sendable {
        private let requested = Atomic(false)

        var isRequested: Bool { requested.load(ordering: .relaxed) }

        func request() { requested.store(true, ordering: .relaxed) }
    }

    /// PocketSphinx with its English model: it tells apart what a grammar says, on this machine.
    package final class PocketSphinxRecognizer: SpeechRecognizer {
        /// The folder in which Debian's pocketsphinx-en-us is.
        package static let model = "/usr/share/pocketsphinx/model/en-us"

        private let decoder: Mutex<Decoder>
        /// One utterance after the other, on a thread that may be blocked.
        private let queue = DispatchQueue(label: "speech recognition")

        /// Returns whether the model is in a folder.
        package static func hasModel(in folder: String = PocketSphinxRecognizer.model) -> Bool {
            [Decoder.acoustics(in: folder) + "/mdef", Decoder.dictionary(in: folder)]
                .allSatisfy { FileManager.default.fileExists(atPath: $0) }
        }

        /// Loads the model of a folder; takes a fraction of a second.
        package init(model folder: String = PocketSphinxRecognizer.model) throws(SpeechProblem) {
            decoder = Mutex(try Decoder(model: folder))
        }

        package var worksAhead: Bool { true }

        package func prepare(for expectation: SpeechExpectation) async {
            // What can't be expected is told when something was said.
            _ = await work { decoder, _ throws(SpeechProblem) in try decoder.expect(expectation) }
        }

        package func hypotheses(
            of utterance: HeardSound, expecting: SpeechExpectation
        ) async throws(SpeechProblem) -> [String] {
            try await work { decoder, isStopped throws(SpeechProblem) in
                try decoder.expect(expecting)
                return try decoder.hypotheses(of: utterance, isStopped: isStopped)
            }.get()
        }

        /// Performs work in its turn, unless its task is cancelled before.
        private func work<Value: Sendable>(
            _ work:
                @escaping @Sendable (
                    inout Decoder, _ isStopped: () -> Bool
                ) throws(SpeechProblem) -> Value
        ) async -> Result<Value, SpeechProblem> {
            let stop = Stop()
            return await withTaskCancellationHandler {
                await withCheckedContinuation {
                    (continuation: CheckedContinuation<Result<Value, SpeechProblem>, Never>) in
                    queue.async { [self] in
                        continuation.resume(
                            returning: decoder.withLock { decoder in
                                Result { () throws(SpeechProblem) in
                                    try work(&decoder) { stop.isRequested }
                                }
                            })
                    }
                }
            } onCancel: {
                stop.request()
            }
        }
    }
#endif
