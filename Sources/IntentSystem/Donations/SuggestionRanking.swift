import AppIntents
import AppIntentsMetadata
import Foundation

/// A ranking of the actions in the records.
///
/// Unspecified by Apple; each record counts, and half as much after a week: frequent and recent
/// actions come first. The ranking is a pure function of the records and the time.
struct SuggestionRanking {
    /// The time after which a record counts half.
    static let halfLife: TimeInterval = 7 * 24 * 3600

    /// An action that may be suggested, with the values that were used.
    struct Candidate {
        let type: any AppIntent.Type
        let identifier: String
        let values: [String: ParameterValue]
        /// The index of the author's prediction that matched; `nil` for a donated intent without
        /// predictions.
        let prediction: Int?
        /// The number of times it was performed.
        var count = 0
        var last = Date.distantPast
        fileprivate var score = 0.0
    }

    private struct Key: Hashable {
        let intent: String
        let values: [String: ParameterValue]
    }

    private let catalog: Catalog
    private var kinds: [String: Kind?] = [:]
    private var candidates: [Key: Candidate] = [:]

    /// An intent with its predictions.
    private struct Kind {
        let entry: Catalog.Entry
        /// The parameter names of each prediction, and which of them are required.
        let predictions: [(names: Set<String>, required: Set<String>)]
    }

    private init(_ catalog: Catalog) {
        self.catalog = catalog
    }

    /// Returns the actions that the records suggest, best first.
    static func candidates(
        of records: [DonationRecord], in catalog: Catalog, at now: Date
    ) -> [Candidate] {
        var ranking = SuggestionRanking(catalog)
        for record in records { ranking.count(record, at: now) }
        return ranking.candidates.values.sorted { left, right in
            if left.score != right.score { return left.score > right.score }
            if left.last != right.last { return left.last > right.last }
            return (left.identifier, left.prediction ?? 0) < (
                right.identifier, right.prediction ?? 0
            )
        }
    }

    private mutating func count(_ record: DonationRecord, at now: Date) {
        let known = kinds[record.intent] ?? kind(of: record.intent)
        kinds[record.intent] = known
        guard let kind = known else { return }
        if kind.predictions.isEmpty {
            if !record.isRun { count(record, record.values, of: kind.entry, nil, at: now) }
            return
        }
        for (place, prediction) in kind.predictions.enumerated() {
            let values = record.values.filter {
                prediction.names.contains($0.key) && !$0.value.isNull
            }
            guard prediction.required.allSatisfy({ values[$0] != nil }) else { continue }
            count(record, values, of: kind.entry, place, at: now)
        }
    }

    private mutating func count(
        _ record: DonationRecord, _ values: [String: ParameterValue], of entry: Catalog.Entry,
        _ prediction: Int?, at now: Date
    ) {
        let key = Key(intent: entry.identifier, values: values)
        var candidate =
            candidates[key]
            ?? Candidate(
                type: entry.type, identifier: entry.identifier, values: values,
                prediction: prediction)
        // Two predictions with the same values are one.
        guard candidate.prediction == prediction else { return }
        candidate.count += 1
        candidate.last = max(candidate.last, record.date)
        // The clock may have jumped: a future record counts as made now.
        candidate.score += exp2(-max(0, now.timeIntervalSince(record.date)) / Self.halfLife)
        candidates[key] = candidate
    }

    /// Returns the kind of an intent; `nil` if the intent is gone, offered nowhere, or deprecated.
    private func kind(of intent: String) -> Kind? {
        guard let entry = catalog.entry(identifier: intent), entry.type.isDiscoverable,
            entry.type.deprecation == nil
        else { return nil }
        let blank = entry.type.init()
        let parameters = IntentContents(of: blank).parameters
        return Kind(
            entry: entry,
            predictions: entry.type.predictions.map { outline in
                let predicted = parameters.filter { named in
                    outline.parameters.contains { $0.parameter(of: blank) === named.parameter }
                }
                return (
                    Set(predicted.map(\.name)),
                    Set(predicted.filter { !$0.parameter.isOptional }.map(\.name))
                )
            })
    }
}
