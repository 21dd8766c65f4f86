import Foundation
import _Time

/// EXE-4: how long a run may go on without reporting progress.
extension SystemSession {
    func startClock(of run: Run) {
        arm(run, for: system.limits.runDuration)
        watchProgress(of: run)
    }

    func stopClock(of run: Run) {
        if let deadline = run.deadline { system.deadlines.cancel(deadline) }
        if let look = run.progressLook { system.deadlines.cancel(look) }
        run.deadline = nil
        run.progressLook = nil
    }

    /// The clock stands still while a person is asked.
    func pauseClock(of run: Run) {
        guard run.deadline != nil else { return }
        run.remaining = max(.zero, run.deadlineDue - system.deadlines.now)
        stopClock(of: run)
    }

    func resumeClock(of run: Run) {
        guard let remaining = run.remaining, !run.isEnded else { return }
        run.remaining = nil
        arm(run, for: noteReport(of: run) ? system.limits.runDuration : remaining)
        watchProgress(of: run)
    }

    private func arm(_ run: Run, for time: Duration) {
        run.deadlineDue = system.deadlines.now + time
        appoint(run, after: time)
    }

    private func appoint(_ run: Run, after time: Duration) {
        let id = run.id
        run.deadline = system.deadlines.schedule(after: time) { [weak self] in
            Task.detached { await self?.expire(id) }
        }
    }

    private func expire(_ id: Int) {
        guard let run = runs[id], !run.isEnded, run.deadline != nil else { return }
        if noteReport(of: run) {
            run.deadlineDue = system.deadlines.now + system.limits.runDuration
        }
        let left = run.deadlineDue - system.deadlines.now
        guard left <= .zero else { return appoint(run, after: left) }
        end(run, .failed(TimedOut()))
    }

    // MARK: - Progress

    /// Looks once a second whether a run has reported, once it has asked for its progress.
    ///
    /// Foundation's `Progress` tells nobody here when it changes: there is no key-value observing
    /// on Linux. What never asks for it, as most intents don't, has no more than its one
    /// deadline.
    func watchProgress(of run: Run) {
        guard run.deadline != nil, run.interaction.report != nil else { return }
        if let look = run.progressLook { system.deadlines.cancel(look) }
        let id = run.id
        run.progressLook = system.deadlines.schedule(after: .seconds(1)) { [weak self] in
            Task.detached { await self?.lookAtProgress(of: id) }
        }
    }

    private func lookAtProgress(of id: Int) {
        guard let run = runs[id], !run.isEnded, run.progressLook != nil else { return }
        if noteReport(of: run) {
            run.deadlineDue = system.deadlines.now + system.limits.runDuration
        }
        watchProgress(of: run)
    }

    /// Remembers what a run has reported; `true` if that is more than at the last look.
    private func noteReport(of run: Run) -> Bool {
        guard let report = run.interaction.report, report != run.report else { return false }
        run.report = report
        return true
    }
}
