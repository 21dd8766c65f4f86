#if Voice
    import CPocketSphinx
    import Dispatch
    import Foundation
    import PhraseGrammar
    import Synchronization
    package import _Speech

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

        package func hypotheses(
            of utterance: HeardSound, expecting: SpeechExpectation
        ) async throws(SpeechProblem) -> [String] {
            let result = await withCheckedContinuation {
                (continuation: CheckedContinuation<Result<[String], SpeechProblem>, Never>) in
                queue.async { [self] in
                    continuation.resume(
                        returning: decoder.withLock { decoder in
                            Result { () throws(SpeechProblem) in
                                try decoder.expect(expecting)
                                return try decoder.hypotheses(of: utterance)
                            }
                        })
                }
            }
            return try result.get()
        }
    }
#endif
