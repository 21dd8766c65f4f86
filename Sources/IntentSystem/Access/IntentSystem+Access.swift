import AppIntents
package import AppIntentsMetadata
import _Localization

extension IntentSystem {
    /// Returns whether a person may perform an intent, locks apart.
    func allows(_ type: any AppIntent.Type, for person: Person) -> Bool {
        // A focus changes the app for everyone, so it is its owner's, and so are its filters.
        if !person.isOwner,
            type is TurnFocusOnIntent.Type || type is TurnFocusOffIntent.Type || type.isFocusFilter
        {
            return false
        }
        return configuration.access.allows(type, for: person)
    }

    /// Returns whether a person may perform the intent with an identifier; `true` if the app has none.
    func allows(intent identifier: String, for person: Person) -> Bool {
        // Rows of search are many, and mostly nothing is restricted.
        if configuration.access.isEmpty, person.isOwner { return true }
        return catalog.entry(identifier: identifier).map { allows($0.type, for: person) } ?? true
    }

    /// Returns the test of whether an intent is offered to a person now: they may perform it, and Undo
    /// and Redo have something to do.
    func offering(to person: Person) -> (_ intent: String) -> Bool {
        let availability = undoStacks.availability(for: person)
        return { [self] intent in
            availability.offers(intent) && allows(intent: intent, for: person)
        }
    }

    /// Returns `false` for an intent that isn't offered to a person now.
    ///
    /// Undo and Redo can be performed anyway.
    package func offers(_ intent: String, to person: Person) -> Bool {
        offering(to: person)(intent)
    }

    /// Returns the app’s metadata without the actions that aren't offered to a person now.
    package func offered(_ metadata: AppMetadata, to person: Person) -> AppMetadata {
        let offers = offering(to: person)
        var offered = metadata
        offered.intents.removeAll { !offers($0.identifier) }
        offered.shortcuts.removeAll { !allows(intent: $0.intent, for: person) }
        return offered
    }
}

/// The error of an intent that its person may not perform (`IntentAccess`).
package struct NotAllowed: Error, Hashable, Sendable {
    /// The name that people call the app by.
    let appName: String

    func text(intentTitle title: String) -> LocalizedStringResource {
        .init(system: "You may not use “\(title)”. Ask those who look after \(appName).")
    }
}

extension ActiveRun {
    /// Throws `NotAllowed` if the person of the run may not perform the intent.
    func checkAccess() throws(NotAllowed) {
        guard system.allows(request.type, for: delegate.person) else {
            throw NotAllowed(appName: system.appName)
        }
    }
}
