import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import _Time

/// What is known of an intent's parameters before it runs.
enum GivenValues: Sendable {
    /// From an intent that somebody made.
    case recipe(Recipe)
    /// From a person or another program, by name.
    case named([String: ParameterValue])
}

extension SystemSession {
    /// Starts what the person asked for; what they asked for before is given up (SNI-11).
    func start(_ type: any AppIntent.Type, given: GivenValues) {
        if let leading = leadingRun.flatMap({ runs[$0] }), !leading.isEnded {
            end(leading, .cancelled)
        }
        if let card { dismiss(card, tells: false) }
        era += 1
        let run = makeRun(type, origin: .person)
        leadingRun = run.id
        tellAll()
        carry(run, given)
    }

    /// Performs a run, and shows what it led to.
    func carry(_ run: Run, _ given: GivenValues) {
        run.completion = .finish
        begin(run, given, asks: true)
    }

    func makeRun(_ type: any AppIntent.Type, origin: Run.Origin) -> Run {
        let id = number()
        let language = connections.values.first?.environment.language ?? "en"
        let run = Run(
            id: id, origin: origin, type: type,
            interaction: RunInteraction(
                session: self, run: id, location: location, locale: Locale(identifier: language)),
            era: era)
        runs[id] = run
        return run
    }

    /// Performs a run in a task of its own and waits until it ends, or until nobody waits for it
    /// any more.
    ///
    /// The task is its own because a `perform()` that never returns must not take the session with
    /// it.
    func conduct(
        _ run: Run, _ given: GivenValues, asks: Bool, for work: Work?
    ) async -> Outcome {
        let outcome = await withCheckedContinuation { completion in
            run.completion = .resume(completion)
            run.awaiting = work
            begin(run, given, asks: asks)
        }
        noteEnd(of: run)
        return outcome
    }

    private func begin(_ run: Run, _ given: GivenValues, asks: Bool) {
        let id = run.id
        run.work = begin(mayTakeLong: !system.durationHistory.isBrief(run.type)) { session, _ in
            await session.execute(id, given, asks: asks)
        }
    }

    private func noteEnd(of run: Run) {
        run.isEnded = true
        if run.hasReturned { runs.removeValue(forKey: run.id) }
    }

    /// Makes the intent, sets and resolves its parameters, and performs it (INV-2).
    private func execute(_ id: Int, _ given: GivenValues, asks: Bool) async {
        guard let run = runs[id] else { return }
        startClock(of: run)
        let began = ContinuousClock.now
        let outcome: Outcome
        do {
            let result = try await perform(run, given, asks: asks)
            if let container = result as? any AnyIntentResultContainer {
                outcome = .result(container)
            } else {
                outcome = .failed(AppIntentError.Unrecoverable.unknown)
            }
        } catch is CancellationError {
            outcome = .cancelled
        } catch {
            outcome = .failed(error)
        }
        system.durationHistory.note(run.type, took: ContinuousClock.now - began)
        stopClock(of: run)
        await finishReloading(run)
        run.hasReturned = true
        if run.origin != .snippet, run.type.traits.isSnippet, let contents = run.contents {
            run.ownSnippet = Recipe(type: run.type, contents: contents)
        }
        run.contents = nil
        switch run.takeCompletion() {
        case .resume(let waiter): waiter.resume(returning: outcome)
        case .finish:
            noteEnd(of: run)
            await finish(run, outcome)
        case nil: break
        }
    }

    private func perform(
        _ run: Run, _ given: GivenValues, asks: Bool
    ) async throws -> any IntentResult {
        let intent = run.type.init()
        let contents = IntentContents(of: intent)
        run.contents = contents
        try await resolve(contents, given, run, asks: asks)
        try await contents.prepareDependencies()
        while true {
            do {
                return try await SystemInteractions.$current.withValue(run.interaction) {
                    try await Self.perform(intent)
                }
            } catch let error as AppIntentError {
                guard try await repair(error, contents, run) else { throw error }
                try Task.checkCancellation()
            }
        }
    }

    /// Off the session's actor: `perform()` has no isolation of its own (EXE-1).
    @concurrent
    private nonisolated static func perform<Intent: AppIntent>(
        _ intent: Intent
    ) async throws -> any IntentResult {
        try await intent.perform()
    }

    /// Gets what an error asks for; `true` if the intent is to be performed again from the top
    /// (ERR-6).
    private func repair(
        _ error: AppIntentError, _ contents: IntentContents, _ run: Run
    ) async throws -> Bool {
        if run.origin == .snippet { return false }
        switch error.kind {
        case .restartPerform:
            return true
        case .needsValue(let parameter, let dialog):
            parameter.clear()
            try await askValue(of: parameter, dialog: dialog, contents, run)
            return true
        case .needsDisambiguation(let parameter, let items, let dialog):
            let options = items.map { ChoiceRequest.Option.value($0) }
            let index = try await choose(
                ChoiceRequest(options: options, dialog: dialog, view: nil), run: run.id)
            return parameter.setCurrentValue(items[index])
        case .needsToContinueInForeground, .predefined, .described:
            return false
        }
    }

    // MARK: - The end of a run

    /// Ends a run that the session no longer waits for: it took too long, or nobody wants it.
    ///
    /// Its task is cancelled; if `perform()` ignores that, the run is abandoned and counted
    /// (EXE-4).
    func end(_ run: Run, _ outcome: Outcome) {
        guard !run.isEnded else { return }
        run.isEnded = true
        stopClock(of: run)
        if let work = run.work { tasks[work]??.cancel() }
        rest(run.work)
        // Whoever waits for the run goes on, also if the run itself waited for a person.
        wake(run.awaiting)
        if let card, card.question?.run == run.id {
            release(card, .failure(CancellationError()))
        }
        let id = run.id
        system.deadlines.schedule(after: system.limits.cancellationGrace) { [weak self] in
            Task.detached { await self?.countIfAbandoned(id) }
        }
        switch run.takeCompletion() {
        case .resume(let waiter): waiter.resume(returning: outcome)
        case .finish:
            begin { session, _ in
                if let run = session.runs[id] { await session.finish(run, outcome) }
            }
        case nil: break
        }
    }

    private func countIfAbandoned(_ id: Int) {
        guard let run = runs[id] else { return }
        if !run.hasReturned {
            system.countAbandonedRun(of: run.type)
        }
        runs.removeValue(forKey: id)
    }
}
