import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
package import _Localization
import _Time

/// The sessions of the system.
extension IntentSystem {
    /// The session of a name; a new one shows the card that an earlier process showed it last.
    ///
    /// `isKept` says whether a new session's last card is written down for a later process.
    public func session(_ id: SessionID, isKept: Bool = true) async throws -> SystemSession {
        try await session(id, isKept: isKept, startedBy: .person)
    }

    /// The same; `source` says who starts what is performed in a new session, apart from what a
    /// person taps.
    package func session(
        _ id: SessionID, isKept: Bool = true, startedBy source: RunRequest.Source
    ) async throws -> SystemSession {
        let limit = limits.maximumSessions
        let (session, isNew) = try state.withLock { state -> (SystemSession, Bool) in
            if let session = state.sessions[id] { return (session, false) }
            guard state.sessions.count < limit else { throw SessionLimitReached(limit: limit) }
            let session = SystemSession(id: id, system: self, isKept: isKept, source: source)
            state.sessions[id] = session
            return (session, true)
        }
        if isNew, isKept, let store = configuration.store {
            do {
                if let card = try await store.card(of: id) {
                    session.restore(card.finding { storedFile($0, of: id) })
                }
            } catch {
                log.error("The last card of a session could not be read: \(error)")
            }
        }
        return session
    }

    private func storedFile(_ id: String, of session: SessionID) -> FileReference? {
        do {
            return try files.stored?.file(id, of: session)
        } catch {
            log.error("A file of a session's last card could not be read: \(error)")
            return nil
        }
    }

    /// Tells whether there is a session of a name, or a place for a new one.
    package func hasPlace(for id: SessionID) -> Bool {
        let limit = limits.maximumSessions
        return state.withLock { $0.sessions[id] != nil || $0.sessions.count < limit }
    }

    /// How many sessions there are.
    public var sessionCount: Int { state.withLock { $0.sessions.count } }

    /// How many runs go on, for whomever.
    package var runCount: Int {
        state.withLock { Array($0.sessions.values) }.reduce(0) { $0 + $1.runCount }
    }

    /// How many runs ignored their cancellation and were given up (EXE-4).
    public var abandonedRunCount: Int { state.withLock { $0.abandonedRuns } }

    /// Takes a session back that was closed while a client connected to it.
    func adopt(_ session: SystemSession) {
        state.withLock { $0.sessions[session.id] = session }
    }

    /// Lets go of a session that ended, unless a client connected to it meanwhile.
    func remove(_ session: SystemSession) {
        files.removeAll(of: session.id)
        state.withLock { state in
            // Asked under the lock: a client that comes later is followed by `adopt`.
            if state.sessions[session.id] === session, !session.hasSurface {
                state.sessions[session.id] = nil
            }
        }
    }

    /// Returns when there is no session.
    package func withoutSessions() async {
        await state.wait { $0.sessions.isEmpty }
    }

    /// Returns when all that is due has been done, and each session has drawn and told what it shows,
    /// while runs go on.
    package func caughtUp() async {
        await deadlines.caughtUp()
        for session in state.withLock({ Array($0.sessions.values) }) { await session.drawn() }
    }

    /// `true` if a session shows a card.
    package var showsCard: Bool {
        state.withLock { Array($0.sessions.values) }.contains { $0.visibleCard != nil }
    }

    func save(_ card: StoredCard?, for session: SessionID) {
        saving.save(card, for: session)
    }

    /// Waits until every card shown so far has been written.
    public func flush() async { await saving.flush() }

    /// Writes what is left to write, and removes the files that nothing stored names; call it once,
    /// before the process ends.
    public func finish() async {
        do {
            try await learned()
        } catch {
            log.error("What the app has learned last could not be written down: \(error)")
        }
        await saving.finish()
        files.directory.remove()
    }

    // MARK: - Reaching people

    private func sessions(of person: Person) -> [SystemSession] {
        state.withLock { state in
            switch person {
            case .session(let id): state.sessions[id].map { [$0] } ?? []
            case .owner, .command: state.sessions.values.filter { $0.person == .owner }
            }
        }
    }

    /// Where a person is, as far as an open page of theirs has told.
    package func location(of person: Person) -> PersonLocation? {
        sessions(of: person).compactMap(\.location).first
    }

    /// Draws the running actions anew for a person who sees them.
    func refreshActivities(of person: Person) {
        let sessions = sessions(of: person)
        guard !sessions.isEmpty else { return }
        // Not in the middle of the author's code that made the change.
        Task.detached {
            for session in sessions { _ = session.reloadIfVisible(ShowRunningActionsIntent.self) }
        }
    }

    /// Reloads a snippet for everyone who sees it, or for the one person who saw it last (REL-4).
    func reload(_ type: any SnippetIntent.Type) {
        let sessions = state.withLock { Array($0.sessions.values) }
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
                // A snippet of another system in this process is none of this one's business.
                guard catalog.contains(type) else { return }
                log.notice("\(catalog.identifier(of: type)).reload(): nobody sees that snippet.")
                return
            }
            candidates[0].showNewest()
        }
    }
}

/// There are as many sessions as the limits allow.
public struct SessionLimitReached: Error, Hashable, Sendable {
    /// How many sessions there may be at once.
    public let limit: Int
}

extension IntentSystem: DamagedTableNoting {
    package func note(_ table: DamagedTable) { log.error("\(table)") }
}
