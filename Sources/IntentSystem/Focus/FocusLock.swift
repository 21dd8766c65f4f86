import AppIntents

/// The filters of focuses on a locked system: a focus begins and ends as usual, but a filter that
/// needs the passphrase isn't performed, and the app isn't asked for its values.
extension IntentSystem {
    /// Requests the passphrase if a filter needs it that may be performed when a focus changes.
    ///
    /// This happens before the change is enqueued, so that a person who doesn't type delays no other.
    package func authenticateFilters(
        of id: String?, as person: Person,
        _ unlock: (SystemLock) async throws -> Void
    ) async throws {
        let involved = focuses.all.filter { $0.id == id || $0.id == focuses.active?.id }
        let isLocked = involved.flatMap(\.filters).contains { self.isLocked($0, for: person) }
        if isLocked { try await unlock(lock) }
    }

    /// Returns whether the lock prevents a person from using a filter.
    package func isLocked(_ filter: Focus.Filter, for person: Person) -> Bool {
        guard let type = catalog.focusFilter(filter.intent)?.type else { return false }
        return !lock.allows(type.authenticationPolicy, for: person)
    }

    /// Returns why a filter isn't performed; `nil` if the lock allows it.
    func refusal(of type: any AppIntent.Type, for person: Person) -> LockedOut? {
        let policy = type.authenticationPolicy
        return lock.allows(policy, for: person) ? nil : lockedOut(of: type, policy, for: person)
    }
}

extension LockedOut {
    /// Returns the text about a filter that wasn't performed although its focus began or ended.
    ///
    /// A filter is performed when its focus changes, so unlocking alone doesn't perform it.
    func text(filterTitle title: String, isEnd: Bool) -> LocalizedStringResource {
        switch cure {
        case .unlocking(let address?) where isEnd:
            .init(
                system:
                    "“\(title)” is locked. Turn a focus with it on and off again once you have unlocked \(appName) at \(address.absoluteString)"
            )
        case .unlocking(let address?):
            .init(
                system:
                    "“\(title)” is locked. Turn the focus off and on again once you have unlocked \(appName) at \(address.absoluteString)"
            )
        case .typing where isEnd, .command where isEnd, .performing where isEnd:
            .init(
                system:
                    "“\(title)” is locked. Turn a focus with it on and off again at a terminal, and type the passphrase."
            )
        case .typing, .command, .performing:
            .init(
                system:
                    "“\(title)” is locked. Turn the focus off and on again at a terminal, and type the passphrase."
            )
        case .unlocking(nil), .repair: text(intentTitle: title)
        }
    }
}

extension ActiveRun {
    /// Requests the passphrase from the person of the run for the filters of a focus that is to
    /// begin or end.
    func authenticateFilters(of id: String?) async throws {
        try await waitingForPerson {
            try await system.authenticateFilters(of: id, as: delegate.person, delegate.unlock)
        }
    }
}
