import AppIntents
import IntentTestKit
import Synchronization

/// Entities whose query answers when a test lets it.
enum Cellar {
    /// What a test sees of the query, and lets it do.
    final class Door: Sendable {
        /// Opens when the query is asked.
        let asked = Gate()
        /// The query answers when it is open.
        let answers = Gate()
        /// Opens when the query is cancelled.
        let cancelled = Gate()
        /// The words that the query was asked about.
        let words = Mutex<[String]>([])
    }

    struct Bottle: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bottle"
        static let defaultQuery = BottleQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct BottleQuery: EntityStringQuery {
        @Dependency var door: Door

        func entities(for identifiers: [String]) async throws -> [Bottle] {
            identifiers.map(Bottle.init)
        }
        func entities(matching string: String) async throws -> [Bottle] {
            door.words.withLock { $0.append(string) }
            await door.asked.open()
            do {
                try await door.answers.wait(atMost: nil)
            } catch {
                await door.cancelled.open()
                throw error
            }
            return ["Port", "Sherry", "Tokay", "Retsina"].map(Bottle.init)
        }
    }

    struct Uncork: AppIntent {
        static let title: LocalizedStringResource = "Uncork"
        @Parameter(title: "Bottle") var bottle: Bottle
        func perform() async throws -> some IntentResult { .result() }
    }
}
