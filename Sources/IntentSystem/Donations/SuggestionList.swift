import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import Synchronization
import _Time

/// The suggestions of an app, recreated when a surface lists them.
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
    private let suggestions = Mutex<[Suggestion]>([])
    private let renewal = SharedTask()
    /// The intents that suggest workouts which the app can follow on this device.
    private let workoutIntents: [Catalog.Entry]

    init(
        _ history: DonationHistory, _ focuses: FocusList, catalog: Catalog,
        hardware: Set<IntentHardware>, limit: Int,
        log: Logger, now: @escaping @Sendable () -> Date
    ) {
        workoutIntents =
            hardware.contains(.workout)
            ? catalog.entries.filter { $0.type.traits.hardware == .workout } : []
        self.history = history
        self.focuses = focuses
        self.catalog = catalog
        self.limit = limit
        self.log = log
        self.now = now
    }

    /// The latest suggestions, best first.
    var present: [Suggestion] { suggestions.withLock { $0 } }

    /// Recreates the suggestions; returns when that is done, or after `limit` at most.
    func renew(atMost limit: Duration?, by deadlines: DeadlineQueue) async {
        if history.isEmpty, workoutIntents.isEmpty { return suggestions.withLock { $0 = [] } }
        await renewal.run(atMost: limit, by: deadlines) { await self.makeAll() }
    }

    private func makeAll() async {
        var made: [Suggestion] = []
        var version: Int
        repeat {
            let records: [DonationRecord]
            (records, version) = history.present
            made = await make(of: records)
        } while version != history.version
        suggestions.withLock { $0 = made }
    }

    /// Returns the best candidates whose values still exist.
    private func make(of records: [DonationRecord]) async -> [Suggestion] {
        var made: [Suggestion] = []
        let candidates = SuggestionRanking.candidates(of: records, in: catalog, at: now())
        // If the app's entities are all gone, not every record is looked up.
        for candidate in candidates.prefix(4 * limit) where made.count < limit {
            do {
                let suggestion = try await Suggestion(candidate)
                if focuses.suggests(suggestion.intent.targetContentIdentifier) {
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
