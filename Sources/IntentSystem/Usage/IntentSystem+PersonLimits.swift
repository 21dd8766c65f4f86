package import AppIntents
package import AppIntentsMetadata
import _Telemetry

/// The limits of persons, as surfaces keep to them.
extension IntentSystem {
    /// Counts a call of a person; throws if their limits don't allow it, and then nothing may be done.
    ///
    /// Each surface counts what comes to it once: an action, a request, a command. Undo, and what ends or
    /// closes something, isn't counted. `action` is the name of the intent or the kind of the call for the
    /// audit, never a text of the person. With `performing`, the call begins a run.
    package func count(
        _ action: String, of person: Person, through door: Door, performing: Bool = false
    ) throws(PersonLimitReached) {
        // The system's own calls have no limit.
        guard person != .everyone else { return }
        do throws(PersonLimitReached) {
            try usage.call(by: person, performing: performing)
        } catch {
            note(error, of: action, for: person, through: door)
            throw error
        }
    }

    /// Does what a person's limit of sessions may refuse, and writes down if it does.
    func notingLimits<Success>(of person: Person, _ work: () throws -> Success) throws -> Success {
        do {
            return try work()
        } catch let reached as PersonLimitReached {
            note(reached, of: "session", for: person, through: person.usualDoor)
            throw reached
        }
    }

    /// Writes down and counts that a person's limits refused something.
    package func note(
        _ reached: PersonLimitReached, of action: String, for person: Person, through door: Door
    ) {
        audit.note(reached, of: action, for: person, through: door)
        countRefusedAction(because: "its person has reached the limit \(reached.limit.rawValue).")
    }
}

extension IntentSystem {
    /// Writes down and counts that the limits of a person refused a file; does nothing for other problems.
    package func note(_ problem: FileProblem, for person: Person, through door: Door) {
        guard case .personFull(let seconds) = problem else { return }
        note(
            PersonLimitReached(
                .files, of: limits.eachPerson.files, retryAfter: .seconds(seconds)),
            of: "upload", for: person, through: door)
    }
}

extension Person {
    /// The surface at which the person usually is.
    var usualDoor: Door {
        switch identity {
        case .session: .page
        case .assistant: .assistant
        case .owner, .command, .everyone: .command
        }
    }
}

extension AppIntent {
    /// The intent takes something back, ends something, or shows what can be ended: no limit of persons
    /// refuses it.
    package static var isAlwaysTaken: Bool {
        let type: any AppIntent.Type = Self.self
        return type is UndoIntent.Type || type is RedoIntent.Type
            || type is StopRunningActionIntent.Type || type is ShowRunningActionsIntent.Type
    }
}

extension ActiveRun {
    /// The run is one of those that its person may have at once.
    private var isCounted: Bool {
        request.purpose != .drawing && !request.type.isAlwaysTaken
            && delegate.person != .everyone
    }

    /// Counts the run as one of its person's; throws if it is one too many.
    func beginCounting() throws(PersonLimitReached) {
        guard isCounted else { return }
        do throws(PersonLimitReached) {
            try system.usage.beginRun(of: delegate.person)
        } catch {
            // The audit gets the line of the refused run.
            system.countRefusedAction(
                because: "its person has reached the limit \(error.limit.rawValue).")
            throw error
        }
    }

    /// Counts that the run has ended, or waits for its person.
    func endCounting() {
        if isCounted { system.usage.endRun(of: delegate.person) }
    }

    /// Counts that the run continues after it has waited for its person, who can't be refused then.
    func resumeCounting() {
        if isCounted { system.usage.resumeRun(of: delegate.person) }
    }
}
