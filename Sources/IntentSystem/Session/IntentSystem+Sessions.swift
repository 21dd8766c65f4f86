import AppIntents
import CoreSpotlight
import Foundation
import Logging
package import _Localization
import _Telemetry
import _Time

/// The sessions of the system.
extension IntentSystem {
    /// Returns the session with a name; a new one shows the last card that an earlier process
    /// showed it.
    ///
    /// With `isKept`, a new session's last card is saved for a later process.
    public func session(_ id: SessionID, isKept: Bool = true) async throws -> SystemSession {
        try await session(id, isKept: isKept, startedBy: .person)
    }

    /// Returns the session with a name for a person who has just come to it; a known one of the same
    /// person learns in which groups they are now.
    ///
    /// `source` is the one who starts the intents of a new session, apart from a person's taps. Without
    /// `person`, it is a person without a name: the one of the session, or the program's owner for an
    /// assistant.
    package func session(
        _ id: SessionID, isKept: Bool = true, startedBy source: RunRequest.Source,
        for person: Person? = nil
    ) async throws -> SystemSession {
        let whose = person ?? (source == .assistant ? .owner : .session(id))
        let (session, isNew) = try notingLimits(of: whose) {
            try state.withLock { state -> (SystemSession, Bool) in
                if let session = state.sessions[id] { return (session, false) }
                try state.checkPlace(for: id, of: whose, limits)
                let session = SystemSession(
                    id: id, system: self, isKept: isKept, source: source, person: whose)
                state.put(session)
                if isKept { state.restoring.insert(ObjectIdentifier(session)) }
                return (session, true)
            }
        }
        if !isNew, let person { session.came(person) }
        if isNew { Telemetry.change(.sessions, by: 1) }
        if isNew, isKept { await restoreFirst(session) }
        if !isNew { await restored(session, isKept: isKept) }
        guard !isNew, isKept, let leasing = saving.leasing else { return session }
        await leasing.taken(id)
        // Another node may have had it since.
        await confirmLease(of: id)
        if state.withLock({ $0.sessions[id] === session }) { return session }
        return try await self.session(id, isKept: isKept, startedBy: source, for: person)
    }

    /// Throws if there is no session with a name and no room for a new one, or none for the person.
    package func checkPlace(for id: SessionID, of person: Person) throws {
        try notingLimits(of: person) {
            try state.withLock { try $0.checkPlace(for: id, of: person, limits) }
        }
    }

    /// Returns whether there is a session with a name, or room for a new one of the person.
    package func hasPlace(for id: SessionID, of person: Person) -> Bool {
        (try? state.withLock { try $0.checkPlace(for: id, of: person, limits) }) != nil
    }

    /// The number of sessions.
    public var sessionCount: Int { state.withLock { $0.sessions.count } }

    /// The number of runs that have not ended, of all persons.
    package var runCount: Int {
        state.withLock { Array($0.sessions.values) }.reduce(0) { $0 + $1.runCount }
    }

    /// The number of runs that ignored their cancellation and were abandoned (EXE-4).
    public var abandonedRunCount: Int { state.withLock { $0.abandonedRuns } }

    /// Restores a session that was closed while a client connected to it.
    func adopt(_ session: SystemSession) {
        let old = state.withLock { $0.put(session) }
        guard old == nil else { return }
        Telemetry.change(.sessions, by: 1)
        guard let leasing = saving.leasing, session.isKept,
            leasing.state.withLock({ $0.ledger.want(session.id) })
        else { return }
        Task.detached { await self.renewLeasesNow() }
    }

    /// Removes a session that ended, unless a client connected to it meanwhile.
    func remove(_ session: SystemSession) {
        files.removeAll(of: session.id)
        let isGone = state.withLock { state in
            // Checked under the lock: a client that connects later calls `adopt`.
            guard state.sessions[session.id] === session, !session.hasSurface else { return false }
            state.take(session)
            state.unread.remove(session.id)
            // Also under the lock: the lease of a session that begins now with the same name isn't meant.
            saving.leasing?.end(session.id)
            return true
        }
        if isGone { Telemetry.change(.sessions, by: -1) }
    }

    /// Returns when there is no session.
    package func withoutSessions() async {
        await state.wait { $0.sessions.isEmpty }
    }

