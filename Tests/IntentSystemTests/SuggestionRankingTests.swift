import AppIntents
import AppIntentsMetadata
import Foundation
import Testing

@testable import IntentSystem

/// Which actions past ones speak for, without asking anything.
@Suite struct SuggestionRankingTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private let catalog = Catalog(intents: [WalkDogIntent.self, FeedCatIntent.self])

    private func record(
        _ intent: String, _ values: [String: ParameterValue] = [:], daysAgo days: Double,
        isRun: Bool = true
    ) -> DonationRecord {
        DonationRecord(
            intent: intent, values: values, date: now.addingTimeInterval(-days * 86_400),
            isRun: isRun)
    }

    private func ranked(_ records: [DonationRecord]) -> [String] {
        SuggestionRanking.candidates(of: records, in: catalog, at: now).map { candidate in
            let values = candidate.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            return ([candidate.identifier] + values + ["×\(candidate.count)"])
                .joined(separator: " ")
        }
    }

    @Test("What was done a week ago counts half, so two of then are as much as one of today")
    func decay() {
        let dogs = { (name: ParameterValue, days: Double) in
            record("WalkDogIntent", ["dog": name], daysAgo: days)
        }
        #expect(
            ranked([dogs("Rex", 8), dogs("Rex", 8), dogs("Pip", 0)])
                == ["WalkDogIntent dog=string(\"Pip\") ×1", "WalkDogIntent dog=string(\"Rex\") ×2"])
        #expect(
            ranked([dogs("Rex", 6), dogs("Rex", 6), dogs("Pip", 0)])
                == ["WalkDogIntent dog=string(\"Rex\") ×2", "WalkDogIntent dog=string(\"Pip\") ×1"])
    }

    @Test("Values that are not predicted don't tell actions apart, and missing ones make none")
    func predictedValues() {
        #expect(
            ranked([
                record("WalkDogIntent", ["dog": "Rex", "minutes": 5], daysAgo: 1),
                record("WalkDogIntent", ["dog": "Rex", "minutes": 9], daysAgo: 1),
                record("WalkDogIntent", ["minutes": 9], daysAgo: 1),
            ]) == ["WalkDogIntent dog=string(\"Rex\") ×2"])
    }

    @Test("A run of an intent without predictions counts for nothing, a donation does")
    func donations() {
        #expect(
            ranked([
                record("FeedCatIntent", daysAgo: 1),
                record("FeedCatIntent", daysAgo: 1, isRun: false),
            ]) == ["FeedCatIntent ×1"])
    }

    @Test("A record from the future counts as one of now, and one of a lost intent for nothing")
    func oddRecords() {
        #expect(
            ranked([
                record("WalkDogIntent", ["dog": "Rex"], daysAgo: -9999),
                record("LostIntent", daysAgo: 1, isRun: false),
            ]) == ["WalkDogIntent dog=string(\"Rex\") ×1"])
    }
}

struct WalkDogIntent: PredictableIntent {
    static let title: LocalizedStringResource = "Walk Dog"
    @Parameter(title: "Dog") var dog: String
    @Parameter(title: "Minutes") var minutes: Int?

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: \.$dog) { DisplayRepresentation(title: "Walk \($0)") }
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct FeedCatIntent: AppIntent {
    static let title: LocalizedStringResource = "Feed Cat"
    func perform() async throws -> some IntentResult { .result() }
}
