extension SessionState {
    /// A card that is being drawn.
    struct Drawing: Sendable {
        let id: Int
        var purpose: Purpose

        enum Purpose: Sendable {
            /// Draws the visible card again, then does something; `again` is what is to be done
            /// after another drawing, if one is needed (REL-4).
            case refresh(card: Int, then: [DrawingCompletion], again: [DrawingCompletion]?)
            /// Shows what a run led to, which has ended.
            case result(Card, FinishedRun)
            /// Asks for a run.
            case question(Card, ask: Int)
            /// Shows what a run reloaded.
            case reload(Card, run: Int)
            /// Shows what was reloaded outside any run.
            case newest(Card, epoch: Int)
            /// Its run or its card is gone.
            case nothing
        }
    }

    /// The work that follows the drawing of a card.
    enum DrawingCompletion: Sendable {
        case complete(FinishedRun)
        /// The card that a run reloaded is shown.
        case reloaded(run: Int)
    }

    /// A run that has ended, with what is left to do once all that it led to is shown.
    struct FinishedRun: Sendable {
        let run: Run
        /// The intent to continue with (DLG-7).
        var next: Recipe?
        /// The way to take back what the run did, or to do it again.
        var undo: UndoOffer?
        /// The sequence before its card was shown, if the surfaces must learn of the end of the run anyway.
        var sequence: Int?
    }
}
