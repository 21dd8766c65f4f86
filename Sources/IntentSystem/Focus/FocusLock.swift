import AppIntents

/// The filters of focuses on a locked system: a focus begins and ends as ever, while a filter that needs the
/// passphrase isn't performed, and the app isn't asked for its values.
extension IntentSystem {
    /// Has the passphrase asked for, if a filter needs it that may be performed when a focus changes.
    ///
    /// Before the change waits its turn: a person who doesn't type keeps no other waiting.
    package func authenticateFilters(
        of id: String?, as person: Person,
        _ unlock: (SystemLock) async throws -> Void
    ) async throws {
        let involved = focuses.all.filter { $0.id == id || $0.id == focuses.active?.id }
        let isLocked = involved.flatMap(\.filters).contains { self.isLocked($0, for: person) }
        if isLocked { try await unlock(lock) }
    }

    /// Tells whether the lock keeps a filter from a person.
    package func isLocked(_ filter: Focus.Filter, for person: Person) -> Bool {
        guard let type = catalog.focusFilter(filter.intent)?.type else { return false }
        return !lock.allows(type.authenticationPolicy, for: person)
    }

    /// Returns why a filter isn't performed; `nil` if the lock lets it.
    func refusal(of type: any AppIntent.Type, for person: Person) -> LockedOut? {
        let policy = type.authenticationPolicy
        return lock.allows(policy, for: person) ? nil : lockedOut(of: type, policy, for: person)
    }
}

extension LockedOut {
    /// The text about a filter of a focus that began all the same, or ended.
    ///
    /// A filter is performed as its focus changes, so a key alone doesn't get it performed.
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
    /// Lets the person of the run give the passphrase for the filters of a focus that is to begin or end.
    func authenticateFilters(of id: String?) async throws {
        try await waitingForPerson {
            try await system.authenticateFilters(of: id, as: delegate.person, delegate.unlock)
        }
    }
}
