import AppIntents
import Foundation
import Synchronization

/// The runs that go on beside whatever their persons do meanwhile (EXE-5).
final class ActivityList: Sendable {
    private struct State {
        var lastID = 0
        /// Oldest first.
        var activities: [(id: Int, run: ActiveRun)] = []
    }

    private let state = Mutex(State())

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

    /// The activities of a person, oldest first, in the words of a language.
    func rows(of person: UndoPerson, in locale: Locale) -> [ActivityRow] {
        activities(of: person).map { id, run in
            ActivityRow(
                id: id, title: run.request.type.title.text(in: locale),
                fractionCompleted: run.reported?.fractionCompleted,
                timeLeft: run.reported?.timeLeft(in: locale), canStop: run.canStop)
        }
    }

    /// Ends an activity of a person; `false` if there is none of the number.
    func stop(_ id: Int, of person: UndoPerson) -> Bool {
        guard let activity = activities(of: person).first(where: { $0.id == id }) else {
            return false
        }
        activity.run.stop()
        return true
    }

    private func activities(of person: UndoPerson) -> [(id: Int, run: ActiveRun)] {
        let all = state.withLock { $0.activities }
        return all.filter { $0.run.delegate.person == person }
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
