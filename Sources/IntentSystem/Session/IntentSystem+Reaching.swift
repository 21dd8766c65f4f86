import AppIntents
import AppIntentsMetadata
import Logging

/// The ways in which the system reaches people who have a session.
extension IntentSystem {
    private func sessions(of person: Person) -> [SystemSession] {
        state.withLock { state in
            switch person.account.identity {
            case .session(let id): state.sessions[id].map { [$0] } ?? []
            case .everyone: []
            case .owner, .command, .assistant:
                state.sessions.values.filter { $0.person == .owner }
            }
        }
    }

    /// Returns the location of a person, as far as one of their open pages has reported it.
    package func location(of person: Person) -> PersonLocation? {
        sessions(of: person).compactMap(\.location).first
    }

    /// Redraws the running actions for a person who sees them.
    func refreshActivities(of person: Person) {
        let sessions = sessions(of: person)
        guard !sessions.isEmpty else { return }
        // Not while the author's code that made the change runs.
        Task.detached {
            for session in sessions { _ = session.reloadIfVisible(ShowRunningActionsIntent.self) }
        }
    }

    /// The present sessions.
    var allSessions: [SystemSession] { state.withLock { Array($0.sessions.values) } }

    /// Reloads a snippet for everyone who sees it, or for the person who saw it last (REL-4).
    ///
    /// On the other nodes of the app it is redrawn where it is visible.
    func reload(_ type: any SnippetIntent.Type) {
        if nodeChanges.isShared, catalog.contains(type) {
            announce(.snippet(catalog.identifier(of: type)))
        }
        let sessions = allSessions
        guard !sessions.isEmpty else { return }
        Task.detached { [log, catalog] in
            var candidates: [SystemSession] = []
            var isVisible = false
            for session in sessions {
                if session.reloadIfVisible(type) {
                    isVisible = true
                } else if session.wouldShow(type) {
                    candidates.append(session)
                }
            }
            if isVisible { return }
            guard candidates.count == 1 else {
                // A snippet of another system in this process doesn't concern this one.
                guard catalog.contains(type) else { return }
                log.notice("\(catalog.identifier(of: type)).reload(): nobody sees that snippet.")
                return
            }
            candidates[0].showNewest()
        }
    }
}