    /// Returns when everything that is due has been done, and each session has drawn and sent its
    /// state, while runs continue.
    package func caughtUp() async {
        await deadlines.caughtUp()
        for session in state.withLock({ Array($0.sessions.values) }) { await session.drawn() }
    }

    /// A session shows a card.
    package var showsCard: Bool {
        state.withLock { Array($0.sessions.values) }.contains { $0.visibleCard != nil }
    }

    func save(
        _ card: StoredCard?, for session: SessionID, failed: (@Sendable () -> Void)? = nil
    ) {
        saving.save(card, for: session, failed: failed)
    }

    /// Returns whether a remote store, if there is one, would save a card now.
    package func canSaveCards() async -> Bool {
        guard await configuration.store?.canSave() ?? true else { return false }
        guard let leasing = saving.leasing, leasing.isBehind else { return true }
        // The store is back, and the next renewal isn't due yet.
        await renewLeasesNow()
        return !leasing.hasRunOut
    }

    /// Another program keeps the cards.
    package var keepsCardsRemotely: Bool { saving.isRemote }

    /// Waits until every card shown so far has been written.
    public func flush() async { await saving.flush() }

    /// Writes what the app has begun to put into its indexes and the remaining cards, and removes the files that
    /// no stored card names; call it once, before the process ends.
    public func finish() async {
        do {
            try await learned()
        } catch {
            log.error("What the app has learned last could not be written down: \(error)")
        }
        await SearchableItems.shared.settled()
        await nodeChanges.send()
        await saving.finish()
        do {
            try await saving.leasing?.giveUp()
        } catch {
            log.warning("The leases of sessions could not be given up, and run out: \(error)")
        }
        do {
            try await files.archived?.removed()
        } catch {
            log.warning("Files that nobody needs are left until their time is over: \(error)")
        }
        files.directory.remove()
    }

    // MARK: - Ending in good order

    /// Returns when no run of a session continues, apart from runs that wait for a person, or when
    /// the time is over.
    package func settled(within time: Duration) async {
        let ending = FirstOutcome<Void>()
        let sessions = state.withLock { Array($0.sessions.values) }
        Task {
            for session in sessions { await session.settled() }
            ending.end(())
        }
        let deadline = deadlines.schedule(after: time) { ending.end(()) }
        await ending.value
        deadlines.cancel(deadline)
    }

    /// Saves the visible result cards with the controls that surfaces still show, so that a tap on
    /// them is good in the process that follows this one.
    package func handOver() {
        var cards: [SessionID: StoredCard] = [:]
        for session in state.withLock({ Array($0.sessions.values) }) {
            guard let card = session.withContents({ $0.state.cardToHandOver }),
                var stored = StoredCard(card, in: catalog)
            else { continue }
            stored.shown = StoredCard.Shown(card, in: catalog, keeping: limits.keptGenerations)
            cards[session.id] = stored
        }
        saving.save(cards)
    }
}

extension IntentSystem.State {
    fileprivate func checkPlace(for id: SessionID, of person: Person, _ limits: Limits) throws {
        if sessions[id] != nil { return }
        guard sessions.count < limits.maximumSessions else {
            throw SessionLimitReached(limit: limits.maximumSessions)
        }
        let most = limits.eachPerson.sessions
        guard sessionCounts[person.account.identity, default: 0] < max(1, most) else {
            // A session without a surface ends within that time.
            throw PersonLimitReached(.sessions, of: most, retryAfter: limits.idleSessionTimeout)
        }
    }

    /// Adds a session; returns the one with its name that it replaces.
    @discardableResult
    fileprivate mutating func put(_ session: SystemSession) -> SystemSession? {
        let old = sessions.updateValue(session, forKey: session.id)
        if let old { count(old, by: -1) }
        count(session, by: 1)
        return old
    }

    fileprivate mutating func take(_ session: SystemSession) {
        if sessions.removeValue(forKey: session.id) != nil { count(session, by: -1) }
    }

    private mutating func count(_ session: SystemSession, by change: Int) {
        let identity = session.person.account.identity
        let count = sessionCounts[identity, default: 0] + change
        sessionCounts[identity] = count > 0 ? count : nil
    }
}

/// The error of a new session when there are as many as the limits allow.
public struct SessionLimitReached: Error, Hashable, Sendable {
    /// The number of sessions that may exist at once.
    public let limit: Int
}

extension IntentSystem: DamagedTableNoting {
    package func note(_ table: DamagedTable) { log.error("\(table)") }
}
