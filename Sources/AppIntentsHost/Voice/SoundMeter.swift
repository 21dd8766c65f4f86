#if Voice
    import Synchronization

    /// The loudness of what a microphone hears, in one line of a terminal.
    struct SoundMeter: Sendable {
        private let terminal: Terminal
        private let isShown: Bool
        private let last = LastLevel()

        init(_ terminal: Terminal) {
            self.terminal = terminal
            isShown = terminal.isWatched && terminal.facts.movesCursor
        }

        func show(_ level: Double) {
            guard isShown, last.changes(to: Int((level * 20).rounded())) else { return }
            let bars = Int((level * 20).rounded())
            let line =
                String(repeating: "▮", count: bars) + String(repeating: "▯", count: 20 - bars)
            terminal.say("\r● \(line)", end: "")
        }

        func clear() {
            if isShown { terminal.say("\r\u{1B}[K", end: "") }
        }
    }

    /// A terminal gets a line only if it looks different.
    private final class LastLevel: Sendable {
        private let level = Mutex(-1)

        func changes(to new: Int) -> Bool {
            level.withLock { level in
                defer { level = new }
                return level != new
            }
        }
    }
#endif
