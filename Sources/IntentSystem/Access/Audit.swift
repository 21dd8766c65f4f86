import AppIntents
import Logging

/// The surface through which a run was requested.
package enum Door: String, Sendable {
    /// The page, by a card, search or speech.
    case page
    /// A widget or a control.
    case board
    /// The command line, or an app's test by the names of its types.
    case command
    /// An assistant.
    case assistant
    /// A focus that was switched, with its filters.
    case focus
}

extension RunDelegate {
    /// The surface of a caller that doesn't name its own: by the one who requested the run, and for whom.
    func door(of request: RunRequest) -> Door {
        if let door { return door }
        if request.source == .assistant { return .assistant }
        return person.usualDoor
    }
}

/// The record of who had what performed: one line for each run and each refusal, without values.
///
/// Drawings are no runs of people, so they have a line only if they are refused. Refusals have the level
/// `notice`, everything else `info`.
struct Audit: Sendable {
    let log: Logger

    /// Writes the line of a call that its person's limits refused.
    func note(
        _ reached: PersonLimitReached, of action: String, for person: Person, through door: Door
    ) {
        log.log(
            level: .notice, "\(action) limited",
            metadata: [
                "person": "\(person.id)", "intent": "\(action)", "door": "\(door.rawValue)",
                "outcome": "limited", "limit": "\(reached.limit.rawValue)",
            ])
    }

    /// Writes the line of a run that has ended, or was refused before it began.
    func note(
        _ outcome: RunOutcome, of request: RunRequest, named intent: String,
        for delegate: any RunDelegate, took time: Duration
    ) {
        let word = outcome.auditWord
        let isRefusal = word != outcome.kind
        guard isRefusal || request.purpose != .drawing else { return }
        let person = delegate.person
        log.log(
            level: isRefusal ? .notice : .info, "\(intent) \(word)",
            metadata: [
                "person": "\(person.id)", "intent": "\(intent)",
                "door": "\(delegate.door(of: request).rawValue)", "outcome": "\(word)",
                "milliseconds": "\(Int(time / .milliseconds(1)))",
            ])
    }
}

extension RunOutcome {
    /// The kind of the outcome; for a refusal, that of the refusal.
    fileprivate var auditWord: String {
        guard case .failed(let failure) = self else { return kind }
        return switch failure.error {
        case is NotAllowed: "refused"
        case is LockedOut: "locked"
        case is PersonLimitReached: "limited"
        default: kind
        }
    }
}
