#if Voice
    import AppIntentsMetadata
    import Foundation
    import IntentSystem
    import Synchronization
    import Testing
    import _Speech

    @testable import AppIntentsHost

    /// Lines that are heard instead of typed.
    @Suite struct HeardLinesTests {
        /// Half a second of a tone, and the end.
        private final class Tone: SoundSource {
            private let isPlayed = Mutex(false)

            func next() -> [Int16]? {
                isPlayed.withLock { isPlayed in
                    defer { isPlayed = true }
                    let count = HeardSound.rate / 2
                    return isPlayed ? nil : (0..<count).map { $0.isMultiple(of: 2) ? 8000 : -8000 }
                }
            }

            func stop() {}
        }

        private struct Recognizer: SpeechRecognizer {
            func hypotheses(
                of utterance: HeardSound, expecting: SpeechExpectation
            ) async throws(SpeechProblem) -> [String] { ["open the gate"] }
        }

        private let lines: HeardLines

        init() {
            let facts = Terminal.Facts(
                canAsk: false, isWatched: false, isOutputWatched: false, movesCursor: false,
                isColored: false, width: 80)
            let context = CommandContext(
                Terminal(facts: facts, errors: -1), environment: [:], folder: nil,
                interruption: FirstInterruption())
            lines = HeardLines(
                .file(Ear(Tone())), recognizer: Recognizer(), speaker: nil,
                system: IntentSystem(appName: "Gate", catalog: Catalog(intents: [])),
                isJSON: false, asksBack: false, context: context)
            lines.askWhetherMeant("Open?")
        }

        private func nextLine() async throws -> String? {
            let terminal = lines.terminal
            return try await Conversation().ask { terminal.line() }
        }

        @Test("One who reads gets what is heard, and the end of the sound")
        func heard() async throws {
            #expect(try await nextLine() == "open the gate")
            #expect(try await nextLine() == nil)
        }

        @Test(
            "One who asks for a line after the last one gets the end, and nothing is heard for it")
        func late() async throws {
            lines.stop()
            #expect(try await nextLine() == nil)
        }
    }
#endif
