/// The events of a session that its surfaces get once a remote store has its card.
struct HeldEvents: Sendable {
    var events: [@Sendable () -> Void] = []
    /// Tells the surfaces that the card isn't saved.
    var failed: (@Sendable () -> Void)?
}

extension SessionSaving {
    /// Sends an event to the surfaces of a session: now, or once a remote store has the session's card.
    ///
    /// Events of one session are sent in order.
    func send(to session: SessionID, _ event: @escaping @Sendable () -> Void) {
        guard isRemote else { return event() }
        let isHeld = state.withLock { state in
            guard state.held[session] != nil else { return false }
            state.held[session]?.events.append(event)
            return true
        }
        if !isHeld { event() }
    }

    /// Sends what was held for some sessions, unless a newer card of theirs waits; then that a card isn't
    /// saved, if it isn't.
    ///
    /// Only the thread that writes calls it, while it has the lock: otherwise two threads would send the
    /// events of one session, or one of them before the other has written the card.
    func release(_ sessions: some Sequence<SessionID>, isWritten: Bool) {
        guard isRemote else { return }
        for session in sessions {
            if !isWritten {
                state.withLock { state in
                    guard let failed = state.held[session]?.failed else { return }
                    state.held[session]?.events.append(failed)
                }
            }
            while let events = state.withLock({ $0.takeHeld(of: session) }) {
                for event in events { event() }
            }
        }
    }
}

extension SessionSaving.State {
    /// Takes the events that may be sent now; `nil` if there are none, and later ones are sent at once
    /// or after a newer card.
    fileprivate mutating func takeHeld(of session: SessionID) -> [@Sendable () -> Void]? {
        // The inner optional is a card that was removed.
        guard waiting[session] == nil, archiving[session] == nil, let events = held[session]?.events
        else { return nil }
        held[session] = nil
        guard !events.isEmpty else { return nil }
        // Until these are sent, others must not overtake them.
        held[session] = HeldEvents()
        return events
    }
}
