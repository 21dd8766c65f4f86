import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import SwiftUI

/// Starting and ending runs, and showing their results.
extension SessionState {
    // MARK: - Beginning

    /// Starts an intent for the person; the present run continues aside, and an open question is
    /// declined (SNI-11, TRY-1).
    ///
    /// `source` is the one who requested the intent; by default, the session's source.
    mutating func start(
        _ type: any AppIntent.Type, _ arguments: Arguments, form: FormMode = .missing,
        purpose: RunRequest.Purpose = .action, source: RunRequest.Source? = nil
    ) {
        if let leadingRun, card?.openQuestion?.run == leadingRun { giveUp(leadingRun) }
        if card != nil { dismiss(updates: false) }
        turnAway()
        lead(type, arguments, form: form, purpose: purpose, source: source)
    }

    mutating func lead(
        _ type: any AppIntent.Type, _ arguments: Arguments, form: FormMode = .missing,
        purpose: RunRequest.Purpose = .action, source: RunRequest.Source? = nil,
        isContinuation: Bool = false
    ) {
        let run = makeRun(
            type, arguments, purpose, origin: .person, form: form, source: source,
            isContinuation: isContinuation)
        leadingRun = run.id
        updateAll()
        effects.append(.run(run.id, run.request))
    }

    /// Creates a run, which the caller has started.
    mutating func makeRun(
        _ type: any AppIntent.Type, _ arguments: Arguments, _ purpose: RunRequest.Purpose,
        origin: Run.Origin, form: FormMode = .missing, source: RunRequest.Source? = nil,
        isContinuation: Bool = false
    ) -> Run {
        let run = Run(
            id: number(), origin: origin,
            request: request(
                type, arguments, purpose, form: form, source: source,
                isContinuation: isContinuation), epoch: epoch)
        runs.append(run)
        return run
    }

    /// Returns a request of this session's person.
    func request(
        _ type: any AppIntent.Type, _ arguments: Arguments, _ purpose: RunRequest.Purpose,
        form: FormMode = .missing, source: RunRequest.Source? = nil,
        isContinuation: Bool = false
    ) -> RunRequest {
        RunRequest(
            type, arguments, purpose: purpose, form: form,
            locale: locale, location: location,
            isVoiceOnly: !connections.isEmpty
                && connections.allSatisfy(\.environment.isVoiceOnly),
            source: source ?? self.source, isContinuation: isContinuation)
    }

    /// The language and the time zone of the session's person.
    var locale: Locale { connections.first?.locale ?? Self.usualLocale }

    /// The language of a session without a connection.
    private static let usualLocale = Locale(identifier: PresentationEnvironment().language)

    func index(ofRun id: Int) -> Int? { runs.firstIndex { $0.id == id } }

    // MARK: - Ending

    /// Receives the end of a run, after the card that its last `reload()` requested (REL-2).
    mutating func end(_ id: Int, _ outcome: RunOutcome) {
        guard let index = index(ofRun: id), runs[index].outcome == nil else { return }
        cancelQuestions(of: id)
        if runs[index].reload == nil {
            finish(runs.remove(at: index), outcome)
        } else {
            runs[index].outcome = outcome
        }
    }

    /// Ends a run that the session no longer waits for; its later effects are not shown.
    ///
    /// A run that continues beside other things is left alone, unless the person stops it.
    @discardableResult
    mutating func giveUp(_ id: Int, stopping: Bool = false) -> Run? {
        guard let index = index(ofRun: id) else { return nil }
        cancelQuestions(of: id)
        for drawing in drawings.indices {
            if case .reload(_, run: id) = drawings[drawing].purpose {
                drawings[drawing].purpose = .nothing
            }
        }
        let run = runs.remove(at: index)
        if run.outcome == nil { effects.append(stopping ? .cancel(id) : .letGo(id)) }
        return run
    }

