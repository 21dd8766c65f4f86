import AppIntents
import Foundation

/// The runs that go on beside whatever their persons do meanwhile (EXE-5).
final class ActivityList: Sendable {
    private struct State: Sendable {
        var lastID = 0
        /// Oldest first.
        var activities: [(id: Int, run: ActiveRun)] = []
        /// One that can't be stopped was to be stopped.
        var isEndless = false
    }

    private let state = WaitableMutex(State())

    /// Adds a run; gives the number by which it is stopped.
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

    /// Returns when there are none, or when `stopAll()` has met one that can't be stopped.
    func over() async {
        await state.wait { $0.activities.isEmpty || $0.isEndless }
    }

    /// Ends all of them.
    func stopAll() {
        let runs = state.withLock { $0.activities.map(\.run) }
        let isEndless = runs.contains { !$0.canStop }
        for run in runs { run.stop() }
        guard isEndless else { return }
        // Only those go on who wait now.
        state.withLock { $0.isEndless = true }
        state.withLock { $0.isEndless = false }
    }

    /// The activities of a person, oldest first, in the words of a language.
    func rows(of person: Person, in locale: Locale) -> [ActivityRow] {
        activities(of: person).map { id, run in
            ActivityRow(
                id: id, title: run.request.type.title.text(in: locale),
                fractionCompleted: run.reported?.fractionCompleted,
                timeLeft: run.reported?.timeLeft(in: locale), canStop: run.canStop)
        }
    }

    /// Ends an activity of a person; `false` if there is none of the number.
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

/// One activity, as a person sees it.
struct ActivityRow: Identifiable, Sendable, Hashable {
    let id: Int
    let title: String
    let fractionCompleted: Double?
    let timeLeft: String?
    let canStop: Bool
}

/// The runs that go on, for a program that ends when its one command has been performed.
extension IntentSystem {
    /// Something goes on.
    package var hasActivities: Bool { !activities.isEmpty }

    /// Returns when nothing goes on any more, or when the person has stopped what can't be stopped.
    package func activitiesOver() async { await activities.over() }

    /// Stops everything that goes on; what can't be stopped is waited for no longer.
    package func stopActivities() { activities.stopAll() }
}
