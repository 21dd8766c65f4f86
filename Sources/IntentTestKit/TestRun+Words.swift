public import IntentSystem
import SurfaceKit

/// Answers in words, as a person would speak them.
extension TestRun {
    /// Answers the open question with words, and returns what was understood once nothing is under
    /// way or the person is asked.
    ///
    /// Words answer one field after the other. Words that are no answer leave the question open: a
    /// command is performed, and for anything else `Hearing.reason` says why the person is asked
    /// again. After the last question, "undo that" undoes, "stop" stops what is under way
    /// and "cancel" closes the card.
    @discardableResult
    public func hear(_ words: String) async throws -> Hearing {
        guard var spoken = spokenQuestion() else {
            let hearing = session.heardCommand(words)
            switch hearing.command {
            case .undo?: try await undo()
            case .stop?: try await send(.stop)
            case .cancel?: if card != nil { try await done() }
            case .repeat?, .help?, nil: break
            }
            return hearing
        }
        let hearing = spoken.hear(words)
        keep(spoken)
        if let action = spoken.action(for: hearing) { try await send(action) }
        return hearing
    }

    /// The words of a voice for what the person sees now: the full dialog, what is asked with what
    /// can be said, and the view as its accessible text.
    public var spoken: String {
        Utterance(of: look(), answering: spokenQuestion()).text
    }

    /// Returns the open question with what was told so far.
    private func spokenQuestion() -> SpokenQuestion? {
        session.spokenQuestion(continuing: keptQuestion)
    }
}
