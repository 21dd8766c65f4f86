import Foundation

/// The changes that a store lacks: those of the sources of suggestions, and those of persons' actions.
struct DonationChanges: Sendable {
    let learned: (added: [DonationRecord], removed: [UUID])
    let own: (added: [DonationRecord], removed: [UUID])

    var added: [DonationRecord] { learned.added + own.added }
    var removed: [UUID] { learned.removed + own.removed }
    var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}
