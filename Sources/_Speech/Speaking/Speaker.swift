import Foundation
import Synchronization

/// Speaks through speech-dispatcher, else through espeak-ng; without either it is silent, and tells so once.
///
/// Speaking holds nothing up: `say` returns at once, and texts are spoken in order.
package final class Speaker: Sendable {
    private struct State {
        var last: Task<Void, Never>?
        var current: ChildProgram?
        /// The programs that are there, in the order in which they are tried.
        var programs: [Program] = [.dispatcher, .espeak]
        var isStopped = false
    }

    private enum Program: Equatable {
        case dispatcher, espeak
    }

    /// The longest text that is spoken, in characters, and the longest time in seconds.
    private static let (longestText, longestTime) = (2_000, 180)

    private let language: String
    private let onSilence: @Sendable (SpeechProblem) -> Void
    private let state = Mutex(State())

    /// Creates a speaker of a language, by its code.
    ///
    /// `onSilence` is called once, with the reason, when no program is left that speaks.
    package init(
        language: String, onSilence: @escaping @Sendable (SpeechProblem) -> Void = { _ in }
    ) {
        self.onSilence = onSilence
        // It is a word of a command; a locale's identifier may have anything behind its code.
        let code = String(language.prefix { $0.isLetter && $0.isASCII })
        self.language = code.isEmpty ? "en" : code
    }

    /// Speaks a text after those before it.
    package func say(_ text: String) {
        let words = String(
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                .prefix(Self.longestText))
        if words.isEmpty { return }
        state.withLock { state in
            let before = state.last
            state.last = Task { [self] in
                await before?.value
                await speak(words)
            }
        }
    }

    /// Waits until all is spoken.
    package func finish() async { await state.withLock { $0.last }?.value }

    /// Ends speaking, also of the texts that wait.
    package func stop() {
        let current = state.withLock { state in
            state.isStopped = true
            return state.current
        }
        current?.stop()
    }

    private func speak(_ text: String) async {
        while let program = state.withLock({ $0.isStopped ? nil : $0.programs.first }) {
            do throws(SpeechProblem) {
                let running = try ChildProgram(
                    words(for: program, text), timeLimit: Self.longestTime)
                state.withLock { $0.current = running }
                defer { state.withLock { $0.current = nil } }
                // The text comes through standard input, where it is no option.
                running.write(program == .espeak ? Array(text.utf8) : [])
                try await BlockingWork.run(stop: { running.stop() }) {
                    () throws(SpeechProblem) in _ = try running.output(limit: 65_536)
                }
                return
            } catch {
                // It isn't there, or has no sound: the next one is tried, now and from now on.
                let isSilent = state.withLock { state in
                    if state.isStopped { return false }
                    state.programs.removeAll { $0 == program }
                    return state.programs.isEmpty
                }
                if isSilent { onSilence(.nothingSpeaks(reason: error.description)) }
            }
        }
    }

    /// The last word is the text for the dispatcher, which waits for the end of such a one only.
    private func words(for program: Program, _ text: String) -> [String] {
        switch program {
        case .dispatcher: ["spd-say", "--wait", "--language", language, "--", text]
        case .espeak: ["espeak-ng", "-v", language, "--stdin"]
        }
    }
}
