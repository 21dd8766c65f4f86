import AppIntents
import Foundation
import Logging
import SwiftUI
import _Localization
import _Time

/// Carries out the effects of a session's state.
extension SystemSession {
    func carryOut(_ effect: SessionEffect) {
        switch effect {
        case .run(let id, let request):
            run(request, as: id) { self.post(.ended(run: id, $0)) }
        case .cancel(let id): withContents { $0.runs[id] }?.end(.cancelled)
        case .letGo(let id): withContents { $0.runs[id] }?.letGo()
        case .answer(let ask, let answer):
            withContents { $0.asks.removeValue(forKey: ask) }?.resume(with: answer)
        case .draw(let id, .snippet(let request), let environments):
            run(request, as: id) { self.draw(id, $0, of: request, for: environments) }
        case .draw(let id, .view(let view), let environments):
            resolve(view, for: environments) { self.post(.drew(id, .views($0, result: nil))) }
        case .draw(let id, .renewal(let view), let environments):
            resolve(view, for: environments) { self.post(.drew(id, .renewed($0))) }
        case .renewLater(let id, let moment, let policy): renewLater(id, at: moment, policy)
        case .stopRenewing: withContents { $0.takeRenewal() }.map(system.deadlines.cancel)
        case .update(let connection, let snapshot): update(connection, snapshot)
        case .announce(let connection, let dialog, let locale):
            send(.announcement(PresentedDialog(dialog, in: locale)), to: connection)
        case .refuse(let connection, let refusal): send(.refusal(refusal), to: connection)
        case .pin(let action, let isOn, let connection):
            let refusal = system.pin(action, isOn: isOn, for: person)
            post(.pinned(action, isOn: isOn, refusal: refusal, connection))
        case .keep(let card): save(StoredCard(card, in: system.catalog))
        case .forget: save(nil)
        case .closeLater: closeLater()
        case .stayOpen: withContents { $0.takeClosing() }.map(system.deadlines.cancel)
        case .close(let connections):
            withContents { contents in
                for connection in connections { contents.sinks[connection] = nil }
            }
            system.remove(self)
        case .reloadEverywhere(let type): system.reload(type)
        case .moved: system.locationWatches.tell(person)
        case .log(let level, let message): system.log.log(level: level, "\(message)")
        }
    }

    // MARK: - Runs

    /// Performs an intent; a brief one begins on this thread.
    private func run(
        _ request: RunRequest, as id: Int, whenEnded: @escaping @Sendable (RunOutcome) -> Void
    ) {
        let runner = IntentRunner(system, executor: executor)
        let delegate = SessionRunDelegate(session: self, run: id)
        let run = runner.run(request, for: delegate, whenReturned: runReturned) { outcome in
            let run = self.withContents { contents in
                contents.progress[id] = nil
                return contents.runs.removeValue(forKey: id)
            }
            if run?.isLetGo == true { self.announceEnd(of: request, outcome) }
            whenEnded(outcome)
        }
        withContents { contents in
            contents.runs[id] = run
            contents.unreturnedRuns += 1
        }
        run.start()
    }

    /// Announces the outcome of a run that continued while the person did something else, since no
    /// card shows it.
    private func announceEnd(of request: RunRequest, _ outcome: RunOutcome) {
        let dialog: IntentDialog
        switch outcome {
        case .finished(let result):
            let value = result.presentedValue(in: request.locale)
            dialog = result.dialog(about: value, in: request.locale)
        case .failed(let failure):
            dialog = IntentDialog(
                LocalizedStringResource(verbatim: failure.text(in: request.locale)))
        case .cancelled: return
        }
        let connections = withContents { Array($0.sinks.keys) }
        for connection in connections {
            send(.announcement(PresentedDialog(dialog, in: request.locale)), to: connection)
        }
    }

    // MARK: - Drawings

    private func draw(
        _ id: Int, _ outcome: RunOutcome, of request: RunRequest,
        for environments: [PresentationEnvironment]
    ) {
        switch outcome {
        case .finished(let result):
            guard case .view(let view) = result.content else {
                return post(
                    .drew(id, .failed(request.failure(AppIntentError.Unrecoverable.unknown))))
            }
            resolve(view, for: environments) { self.post(.drew(id, .views($0, result: result))) }
        case .failed(let failure): post(.drew(id, .failed(failure)))
        case .cancelled: post(.drew(id, .failed(request.failure(CancellationError()))))
        }
    }

