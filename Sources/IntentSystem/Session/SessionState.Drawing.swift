extension SessionState {
    /// A card that is being drawn.
    struct Drawing: Sendable {
        let id: Int
        var purpose: Purpose

        enum Purpose: Sendable {
            /// Redraws the visible card and then completes; `again` are the completions after
            /// another drawing, if one is needed (REL-4).
            case refresh(card: Int, then: [DrawingCompletion], again: [DrawingCompletion]?)
            /// Shows the result of a run, which has ended.
            case result(Card, FinishedRun)
            /// Shows the question of a run.
            case question(Card, ask: Int)
            /// Shows the snippet that a run reloaded.
            case reload(Card, run: Int)
            /// Shows a card that waited in the tray.
            case opened(Waiting, epoch: Int)
            /// Shows a snippet that was reloaded outside any run.
            case newest(Card, epoch: Int)
            /// Shows a card to which the person returns.
            case again(Card, epoch: Int, visit: Int, ConnectionID)
            /// Does nothing: its run or its card is gone.
            case nothing
        }

        /// Returns whether it is for a card that no run in progress brings, and that the person
        /// still waits for.
        func isAwaited(in epoch: Int) -> Bool {
            switch purpose {
            case .result(_, let finished): finished.run.epoch == epoch
            case .opened(_, let begun), .newest(_, let begun), .again(_, let begun, _, _):
                begun == epoch
            case .question, .reload, .refresh, .nothing: false
            }
        }
    }

    /// The work that follows the drawing of a card.
    enum DrawingCompletion: Sendable {
        case complete(FinishedRun)
        /// The card that a run reloaded is shown.
        case reloaded(run: Int)
    }

    /// A run that has ended, with the work that is left once everything that it led to is shown.
    struct FinishedRun: Sendable {
        let run: Run
        /// The intent to continue with (DLG-7).
        var next: Recipe?
        /// The offer to undo or redo what the run did.
        var undo: UndoOffer?
        /// The intent with its values, for a person who pins it.
        var action: DonationRecord?
        /// The text that the person may paste elsewhere.
        var copied: String?
        /// The sequence before its card was shown, if the surfaces must learn about the end of the
        /// run anyway.
        var sequence: Int?
    }
}
