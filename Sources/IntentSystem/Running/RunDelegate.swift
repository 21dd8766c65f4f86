/// The caller of a run, which handles everything that involves a person.
///
/// A card session shows a card; a command asks at its terminal; a tool call asks its client. All
/// methods are called from any thread.
package protocol RunDelegate: Sendable {
    /// The person for whom the intent is performed.
    var person: Person { get }

    /// The surface through which the run was requested, for the audit; `nil` for the usual one of the person.
    var door: Door? { get }

    /// A person has the app's page, or a terminal, in front of them now: the foreground (FGD-1).
    var isInFront: Bool { get }

    /// Requests the passphrase from the person, and returns when they have given or refused it
    /// (AUT-1).
    func unlock(_ lock: SystemLock) async throws

    /// Asks the person and waits for the answer.
    ///
    /// The run's clock is paused meanwhile. Its error is thrown in the run: `CancellationError` if
    /// the person declines. When the run is cancelled, so is the task that asks. A run that asks
    /// from several tasks at once calls this again before the first question is answered.
    func ask(_ question: RunQuestion) async throws -> Answer

    /// Shows or refreshes a snippet for the person of the run (REL-2); returns at once.
    func reload(_ reload: SnippetReload)

    /// The `perform()` of a run that was ended early has returned, or is no longer waited for
    /// (EXE-4).
    func leftAfterItsEnd()

    /// Receives the progress of a run; returns at once.
    ///
    /// Called when the intent first uses its progress, and twice a second while it changes.
    func progress(_ progress: RunProgress)
}

extension RunDelegate {
    /// Assistants, pipes and automations act for the owner of the program.
    package var person: Person { .owner }

    /// Most callers are the usual surface of their person.
    package var door: Door? { nil }

    /// Assistants, pipes and automations are in the background.
    package var isInFront: Bool { false }

    /// An assistant never gives a passphrase.
    package func unlock(_ lock: SystemLock) async throws {}

    /// Without a card there is nothing to refresh.
    package func reload(_ reload: SnippetReload) {}

    /// By default, a run that was ended is of no more interest.
    package func leftAfterItsEnd() {}

    /// By default, progress counts for the time limit only.
    package func progress(_ progress: RunProgress) {}
}
