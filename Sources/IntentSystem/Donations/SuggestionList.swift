import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import Synchronization
import _Time

/// The suggestions to each person, recreated when a surface lists them.
///
/// Creating them asks the app's queries for the entities among the values, so a separate task does
/// it, and a caller waits only as long as it wants to.
final class SuggestionList: Sendable {
    private let history: DonationHistory
    private let focuses: FocusList
    private let catalog: Catalog
    private let limit: Int
    private let log: Logger
    /// The time of day, which makes past actions count less and less.
    private let now: @Sendable () -> Date
    /// The suggestions by the name under which the system learns from a person.
    private let persons: Mutex<LRUCache<String, Known>>
    /// The intents that suggest workouts which the app can follow on this device.
    private let workoutIntents: [Catalog.Entry]

    private struct Known {
        var suggestions: [Suggestion] = []
        let renewal = SharedTask()
    }

    init(
        _ history: DonationHistory, _ focuses: FocusList, catalog: Catalog,
        hardware: Set<IntentHardware>, limit: Int, persons: Int,
        log: Logger, now: @escaping @Sendable () -> Date
    ) {
        workoutIntents =
            hardware.contains(.workout)
            ? catalog.entries.filter { $0.type.traits.hardware == .workout } : []
        self.persons = Mutex(LRUCache(limit: persons))
        self.history = history
        self.focuses = focuses
        self.catalog = catalog
        self.limit = limit
        self.log = log
        self.now = now
    }

    /// Returns the latest suggestions to a person, best first.
    func present(for person: Person) -> [Suggestion] {
        person.learner.flatMap { learner in persons.withLock { $0[learner]?.suggestions } } ?? []
    }

    /// Recreates the suggestions to a person; returns when that is done, or after `limit` at most, then with `false`.
    @discardableResult
    func renew(
        for person: Person, atMost limit: Duration?, by deadlines: DeadlineQueue
    ) async -> Bool {
        guard let learner = person.learner else { return true }
        if history.isEmpty, workoutIntents.isEmpty {
            persons.withLock { $0[learner] = nil }
            return true
        }
        let renewal = persons.withLock { persons in
            let known = persons[learner] ?? Known()
            persons[learner] = known
            return known.renewal
        }
        // All whom the token let in share the suggestions, so the app is asked for the owner.
        let asked = person.name == nil ? Person.owner : person
        return await renewal.run(atMost: limit, by: deadlines) {
            await Person.$current.withValue(asked) { await self.makeAll(for: asked, of: learner) }
        }
    }

    private func makeAll(for person: Person, of learner: String) async {
        var made: [Suggestion] = []
        var version: Int
        repeat {
            let records: [DonationRecord]
            (records, version) = history.present(for: learner)
            made = await make(of: records, for: person)
        } while version != history.version
        persons.withLock { [made] in $0[learner]?.suggestions = made }
    }

    /// Returns the best candidates whose values still exist.
    private func make(
        of records: [DonationRecord], for person: Person
    ) async -> [Suggestion] {
        var made: [Suggestion] = []
        let candidates = SuggestionRanking.candidates(of: records, in: catalog, at: now())
        // If the app's entities are all gone, not every record is looked up.
        for candidate in candidates.prefix(4 * limit) where made.count < limit {
            do {
                let suggestion = try await Suggestion(candidate)
                if !person.isOwner
                    || focuses.suggests(suggestion.intent.targetContentIdentifier)
                {
                    made.append(suggestion)
                }
            } catch {
                log.debug("\(candidate.identifier) is not suggested with its values: \(error)")
            }
        }
        for entry in workoutIntents {
            for workout in entry.type.suggestedWorkouts where made.count < limit {
                made.append(Suggestion(suggested: workout, identifier: entry.identifier))
            }
        }
        return made
    }
}