    /// Resolves a view for each environment (FLW-9), on the main actor.
    private func resolve(
        _ view: _SnippetViewContainer, for environments: [PresentationEnvironment],
        whenResolved: @escaping @Sendable ([DrawnView]) -> Void
    ) {
        let warnings = system.warnings
        let layout = system.cardLayout
        let moment = presentMoment
        // Back from the main actor, the session continues on its surface's executor.
        Task.immediateDetached(executorPreference: executor) {
            var views: [DrawnView] = []
            for environment in environments {
                let resolved = await SnippetResolver.resolve(
                    view, in: environment, laidOutBy: layout, at: moment)
                warnings.write(resolved.view.issues)
                views.append(DrawnView(resolved, in: environment))
            }
            whenResolved(views)
        }
    }

    /// The time for which views are drawn now.
    private var presentMoment: DrawnMoment {
        let isLive = withContents { $0.state.isLive }
        return DrawnMoment(
            system.configuration.now(),
            renewedAfter: isLive ? system.limits.renewalInterval / .seconds(1) : nil)
    }

    // MARK: - Surfaces

    private func update(_ connection: ConnectionID, _ snapshot: SessionSnapshot) {
        let runs = snapshot.runsInView
        let (sink, progress) = withContents { contents in
            (
                contents.sinks[connection],
                runs.isEmpty
                    ? [:] : contents.progress.filter { id, _ in runs.contains { $0.id == id } }
            )
        }
        guard let sink else { return }
        let state = PresentationState(snapshot, progress: progress, in: system.catalog)
        send(.state(state), to: sink)
    }

    private func send(_ event: PresentationEvent, to connection: ConnectionID) {
        guard let sink = withContents({ $0.sinks[connection] }) else { return }
        send(event, to: sink)
    }

    /// Sends an event once a remote store, if there is one, has the card that it shows.
    private func send(
        _ event: PresentationEvent, to sink: @escaping @Sendable (PresentationEvent) -> Void
    ) {
        guard system.saving.isRemote else { return sink(event) }
        system.saving.send(to: id) { sink(event) }
    }

    private func save(_ card: StoredCard?) {
        guard system.saving.isRemote else { return system.save(card, for: id) }
        system.save(card, for: id) { [weak self] in
            guard let self else { return }
            let surfaces = withContents { contents in
                contents.state.connections.compactMap { connection in
                    contents.sinks[connection.id].map { ($0, connection.locale) }
                }
            }
            for (sink, locale) in surfaces { sink(.refusal(.notKept(in: locale))) }
        }
    }

    // MARK: - Time

    private func closeLater() {
        let closing = system.deadlines.schedule(after: system.limits.idleSessionTimeout) {
            [weak self] in self?.post(.idled)
        }
        withContents { $0.closing = closing }
    }

    /// The longest wait for a moment; for a later moment, the session waits again.
    private static let longestWait: TimeInterval = 86_400

    private func renewLater(_ id: Int, at moment: Date, _ policy: IntentAuthenticationPolicy) {
        let wait = min(
            max(moment.timeIntervalSince(system.configuration.now()), 0), Self.longestWait)
        let renewal = system.deadlines.schedule(after: .seconds(wait)) { [weak self] in
            self?.postRenewal(id, policy)
        }
        withContents { $0.renewal = renewal }
    }

    private func postRenewal(_ renewal: Int, _ policy: IntentAuthenticationPolicy) {
        let isAllowed = system.lock.allows(policy, for: person, drawing: true)
        post(.renewalDue(renewal, isLocked: !isAllowed, now: system.configuration.now()))
    }
}

extension SystemSession.Contents {
    fileprivate mutating func takeClosing() -> Deadline? {
        defer { closing = nil }
        return closing
    }

    fileprivate mutating func takeRenewal() -> Deadline? {
        defer { renewal = nil }
        return renewal
    }
}

extension RunRequest {
    fileprivate func failure(_ error: any Error) -> RunFailure {
        RunFailure(error: error, intent: type)
    }
}

extension DrawnView {
    /// Creates a drawn view from a resolved one, with the actions of its controls.
    fileprivate init(
        _ resolution: SnippetResolver.Resolution, in environment: PresentationEnvironment
    ) {
        let resolved = resolution.view
        tree = resolved.tree
        nextMoment = resolved.nextMoment
        render = Render(
            environment: environment, digest: resolution.digest,
            actions: resolved.actions.enumerated().compactMap { ordinal, action in
                Recipe(ofControl: action).map { recipe in
                    CardAction(
                        recipe: recipe, isOn: resolved.states[ActionID(ordinal: ordinal)])
                }
            })
    }
}
