import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import Synchronization
import _Localization
import _Time

/// The actions that each person pinned and performed last, recreated when a surface lists them.
///
/// Creating them asks the app's queries for the entities among the values, as it does for
/// suggestions: a separate task does it, and a caller waits only as long as it wants to.
final class PersonalActions: Sendable {
    private struct Known {
        var actions: [Suggestion] = []
        /// The records of pinned actions that can't be listed, because a value no longer exists or the
        /// intent is no longer offered.
        var hidden: Set<UUID> = []
        let renewal = SharedTask()
    }

    private let history: DonationHistory
    private let focuses: FocusList
    private let catalog: Catalog
    private let log: Logger
    private let persons: Mutex<LRUCache<Person, Known>>

    init(
        _ history: DonationHistory, _ focuses: FocusList, catalog: Catalog, limits: Limits,
        log: Logger
    ) {
        self.history = history
        self.focuses = focuses
        self.catalog = catalog
        self.log = log
        persons = Mutex(LRUCache(limit: limits.recentPersons))
    }

    /// Returns the latest actions of a person, without waiting for anything: the pinned ones in the
    /// order in which they were pinned, then the last ones, newest first.
    func present(of person: Person) -> [Suggestion] {
        persons.withLock { $0[person.account]?.actions ?? [] }
    }

    /// Returns the records of the pinned actions that could not be listed the last time.
    func hidden(of person: Person) -> Set<UUID> {
        persons.withLock { $0[person.account]?.hidden ?? [] }
    }

    /// Recreates the actions of a person; returns when that is done, or after `limit` at most, then with `false`.
    @discardableResult
    func renew(
        for person: Person, atMost limit: Duration?, by deadlines: DeadlineQueue
    ) async -> Bool {
        let person = person.account
        // Most persons of a page that was just opened did nothing yet.
        if history.actions(of: person).records.isEmpty {
            forget(person)
            return true
        }
        let renewal = persons.withLock { persons in
            let known = persons[person] ?? Known()
            persons[person] = known
            return known.renewal
        }
        return await renewal.run(atMost: limit, by: deadlines) { await self.makeAll(of: person) }
    }

    /// Removes the actions of a person.
    func forget(_ person: Person) {
        persons.withLock { $0[person.account] = nil }
    }

    /// Removes the actions of the person whose data stores keep under a name.
    func forget(storedAs name: String) {
        persons.withLock { $0.removeAll { $0.storedName == name } }
    }

    private func makeAll(of person: Person) async {
        var made: (actions: [Suggestion], hidden: Set<UUID>)
        var version: Int
        repeat {
            let records: [DonationRecord]
            (records, version) = history.actions(of: person)
            made = await Person.$current.withValue(person) { await make(of: records, for: person) }
        } while version != history.actions(of: person).version
        persons.withLock { [made] persons in
            persons[person]?.actions = made.actions
            persons[person]?.hidden = made.hidden
        }
    }

    /// Returns the actions that are still offered, with values that still exist, and the records of the
    /// other ones that are pinned.
    private func make(
        of records: [DonationRecord], for person: Person
    ) async -> (actions: [Suggestion], hidden: Set<UUID>) {
        var made: [Suggestion] = []
        var hidden: Set<UUID> = []
        for record in records {
            do {
                guard let action = try await action(record) else {
                    if record.isPinned == true { hidden.insert(record.id) }
                    continue
                }
                // A focus that is off hides an action for a while only.
                if !person.isOwner
                    || focuses.suggests(action.intent.targetContentIdentifier)
                {
                    made.append(action)
                }
            } catch {
                if record.isPinned == true { hidden.insert(record.id) }
                log.debug("\(record.intent) is not listed with its values: \(error)")
            }
        }
        return (made, hidden)
    }

    /// Returns the action of a record; `nil` if its intent is no longer offered, and throws if a value
    /// no longer exists.
    private func action(_ record: DonationRecord) async throws -> Suggestion? {
        guard let entry = catalog.entry(identifier: record.intent),
            entry.type.isOfferedToPeople, entry.type.deprecation == nil
        else { return nil }
        var action = try await Suggestion(again: record, of: entry)
        action.shortcut = catalog.shortcutTitle(for: entry.type, with: record.values)
        return action
    }
}

extension Catalog {
    /// Returns the name of the App Shortcut that performs an intent with some values: of several, the
    /// one that gives most of them.
    fileprivate func shortcutTitle(
        for type: any AppIntent.Type, with values: [String: ParameterValue]
    ) -> LocalizedStringResource? {
        var best: (count: Int, title: LocalizedStringResource)?
        let blank = Donation.values(of: IntentContents(of: type.init()))
        for shortcut in shortcuts where Swift.type(of: shortcut.intent) == type {
            let given = Donation.values(of: IntentContents(of: shortcut.intent))
                .filter { blank[$0.key] != $0.value }
            guard given.count > best?.count ?? -1,
                given.allSatisfy({ values[$0.key] == $0.value })
            else { continue }
            best = (given.count, shortcut.shortTitle ?? type.title)
        }
        return best?.title
    }
}
