import Foundation

extension DonationHistory {
    /// The records of a history, and which of them the store lacks.
    struct State {
        var records: DonationRecords
        var personal: PersonalRecords
        var isWriting = false
        /// The changes that the store lacks were taken to be written with one that counts once it is written.
        var isChangingNow = false
        /// The last write failed, which is logged once.
        var hasFailed = false
        var waiters: [CheckedContinuation<Void, any Error>] = []
        /// A number that grows with each change of the records.
        var version = 0
        /// The records will be read again.
        var readsAgain = false
        /// The last reading again failed, which is logged once.
        var hasFailedToRead = false
    }
}

extension DonationHistory.State {
    mutating func add(_ record: DonationRecord) {
        records.add(record)
        version += 1
    }

    /// Replaces the records by those of the store, apart from changes that it lacks.
    mutating func replace(by stored: [DonationRecord], _ limits: Limits) {
        let unwritten = takeChanges()
        let gone = Set(unwritten.removed)
        let left = stored.filter { !gone.contains($0.id) }
        records = DonationRecords(
            of: left.filter { $0.person == nil }, limit: limits.keptDonations)
        records.bring(unwritten.learned)
        personal = PersonalRecords(
            of: left.filter { $0.person != nil }, limits: limits, after: personal)
        personal.bring(unwritten.own)
        version += 1
    }

    /// The store lacks some changes.
    var hasChanges: Bool { records.hasChanges || personal.hasChanges }

    /// Returns the changes that the store lacks, and counts them as written.
    mutating func takeChanges() -> DonationChanges {
        DonationChanges(learned: records.takeChanges(), own: personal.takeChanges())
    }

    mutating func takeBack(_ changes: DonationChanges) {
        records.takeBack(changes.learned)
        personal.takeBack(changes.own)
    }

    /// Makes changes that the store has already.
    mutating func follow(_ changes: DonationChanges) {
        if !changes.learned.removed.isEmpty {
            records.follow(removed: Set(changes.learned.removed))
            version += 1
        }
        personal.follow(changes.own)
    }

    /// Marks writing as ended, and returns the calls that wait for that; `nil` if a change came
    /// meanwhile, which is written as well unless the last write failed.
    mutating func endWriting(
        after failure: (any Error)?
    ) -> (isFirstFailure: Bool, waiters: [CheckedContinuation<Void, any Error>])? {
        if failure == nil, hasChanges { return nil }
        defer { (isWriting, hasFailed, waiters) = (false, failure != nil, []) }
        return (!hasFailed, waiters)
    }
}
