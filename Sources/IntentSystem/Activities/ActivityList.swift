import AppIntents
import Foundation

/// The runs that continue while their persons do other things (EXE-5).
final class ActivityList: Sendable {
    private struct Activity: Sendable {
        let id: Int
        let run: ActiveRun
        /// Cleared once a run that can't be stopped was asked to stop.
        var isAwaited = true
    }

    private struct State: Sendable {
        var lastID = 0
        /// The runs, oldest first.
        var activities: [Activity] = []
    }

    private let state = WaitableMutex(State())

    /// Adds a run and returns the number by which it can be stopped.
    func add(_ run: ActiveRun) -> Int {
        state.withLock { state in
            state.lastID += 1
            state.activities.append(Activity(id: state.lastID, run: run))
            return state.lastID
        }
    }

    func remove(_ id: Int) {
        state.withLock { $0.activities.removeAll { $0.id == id } }
    }

    var isEmpty: Bool { state.withLock { $0.activities.isEmpty } }

    /// Returns when every run has ended, except those that `stopAll()` could not stop.
    func over() async {
        await state.wait { state in !state.activities.contains(where: \.isAwaited) }
    }

    /// Stops all runs; those that can't be stopped are no longer waited for.
    func stopAll() {
        let activities = state.withLock { $0.activities }
        let endless = Set(activities.filter { !$0.run.canStop }.map(\.id))
        for activity in activities { activity.run.stop() }
        state.withLock { state in
            for place in state.activities.indices
            where endless.contains(state.activities[place].id) {
                state.activities[place].isAwaited = false
            }
        }
    }

    /// Returns the activities of a person, oldest first, in the words of a language.
    func rows(of person: Person, in locale: Locale) -> [ActivityRow] {
        activities(of: person).map { activity in
            let run = activity.run
            return ActivityRow(
                id: activity.id, title: run.request.type.title.text(in: locale),
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

    private func activities(of person: Person) -> [Activity] {
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

    /// Returns when no run continues, except those that could not be stopped.
    package func activitiesOver() async { await activities.over() }

    /// Stops all continuing runs; a run that can't be stopped is no longer waited for.
    package func stopActivities() { activities.stopAll() }
}
