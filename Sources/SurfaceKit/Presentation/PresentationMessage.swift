public import IntentSystem

/// One message of a session to a surface that is not in the same function: the presentation as data.
///
/// Pages, the views of assistants, terminals and tests read the same JSON, which
/// `Documentation/Presentation.md` describes. A client keeps the newest `state`; announcements and
/// refusals are told once.
public enum PresentationMessage: Sendable, Equatable {
    /// The version of the JSON, in each state; it grows with every change that a client of the
    /// version before could not read.
    public static let format = 1

    /// All that the session shows now.
    case state(State)
    /// Words to say once, politely.
    case announcement(PresentedDialog)
    /// An action that was not carried out.
    case refusal(Refusal)

    /// All that a session shows at one moment.
    public struct State: Sendable, Equatable {
        /// Grows with every state of the session; a client that has the newest has missed nothing.
        public var sequence: Int
        /// The run that a person started and that has not ended, if there is one.
        public var run: RunPresentation?
        /// The visible card, if there is one.
        public var card: Card?

        /// Creates a state.
        public init(sequence: Int, run: RunPresentation? = nil, card: Card? = nil) {
            self.sequence = sequence
            self.run = run
            self.card = card
        }

        /// `true` while a run goes on that waits for no answer, or the card takes no taps.
        public var isBusy: Bool {
            card?.isBusy == true || (run != nil && card?.question == nil)
        }
    }
}

extension PresentationMessage {
    /// Reads an event of a session in this process; the view of its card is the tree.
    public init(_ event: PresentationEvent) {
        switch event {
        case .state(let state): self = .state(State(state))
        case .announcement(let dialog): self = .announcement(dialog)
        case .refusal(let refusal): self = .refusal(refusal)
        }
    }
}

extension PresentationMessage.State {
    init(_ state: PresentationState) {
        self.init(
            sequence: state.sequence, run: state.run,
            card: state.card.map(PresentationMessage.Card.init))
    }
}
