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
        /// The actions; `nil` until they are known.
        var actions: [Suggestion]?
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
    /// order in which they were pinned, then the last ones, newest first; `nil` if they were never
    /// listed.
    func present(of person: Person) -> [Suggestion]? {
        persons.withLock { $0[person.account]?.actions }
    }

    /// Recreates the actions of a person; returns when that is done, or after `limit` at most.
    func renew(for person: Person, atMost limit: Duration?, by deadlines: DeadlineQueue) async {
        let person = person.account
        // Most persons of a page that was just opened did nothing yet.
        if history.actions(of: person).records.isEmpty { return forget(person) }
        let renewal = persons.withLock { persons in
            let known = persons[person] ?? Known()
            persons[person] = known
            return known.renewal
        }
        await renewal.run(atMost: limit, by: deadlines) { await self.makeAll(of: person) }
    }

    /// Removes the actions of a person.
    func forget(_ person: Person) {
        persons.withLock { $0[person.account] = nil }
    }

    private func makeAll(of person: Person) async {
        var made: [Suggestion]
        var version: Int
        repeat {
            let records: [DonationRecord]
            (records, version) = history.actions(of: person)
            made = await make(of: records)
        } while version != history.actions(of: person).version
        persons.withLock { $0[person]?.actions = made }
    }

    /// Returns the actions that are still offered, with values that still exist.
    private func make(of records: [DonationRecord]) async -> [Suggestion] {
        var made: [Suggestion] = []
        for record in records {
            guard let entry = catalog.entry(identifier: record.intent),
                entry.type.isOfferedToPeople, entry.type.deprecation == nil
            else { continue }
            do {
                var action = try await Suggestion(again: record, of: entry)
                action.shortcut = catalog.shortcutTitle(for: entry.type, with: record.values)
                if focuses.suggests(action.intent.targetContentIdentifier) { made.append(action) }
            } catch {
                log.debug("\(record.intent) is not listed with its values: \(error)")
            }
        }
        return made
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
