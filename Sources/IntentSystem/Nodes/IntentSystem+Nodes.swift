import AppIntents
import CoreSpotlight
import Foundation
import Logging
import _Time

/// The ways in which one node of an app follows the changes on others.
extension IntentSystem {
    /// The time in which the changes of other nodes' indexes become one renewal of this node's, by its own queries.
    private static let fillingInterval = Duration.seconds(5)
    /// The time in which the changes of an index that the nodes share are read once.
    private static let readingInterval = Duration.milliseconds(200)

    /// Tells the other nodes of the app of a change, if there are any.
    package func announce(_ change: NodeChange) { nodeChanges.announce(change) }

    /// Begins to tell the other nodes of what the app changes, and to hear of them.
    func joinNodes() {
        guard nodeChanges.isShared else { return }
        nodeChanges.observe { [weak self] change in self?.act(on: change) }
        SearchableItems.shared.observe { [weak self] in
            // A store that the nodes share tells them itself. What a query puts into an index in memory, because it was
            // asked to, is no news to others, which ask theirs.
            guard !SearchableItems.shared.isShared, !IndexFilling.shared.isFilling else { return }
            self?.announce(.index)
        }
        ShortcutParameterUpdates.observe { [weak self] in self?.announce(.shortcutValues) }
        nodeChanges.begin()
    }

    private func act(on change: NodeChange) {
        switch change {
        case .snippet(let name):
            if let type = catalog.entry(identifier: name)?.type { redraw(type) }
        case .learned: readHistoryAgain()
        case .setting(let name): readAgain(setting: name)
        case .board(let person): configurations.readAgain(person)
        case .index: renewIndexLater()
        case .shortcutValues: ShortcutParameterUpdates.note(catalog.providers)
        case .forgotten(let person): close(storedAs: person)
        case .moved(let session):
            guard state.withLock({ $0.sessions[SessionID(session)] != nil }) else { break }
            // It asks whether that is still so: the session may have come back meanwhile.
            Task.detached { [self] in await renewLeasesNow() }
        case .everything:
            redraw(nil)
            readHistoryAgain()
            readAgain(setting: nil)
            configurations.readAgain(nil)
            renewIndexLater()
            ShortcutParameterUpdates.note(catalog.providers)
        // The board of widgets, the host of assistants and the page observe these.
        case .timelines, .relevance, .controls, .answered, .signedOut: break
        }
    }

    /// Redraws the visible snippets of a type, or of all; unlike the app's own `reload()` it shows none
    /// that isn't visible, since the other node may have done so.
    private func redraw(_ type: (any AppIntent.Type)?) {
        for session in allSessions {
            guard let shown = session.visibleCard?.recipe?.type else { continue }
            if type.map({ $0 == shown }) ?? true { session.reloadIfVisible(shown) }
        }
    }

    /// Reads what was learned, and later if the store can't be used.
    private func readHistoryAgain() {
        history.readAgain { [nodeChanges] in nodeChanges.hearLater(.learned) }
    }

    private func readAgain(setting name: String?) {
        nodeChanges.aside.async { [self] in
            var isRead = true
            if name ?? FocusList.setting == FocusList.setting {
                isRead = focuses.readAgain()
                _ = focuses.enqueue { await self.readFocusContexts() }
            }
            if name ?? RelevanceList.setting == RelevanceList.setting {
                isRead = relevance.readAgain() && isRead
            }
            if name ?? LockSetting.name == LockSetting.name { isRead = readLockAgain() && isRead }
            if !isRead { nodeChanges.hearLater(.setting(name)) }
        }
    }

    /// Reads the passphrase again; logs once why none opens the lock for now.
    private func readLockAgain() -> Bool {
        let known = lock.problem
        let isRead = lock.readAgain()
        if let problem = lock.problem, known == nil {
            log.error("Everything that the passphrase guards stays locked. \(problem)")
        }
        return isRead
    }

    /// Reads what other nodes have changed in the index, or asks the app's queries to index all their entities again:
    /// once in a while, whatever the others tell.
    ///
    /// An index without a store is in memory, so what the app has put into another node's can't be read; items that it
    /// put there without an `IndexedEntityQuery`, and those that it removed, differ between nodes.
    private func renewIndexLater() {
        let begins = state.withLock { state in
            defer { state.renewsIndex = true }
            return !state.renewsIndex
        }
        guard begins else { return }
        let isShared = SearchableItems.shared.isShared
        deadlines.schedule(after: isShared ? Self.readingInterval : Self.fillingInterval) {
            [weak self] in
            guard let self else { return }
            if isShared { return readIndexAgain() }
            state.withLock { $0.renewsIndex = false }
            IndexFilling.shared.beginAnew(for: catalog) { [log] in log.error("\($0)") }
        }
    }

    /// Reads what the store of the index has changed, and later if it can't be used.
    private func readIndexAgain() {
        Task.detached { [self] in
            do {
                // What others tell from then on is read by the next one.
                try await SearchableItems.shared.readChanges {
                    self.state.withLock { $0.renewsIndex = false }
                }
                await IndexFilling.shared.refill(for: catalog) { [log] in log.error("\($0)") }
            } catch {
                nodeChanges.hearLater(.index)
            }
        }
    }

    /// Closes what a person has open here, who was forgotten on another node.
    private func close(storedAs name: String) {
        personal.forget(storedAs: name)
        undoStacks.forget(storedAs: name)
        let sessions = allSessions.filter { $0.person.account.storedName == name }
        guard !sessions.isEmpty else { return }
        Task.detached { [self] in
            for session in sessions {
                await session.close()
                // The row of the session is gone with its lease, and with that the events that wait for its card.
                connectAnew(session)
            }
        }
    }
}
