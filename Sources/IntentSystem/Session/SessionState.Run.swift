import AppIntents

extension SessionState {
    /// One performance of one intent that a card may show something of.
    struct Run: Sendable {
        let id: Int
        let origin: Origin
        let request: RunRequest
        /// The session's epoch when the run began: it grows with each start by the person.
        let epoch: Int

        /// The run showed a card with a question: then it ends in a result card (FLW-7), as the
        /// card before is gone.
        var hasAsked = false
        /// The person dismissed a card that `reload()` showed (FLW-3).
        var hidesReloads = false
        /// The last snippet of this run, visible or just confirmed (REL-4).
        var lastSnippet: Recipe?
        /// The card that `reload()` asked for, while it is being drawn.
        var reload: Reload?
        /// How it ended, while that card is being drawn.
        var outcome: RunOutcome?

        var type: any AppIntent.Type { request.type }

        /// The reason for a run.
        enum Origin: Sendable {
            /// A person, through search or a shortcut; or a result that continues with it.
            case person
            /// A control of a card; `sequence` is that of the state before.
            case control(Tap, card: Int, inConfirmation: Bool, sequence: Int)

            /// The card of the control.
            var card: Int? {
                if case .control(_, let card, _, _) = self { card } else { nil }
            }
        }

        /// A card that `reload()` asked for.
        struct Reload: Sendable {
            /// The snippet that the last call since then asks for.
            var next: Recipe?
        }
    }
}
