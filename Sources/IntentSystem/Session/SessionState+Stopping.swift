import AppIntents
import SwiftUI
import _Localization

/// The rest of a card whose run was stopped: the run takes its progress with it (TRY-5).
extension SessionState {
    /// The end of a run that had presented or reloaded the visible card, and gave no result.
    struct Stopped: Sendable {
        let run: Int
        /// The app's code has returned, or is no longer waited for.
        var hasReturned = true
        /// The values to begin again with.
        var again: Resumption?
    }

    /// Ends the current run for the person.
    mutating func stop(_ connection: ConnectionID) {
        let known = [leadingRun, card?.run, card?.tapRun].compactMap(\.self)
        guard let id = known.first(where: { index(ofRun: $0) != nil }),
            let run = giveUp(id, stopping: true)
        else { return refuse(.invalid, .init(system: "Nothing is running."), connection) }
        if run.outcome == nil { leaving[id] = card?.id }
        if id == card?.tapRun {
            // The taps that wait for it are stopped with it.
            let flips = card?.taps.compactMap(\.flip) ?? []
            card?.taps = []
            for flip in flips { card?.forget(flip) }
        }
        finish(run, .cancelled)
    }

    /// Lets the card that a run presented before its end say that it was stopped.
    ///
    /// It is drawn again once `perform()` has returned, since the app may know more by then.
    mutating func showStopped(_ run: Run, _ again: Resumption) {
        card?.dialog = IntentDialog(
            full: .init(system: "“\(run.type.title)” was stopped."),
            supporting: .init(system: "Stopped"), symbol: "stop.circle")
        card?.unfinished = nil
        note(run, again)
        keep()
        updateAll()
        if card?.stopped?.hasReturned == true {
            refresh(then: .complete(FinishedRun(run: run)))
        } else {
            complete(FinishedRun(run: run))
        }
    }

    /// Records that a run of the visible card ended without a result.
    mutating func note(_ run: Run, _ again: Resumption? = nil) {
        card?.stopped = Stopped(
            run: run.id, hasReturned: leaving[run.id] == nil, again: again)
    }

    /// Redraws a card whose stopped run has left the app's code.
    mutating func returned(_ run: Int) {
        guard let id = leaving.removeValue(forKey: run), card?.id == id else { return }
        if card?.stopped?.run == run { card?.stopped?.hasReturned = true }
        refresh()
    }

    /// Removes the view of a stopped card if it still shows progress, since no run continues it;
    /// any other view stays, with its controls.
    mutating func settleStopped(_ views: [DrawnView]) {
        guard let stopped = card?.stopped, stopped.hasReturned, !views.isEmpty else { return }
        card?.stopped = nil
        card?.hasUnsentChange = true
        if views.contains(where: \.tree.showsUnfinishedProgress) {
            card?.clear()
            card?.retry = stopped.again?.retry
            if isKept, card?.retry != nil { effects.append(.forget) }
        } else {
            keep()
        }
    }
}

extension ViewTree {
    /// Some progress in the tree is not at its end.
    fileprivate var showsUnfinishedProgress: Bool {
        var isFound = false
        nodes.visit { node in
            if case .progress(let progress) = node.kind, progress.fraction ?? 0 < 1 {
                isFound = true
                return .end
            }
            return .everything
        }
        return isFound
    }
}
