import AppIntents
import AppIntentsMetadata

/// The behaviors of one run, and the person's confirmations for them.
struct RunBehaviors {
    private let request: RunRequest
    private let behaviors: [any IntentBehavior]
    private var confirmed: [Int: [ParameterValue]] = [:]

    /// Creates the behaviors of a run; `wasOffered` means that the person saw the parameters in a
    /// form and continued.
    init(_ request: RunRequest, wasOffered: Bool) {
        self.request = request
        var behaviors = IntentBehaviors.of(request.type.traits)
        if request.form == .always, !wasOffered, !request.type.traits.deletesEntities {
            behaviors.append(StartBehavior())
        }
        self.behaviors = behaviors
    }

    /// Requests the system's confirmations before `perform()`, once for the same things (CON-13);
    /// throws `CancellationError` if the person declines.
    mutating func confirm(_ intent: any AppIntent, through run: ActiveRun) async throws {
        for (place, behavior) in behaviors.enumerated() {
            let wanted = behavior.confirmation(before: intent, locale: request.locale)
            guard let wanted, confirmed[place] != wanted.subject else { continue }
            _ = try await run.confirm(wanted.request)
            confirmed[place] = wanted.subject
        }
    }

    /// Returns the view for a result that has no view; `nil` to show none.
    func view(
        after intent: any AppIntent, in system: IntentSystem
    ) async -> _SnippetViewContainer? {
        for behavior in behaviors {
            if let view = await behavior.view(after: intent, in: system) { return view }
        }
        return nil
    }

    /// Returns the person's way to undo or redo what the run did.
    func undoOffer(after run: ActiveRun) async -> UndoOffer? {
        for behavior in behaviors {
            if let offer = await behavior.undoOffer(after: run) { return offer }
        }
        return nil
    }
}
