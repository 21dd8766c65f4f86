import AppIntents
import EndToEndSupport
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

    /// Gives a value, and is called by others and by the app itself.
    struct Weigh: AppIntent {
        static let title: LocalizedStringResource = "Weigh"
        @Parameter(title: "Soup") var soup: Soup

        init() {}
        init(_ soup: String) { self.soup = Soup(id: soup) }

        func perform() async throws -> some ReturnsValue<Int> { .result(value: 250) }
    }

    /// Calls another intent in its run.
    struct Cook: AppIntent {
        static let title: LocalizedStringResource = "Cook"
        @Parameter(title: "Soup") var soup: Soup

        init() {}
        init(_ soup: String) { self.soup = Soup(id: soup) }

        func perform() async throws -> some ProvidesDialog {
            let weigh = Weigh(soup.id)
            let grams = try await weigh()
            return .result(dialog: "\(grams) g")
        }
    }

    struct Hidden: PredictableIntent {
        static let title: LocalizedStringResource = "Hidden"
        static let isDiscoverable = false
        static var predictionConfiguration: some IntentPredictionConfiguration {
            IntentPrediction { DisplayRepresentation(title: "Hidden") }
        }
        func perform() async throws -> some IntentResult { .result() }
    }

    /// Keeps records, or fails, or waits for its disk.
    final class Store: DonationStore {
        struct Full: Error {}

        let records = Mutex<[DonationRecord]>([])
        let isFull = Mutex(false)
        let isUnreadable = Mutex(false)
        /// A test that holds it keeps the disk busy.
        let disk = Mutex(())
        /// The most records that one change added, or removed.
        let largestChange = Mutex(0)

        func donations() throws -> [DonationRecord] {
            if isUnreadable.withLock({ $0 }) { throw Full() }
            return records.withLock { $0 }
        }

        func change(adding added: [DonationRecord], removing identifiers: [UUID]) throws {
            if isFull.withLock({ $0 }) { throw Full() }
            disk.withLock { _ in }
            largestChange.withLock { $0 = max($0, added.count, identifiers.count) }
            let gone = Set(identifiers)
            records.withLock { $0 = $0.filter { !gone.contains($0.id) } + added }
        }
    }
}
