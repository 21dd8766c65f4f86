import AppIntents
import Foundation

/// The runs that continue while their persons do other things (EXE-5).
final class ActivityList: Sendable {
    private struct State: Sendable {
        var lastID = 0
        /// The runs, oldest first.
        var activities: [(id: Int, run: ActiveRun)] = []
        /// A run that can't be stopped was asked to stop.
        var isEndless = false
    }

    private let state = WaitableMutex(State())

    /// Adds a run and returns the number by which it can be stopped.
    func add(_ run: ActiveRun) -> Int {
        state.withLock { state in
            state.lastID += 1
            state.activities.append((state.lastID, run))
            return state.lastID
        }
    }

    func remove(_ id: Int) {
        state.withLock { $0.activities.removeAll { $0.id == id } }
    }

    var isEmpty: Bool { state.withLock { $0.activities.isEmpty } }

    /// Returns when there are no runs, or when `stopAll()` has met one that can't be stopped.
    func over() async {
        await state.wait { $0.activities.isEmpty || $0.isEndless }
    }

    /// Stops all runs.
    func stopAll() {
        let runs = state.withLock { $0.activities.map(\.run) }
        let isEndless = runs.contains { !$0.canStop }
        for run in runs { run.stop() }
        guard isEndless else { return }
        // Only the present waiters are resumed.
        state.withLock { $0.isEndless = true }
        state.withLock { $0.isEndless = false }
    }

    /// Returns the activities of a person, oldest first, in the words of a language.
    func rows(of person: Person, in locale: Locale) -> [ActivityRow] {
        activities(of: person).map { id, run in
            ActivityRow(
                id: id, title: run.request.type.title.text(in: locale),
                fractionCompleted: run.reported?.fractionCompleted,
                timeLeft: run.reported?.timeLeft(in: locale),
                canStop: run.canStop && run.cancellationReason == nil)
        }
    }

    /// Stops an activity of a person; returns `false` if none has the number.
    func stop(_ id: Int, of person: Person) -> Bool {
        guard let activity = activities(of: person).first(where: { $0.id == id }) else {
            return false
        }
        activity.run.stop()
        return true
    }

    private func activities(of person: Person) -> [(id: Int, run: ActiveRun)] {
        let all = state.withLock { $0.activities }
        return all.filter { $0.run.delegate.person.account == person.account }
    }
}

/// The description of one activity for a person.
struct ActivityRow: Identifiable, Sendable, Hashable {
    let id: Int
    let title: String
    let fractionCompleted: Double?
    let timeLeft: String?
    /// A part of it can be stopped, and the person has not stopped it.
    let canStop: Bool
}

/// The runs that continue, for a program that ends after its one command.
extension IntentSystem {
    /// Some run continues.
    package var hasActivities: Bool { !activities.isEmpty }

    /// Returns when no run continues, or when the person has stopped one that can't be stopped.
    package func activitiesOver() async { await activities.over() }

    /// Stops all continuing runs; a run that can't be stopped is no longer waited for.
    package func stopActivities() { activities.stopAll() }
}
