/// The passphrase that a lock knows, and who has given it.
struct LockState: Sendable {
    var record: LockRecord?
    /// The reason why no try is allowed, such as a damaged file.
    var problem: String?
    /// The persons who have unlocked, with the times at which the lock locks again for them.
    var unlocked: [Person: Duration] = [:]
    /// The time of the next try by a clock that can't be set.
    var nextTry: Duration?
    var isTrying = false

    /// The reason for which no passphrase is tried.
    var refusal: SystemLock.Attempt? {
        if let problem { return .unusable(problem) }
        return record == nil ? .noPassphrase : nil
    }

    /// Begins a try, or returns why it must not begin.
    mutating func beginTry() -> SystemLock.Attempt? {
        if let refusal { return refusal }
        if isTrying { return .wait(.seconds(1)) }
        isTrying = true
        return nil
    }

    func isUnlocked(for person: Person, at now: Duration) -> Bool {
        problem == nil && unlocked[person].map { $0 > now } ?? false
    }

    func isUnlockedForAny(at now: Duration) -> Bool {
        problem == nil && unlocked.values.contains { $0 > now }
    }

    /// Returns whether the passphrase is still that of a record.
    func has(_ record: LockRecord) -> Bool {
        problem == nil && self.record?.hasPassphrase(of: record) == true
    }

    /// Takes the record that the store has; another passphrase locks for everyone.
    mutating func follow(_ read: LockRecord?) {
        guard let read, let known = record, known.hasPassphrase(of: read) else {
            if read != record { replace(read) }
            return
        }
        // Another node has counted tries; the date measures its wait.
        if read != known { nextTry = nil }
        record = read
    }

    /// Takes the record of another passphrase, or of none, and locks for everyone.
    mutating func replace(_ new: LockRecord?) {
        self = LockState(record: new, isTrying: isTrying)
    }
}

extension LockRecord {
    fileprivate func hasPassphrase(of other: LockRecord) -> Bool {
        salt == other.salt && hash == other.hash && rounds == other.rounds
    }
}
