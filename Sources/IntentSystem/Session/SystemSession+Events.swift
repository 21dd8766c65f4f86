import AppIntents

/// The events that a session takes, one at a time and in order.
extension SystemSession {
    /// Takes an event, and any that arrive meanwhile, on this thread; returns at once if another
    /// thread is doing so.
    func post(_ event: SessionEvent) {
        if put(event) { takeEvents() }
    }

    /// Takes an event on another thread, so that nothing is carried out while an author's code runs.
    func postAside(_ event: SessionEvent) {
        guard put(event) else { return }
        Task.detached(executorPreference: executor) { self.takeEvents() }
    }

    /// Takes an event, and returns when it was taken.
    func take(_ event: SessionEvent) async {
        post(event)
        if !withContents({ $0.isTaken }) { await drain() }
    }

    var executor: (any TaskExecutor)? { withContents { $0.executor } }

    /// Puts an event into the inbox; returns `true` if the caller has to take it.
    private func put(_ event: SessionEvent) -> Bool {
        withContents { contents in
            contents.inbox.append(event)
            defer { contents.isAtWork = true }
            return !contents.isAtWork
        }
    }

    /// Takes the events in order, and carries out the effects of each before the next.
    private func takeEvents() {
        // Author's code that is called for its words here belongs to no run.
        SystemInteractions.$current.withValue(nil) {
            while let effects = takeEvent() {
                for effect in effects { carryOut(effect) }
            }
        }
    }

    /// Takes the next event and returns its effects; `nil` if there is none, and this thread is done.
    private func takeEvent() -> [SessionEffect]? {
        var heldBack: [@Sendable () -> Void] = []
        let effects = withContents { contents -> [SessionEffect]? in
            guard contents.inbox.isEmpty else {
                defer { heldBack = contents.takeHeldBack(system.limits) }
                return contents.state.handle(contents.inbox.removeFirst())
            }
            contents.isAtWork = false
            return nil
        }
        for surface in heldBack { surface() }
        return effects
    }
}
