import AppIntents
import Foundation
import IntentSystem
import IntentTestKit
import Synchronization

/// Intents that are donated and predicted.
enum LearningCards {
    struct Soup: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
        static let defaultQuery = SoupQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    /// Finds soups of any name but those that are sold out.
    struct SoupQuery: EntityQuery {
        static let soldOut = Mutex<Set<String>>([])

        func entities(for identifiers: [String]) async throws -> [Soup] {
            identifiers.filter { id in !Self.soldOut.withLock { $0.contains(id) } }.map(Soup.init)
        }
    }

    struct Order: PredictableIntent {
        static let title: LocalizedStringResource = "Order Soup"
        @Parameter(title: "Soup") var soup: Soup
        @Parameter(title: "Bowls", default: 1) var bowls: Int
        @Parameter(title: "Note") var note: String?

        init() {}
        init(_ soup: String, bowls: Int = 1) {
            self.soup = Soup(id: soup)
            self.bowls = bowls
        }

        static var predictionConfiguration: some IntentPredictionConfiguration {
            IntentPrediction(parameters: \.$soup) { soup in
                DisplayRepresentation(title: "Order \(soup.id)", subtitle: "As before")
            }
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    /// Predicts two parameters together.
    struct Reserve: PredictableIntent {
        static let title: LocalizedStringResource = "Reserve"
        @Parameter(title: "Place") var place: String
        @Parameter(title: "Seats") var seats: Int

        init() {}
        init(_ place: String, _ seats: Int) {
            self.place = place
            self.seats = seats
        }

        static var predictionConfiguration: some IntentPredictionConfiguration {
            IntentPrediction(parameters: (\.$place, \.$seats)) { place, seats in
                DisplayRepresentation(title: "\(seats) seats at \(place)")
            }
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    /// Is not predicted, but may be donated.
    struct Taste: AppIntent {
        static let title: LocalizedStringResource = "Taste"
        @Parameter(title: "Soup") var soup: Soup
        @Parameter(title: "Spoons") var spoons: Int

        init() {}
        init(_ soup: String, _ spoons: Int) {
            self.soup = Soup(id: soup)
            self.spoons = spoons
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    struct Hidden: PredictableIntent {
        static let title: LocalizedStringResource = "Hidden"
        static let isDiscoverable = false
        static var predictionConfiguration: some IntentPredictionConfiguration {
            IntentPrediction { DisplayRepresentation(title: "Hidden") }
        }
        func perform() async throws -> some IntentResult { .result() }
    }

    /// Keeps records, or fails.
    final class Store: DonationStore {
        struct Full: Error {}

        let records = Mutex<[DonationRecord]>([])
        let isFull = Mutex(false)

        func donations() throws -> [DonationRecord] { records.withLock { $0 } }

        func change(adding added: [DonationRecord], removing identifiers: [UUID]) throws {
            if isFull.withLock({ $0 }) { throw Full() }
            let gone = Set(identifiers)
            records.withLock { $0 = $0.filter { !gone.contains($0.id) } + added }
        }
    }
}
