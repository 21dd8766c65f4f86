import AppIntents
import Foundation

/// An index of the records that a predicate matches, found without scanning them: an app may delete
/// by a million predicates, or by one that names a million things.
struct DonationIndex: Sendable {
    private var records: Set<UUID> = []
    private var byIntent: [String: Set<UUID>] = [:]
    private var byEntity: [EntityName: Set<UUID>] = [:]

    init(of records: [DonationRecord]) {
        for record in records {
            self.records.insert(record.id)
            byIntent[record.intent, default: []].insert(record.id)
            for value in record.values.values {
                value.visitEntities { byEntity[$0, default: []].insert(record.id) }
            }
        }
    }

    /// Returns the identifiers of the records that a predicate matches.
    func identifiers(
        _ predicate: IntentDonationMatchingPredicate.Kind, in catalog: Catalog
    ) -> Set<UUID> {
        switch predicate {
        case .donations(let wanted):
            return records.count < wanted.count
                ? records.filter { wanted.contains(IntentDonationIdentifier(rawValue: $0)) }
                : records.intersection(wanted.lazy.map(\.rawValue))
        case .entities(let wanted):
            return byEntity.count < wanted.count
                ? union(of: byEntity.lazy.filter { wanted.contains($0.key) }.map(\.value))
                : union(of: wanted.lazy.compactMap { byEntity[$0] })
        case .intent(let type, let entity):
            // A record may contain a former name of the intent.
            let ofIntent = byIntent.lazy.filter { name, _ in
                catalog.entry(identifier: name).map { $0.type == type } ?? false
            }
            let found = union(of: ofIntent.map(\.value))
            return entity.map { found.intersection(byEntity[$0] ?? []) } ?? found
        }
    }

    private func union(of sets: some Sequence<Set<UUID>>) -> Set<UUID> {
        sets.reduce(into: []) { $0.formUnion($1) }
    }
}
