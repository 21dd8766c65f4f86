import AppIntents

/// The filters of focuses on a locked system: a focus begins and ends as ever, while a filter that needs the
/// passphrase isn't performed, and the app isn't asked for its values.
extension IntentSystem {
    /// Has the passphrase asked for, if a filter needs it that may be performed when a focus changes.
    ///
    /// Before the change waits its turn: a person who doesn't type keeps no other waiting.
    package func authenticateFilters(
        of id: String?, as holder: SystemLock.Holder?,
        _ unlock: (SystemLock) async throws -> Void
    ) async throws {
        let involved = focuses.all.filter { $0.id == id || $0.id == focuses.active?.id }
        let isLocked = involved.flatMap(\.filters).contains { self.isLocked($0, for: holder) }
        if isLocked { try await unlock(lock) }
    }

    /// Tells whether the lock keeps a filter from a person.
    package func isLocked(_ filter: Focus.Filter, for holder: SystemLock.Holder?) -> Bool {
        guard let type = catalog.focusFilter(filter.intent)?.type else { return false }
        return !lock.allows(type.authenticationPolicy, for: holder)
    }

    /// Returns why a filter isn't performed; `nil` if the lock lets it.
    func refusal(of type: any AppIntent.Type, for holder: SystemLock.Holder?) -> LockedOut? {
        lock.allows(type.authenticationPolicy, for: holder) ? nil : lockedOut
    }

    /// The error of an intent that the lock doesn't let.
    var lockedOut: LockedOut {
        LockedOut(appName: appName, address: page.url?.appending(path: "unlock"))
    }
}

extension ActiveRun {
    /// Lets the person of the run give the passphrase for the filters of a focus that is to begin or end.
    func authenticateFilters(of id: String?) async throws {
        clock.pause(self)
        defer { clock.resume(self) }
        try await system.authenticateFilters(of: id, as: delegate.holder, delegate.unlock)
    }
}
