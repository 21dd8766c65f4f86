import Foundation
import SnippetRendering
import Synchronization

/// The line at a terminal that says what a run does while it works; it is gone as soon as anything
/// else is written.
///
/// A run that takes no time shows nothing. The line is rewritten in place, so only a terminal that
/// moves its cursor has one.
final class StatusLine: Sendable {
    /// The time after which a run that has reported nothing is named.
    private static let delay = Duration.milliseconds(500)

    private struct State {
        /// The words in which the run shows its work; `nil` if it shows nothing.
        var words: String?
        /// The progress of the run; `nil` if it reports none.
        var progress: String?
        var isDue = false
        var isDrawn = false
        /// The number of open questions, which need the line.
        var questions = 0
        var isOver = false
        var timer: Task<Void, Never>?
    }

    private let terminal: Terminal
    private let title: String
    private let clock: any Clock<Duration>
    private let state = Mutex(State())

    /// Creates the line of a run of an intent with a title, which begins now by a clock.
    init(_ terminal: Terminal, title: String, clock: any Clock<Duration>) {
        self.terminal = terminal
        self.title = title
        self.clock = clock
        schedule()
    }

    /// Names the run after a moment, if it is still under way.
    private func schedule() {
        guard isPossible else { return }
        let timer = Task.detached { [weak self, clock] in
            guard (try? await clock.sleep(for: Self.delay)) != nil else { return }
            self?.change { $0.isDue = !Task.isCancelled }
        }
        state.withLock { state in
            state.timer?.cancel()
            state.timer = timer
        }
    }

    /// `true` if the terminal can show it.
    var isPossible: Bool { terminal.facts.movesCursor && terminal.isWatched }

    func show(words: String) {
        change { state in
            state.words = words
            state.isDue = true
        }
    }

    func show(progress: String) {
        change { state in
            state.progress = progress
            state.isDue = true
        }
    }

    /// Takes the line away while a person is asked.
    func pause() {
        change { state in
            state.questions += 1
            state.isDue = false
            state.words = nil
            state.timer?.cancel()
        }
    }

    /// Allows the line again, after the answer.
    func resume() {
        change { $0.questions -= 1 }
        schedule()
    }

    /// Takes the line away for good, because the run has ended.
    func end() {
        change { state in
            state.isOver = true
            state.timer?.cancel()
        }
    }

    private func change(_ change: (inout State) -> Void) {
        guard isPossible else { return }
        // Written with the lock held: the last change is what remains on the screen.
        state.withLock { state in
            change(&state)
            let isShown = state.isDue && !state.isOver && state.questions == 0
            guard isShown || state.isDrawn else { return }
            state.isDrawn = isShown
            terminal.rewriteLine(isShown ? text(of: state) : "")
        }
    }

    private func text(of state: State) -> String {
        [state.words ?? "\(title)…", state.progress].compactMap(\.self).joined(separator: "  ")
    }
}

extension Terminal {
    /// Replaces the line of the cursor, and leaves the cursor at its beginning.
    ///
    /// A text that is longer than the line is cut off by the terminal, which knows how wide each
    /// character is (DECAWM).
    fileprivate func rewriteLine(_ text: String) {
        let text = text.safeForTerminal(lineEnd: " ")
        let shown = text.isEmpty ? "" : "\u{1B}[?7l\(text)\u{1B}[?7h\r"
        _ = Self.write("\r\u{1B}[2K\(shown)", to: errors)
    }
}
