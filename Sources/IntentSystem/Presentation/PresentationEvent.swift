/// A change that a surface should show; events of one session arrive in order.
///
/// Pages, the views of assistants, terminals and tests read the same events as JSON, which
/// `Documentation/Presentation.md` describes. A client keeps the newest `state`; announcements and
/// refusals are sent once.
public enum PresentationEvent: Sendable, Equatable {
    /// The current state of the session, which replaces the one before.
    case state(PresentationState)
    /// An announcement, made once and politely: the dialog of a button's intent.
    case announcement(PresentedDialog)
    /// A refusal of an action, with its reason: nothing was performed, or its outcome could not be saved
    /// by a remote store.
    case refusal(Refusal)
}

/// The contents that a session shows at one moment.
public struct PresentationState: Sendable, Equatable {
    /// The number of the state, which grows with every state of the session; a client that has the
    /// newest has missed nothing.
    public var sequence: Int
    /// The person's run that has not ended, if any.
    public var run: RunPresentation?
    /// The visible card, if any.
    public var card: PresentedCard?
    /// The number of the surface's newest visit that was carried out, if it has made any.
    public var visit: Int?
    /// The address of the present content, or of the run whose card is awaited; `nil` for a surface
    /// that has made no visit.
    public var place: String?
    /// The cards that wait and the runs that continue while the person does something else.
    public var tray: [TrayItem] = []

    /// Creates a state.
    public init(sequence: Int, run: RunPresentation? = nil, card: PresentedCard? = nil) {
        self.sequence = sequence
        self.run = run
        self.card = card
    }

    /// The session is busy: a run continues that waits for no answer, or the card takes no taps.
    public var isBusy: Bool { card?.isBusy == true || (run != nil && card?.question == nil) }
}

/// A run that a person started and that has not ended.
public struct RunPresentation: Sendable, Hashable, Codable {
    /// The identifier of the intent.
    public var intent: String
    /// The name that people call the intent by.
    public var title: String
    /// The fraction that is done, from 0 to 1, for an intent that reports progress.
    public var fractionCompleted: Double?
    /// The time that the run reports as remaining, in the person's language: “2 min left”.
    public var timeLeft: String?

    /// Creates a description of a run.
    public init(
        intent: String, title: String, fractionCompleted: Double? = nil, timeLeft: String? = nil
    ) {
        self.intent = intent
        self.title = title
        self.fractionCompleted = fractionCompleted
        self.timeLeft = timeLeft
    }
}

/// A refusal of an action, with its reason.
public struct Refusal: Sendable, Hashable, Codable {
    /// The kinds of refusal.
    public enum Reason: String, Sendable, Hashable, Codable {
        /// The tap names a card or a generation that is no longer shown.
        case stale
        /// The question was answered already, or never asked.
        case answered
        /// There is no such intent, action or option.
        case unknown
        /// The action makes no sense now.
        case invalid
        /// Too many actions are waiting already.
        case overloaded
    }

    /// The kind of the refusal, for programs.
    public var reason: Reason
    /// The reason for the refusal, for a person.
    public var message: String

    /// Creates a refusal.
    public init(reason: Reason, message: String) {
        self.reason = reason
        self.message = message
    }
}
