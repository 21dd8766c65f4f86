import AppIntents
import AppIntentsMetadata

extension SessionState {
    /// One performance of one intent whose outcome a card may show.
    struct Run: Sendable {
        let id: Int
        let origin: Origin
        let request: RunRequest
        /// The session's epoch when the person turned to the run: it grows each time that they turn
        /// to something else.
        var epoch: Int

        /// The run showed a card with a question: then it ends with a result card (FLW-7), since
        /// the previous card is gone.
        var hasAsked = false
        /// The person dismissed a card that `reload()` showed, in a session without a tray (FLW-3).
        var hidesReloads = false
        /// The values that the person has given in forms, by the names of the parameters.
        var answers: [String: ParameterValue] = [:]
        /// The run has reloaded the card that a person saw.
        var hasReloaded = false
        /// The request with the run's values so far, to begin again; `nil` if none are known.
        var resumption: Resumption?
        /// The last snippet of this run, visible or just confirmed (REL-4).
        var lastSnippet: Recipe?
        /// The card that `reload()` requested, while it is being drawn.
        var reload: Reload?
        /// The run's outcome, while that card is being drawn.
        var outcome: RunOutcome?

        var type: any AppIntent.Type { request.type }

        /// The origin of a run.
        enum Origin: Sendable {
            /// A person, through search or a shortcut, or a result that continues with the intent.
            case person
            /// A control of a card; `sequence` is that of the state before.
            case control(Tap, card: Int, inConfirmation: Bool, sequence: Int)

            /// The card of the control.
            var card: Int? { if case .control(_, let card, _, _) = self { card } else { nil } }
        }

        /// A card that `reload()` requested.
        struct Reload: Sendable {
            /// The snippet that the last call since then requested.
            var next: Recipe?
        }
    }
}