    /// Shows the outcome of a run.
    mutating func finish(_ run: Run, _ outcome: RunOutcome) {
        let wasLeading = leadingRun == run.id
        if wasLeading { leadingRun = nil }
        let before = sequence
        let wasShown = !wasLeading && card?.run == run.id && card?.question == nil
        defer {
            // The surfaces have it that the run continues.
            if wasShown, sequence == before, card?.run == run.id { updateAll() }
        }
        switch outcome {
        case .finished(let result):
            if card?.run == run.id, card?.question == nil, card?.unfinished != nil {
                card?.unfinished = nil
                keep()
            }
            succeed(run, result)
        case .failed(let failure): fail(run, failure)
        case .cancelled:
            if card?.run == run.id, card?.question != nil {
                dismiss()
            } else if let card, card.run == run.id, let again = card.unfinished {
                return showStopped(run, again)
            } else if let card, card.id == run.origin.card {
                // It may have changed something before it gave up (SNI-4).
                if run.hasReloaded { note(run) }
                return refresh(then: .complete(FinishedRun(run: run)))
            } else if wasLeading {
                updateAll()
            } else if isAside(run), hasTray {
                updateTray()
            }
            complete(FinishedRun(run: run))
        }
    }

    private mutating func succeed(_ run: Run, _ result: RunResult) {
        guard hasTray || !isAside(run) else { return complete(FinishedRun(run: run)) }
        let finished = FinishedRun(
            run: run, next: result.next, undo: result.undo, action: result.action,
            copied: result.copied)
        let locale = run.request.locale
        let value = result.presentedValue(in: locale)
        switch result.content {
        case .snippet(let recipe):
            if !isAside(run) { remember(recipe) }
            return show(.interactive(recipe), result.dialog, value, finished)
        case .view(let view):
            return show(.fixed(view, drawn: []), result.dialog, value, finished)
        case .none: break
        }
        guard let tapped = run.origin.card, !run.hasAsked else {
            let view = result.view(of: value)
            let dialog = result.dialog(about: value, in: locale)
            return show(
                view.map { .fixed($0, drawn: []) } ?? .none, dialog, value, finished)
        }
        // Unspecified by Apple: a control's value is shown nowhere, since the card that contains
        // the control shows what changed (BTN-10).
        if let dialog = result.dialog {
            for connection in connections {
                effects.append(.announce(connection.id, dialog, connection.locale))
            }
        }
        if let undo = result.undo, card?.id == tapped, card?.undo != undo {
            card?.undo = undo
            card?.hasUnsentChange = true
        }
        if let copied = result.copied, card?.id == tapped, card?.copied != copied {
            card?.copied = copied
            card?.hasUnsentChange = true
        }
        if card?.id == tapped { refresh(then: .complete(finished)) } else { complete(finished) }
    }

    private mutating func fail(_ run: Run, _ failure: RunFailure) {
        let finished = FinishedRun(run: run)
        guard hasTray || !isAside(run) else { return complete(finished) }
        if let card, card.id == run.origin.card {
            if run.hasReloaded { note(run) }
            self.card?.actionFailure = failure
            self.card?.hasUnsentChange = true
            return refresh(then: .complete(finished))
        }
        let remedy: Card.Content =
            failure.destination.map {
                .fixed(
                    _SnippetViewContainer(view: ResultView(value: nil, destination: $0)), drawn: [])
            } ?? .none
        var card = Card(
            id: number(), run: run.id, of: run.type, title: run.type.title, content: remedy)
        card.actionFailure = failure
        setPlace(of: &card, run)
        if failure.canRetry { card.retry = failure.retried }
        if isAside(run) { return wait(card, after: finished) }
        if !remedy.isNone { return draw(.result(card, finished), card) }
        present(card)
        updateAll()
        complete(finished)
    }

    /// Finishes a run once its outcome is shown: continues with another intent, which is performed
    /// after the first has finished (DLG-7), or with the next tap.
    mutating func complete(_ finished: FinishedRun) {
        // The last reload may have drawn the same content; the dialog and the end of the run are
        // news anyway.
        if sequence == finished.sequence { updateAll() }
        if let next = finished.next, finished.run.epoch == epoch {
            if let leadingRun, let run = giveUp(leadingRun) { finish(run, .cancelled) }
            lead(next.type, .recipe(next), isContinuation: true)
        }
        completeTap(finished.run)
    }

    mutating func log(_ level: Logger.Level, _ message: String) {
        effects.append(.log(level, message))
    }
}
