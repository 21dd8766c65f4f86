import AppIntents
package import Foundation
import Synchronization
import _Time

/// The lock of an app: intents that need authentication aren't performed until a person has given
/// the passphrase.
///
/// There is one per app, with one passphrase. It is unlocked for a person who gave the passphrase,
/// until they have performed nothing for a while, or lock it. Without a passphrase nothing is ever
/// locked.
public final class SystemLock: Sendable {
    /// The outcome of an attempt to unlock.
    package enum Attempt: Hashable, Sendable {
        case unlocked
        case wrong
        /// No try counts before this time has passed.
        case wait(Duration)
        /// There is no passphrase, so nothing is locked.
        case noPassphrase
        /// The tries can't be counted, so none is allowed.
        case unusable(String)
    }

    private struct Refused: Error {
        let attempt: Attempt
    }

    /// The number of tries that may fail before the next one has to wait.
    package static let freeTries = 4
    /// The longest time between two tries.
    package static let longestWait: Duration = .seconds(3600)
    /// The fewest characters of a passphrase.
    package static let minimumLength = 6
    /// The most bytes of a passphrase.
    package static let maximumBytes = 1024

    private let keeper: (any LockKeeping)?
    private let hashing: (any PassphraseHashing)?
    private let idle: Duration
    private let clock: ElapsedClock
    private let date: @Sendable () -> Date
    private let state = Mutex(LockState())
    /// A lock held while the record is read or written; who asks what is locked doesn't wait for it.
    private let storing = Mutex<Void>(())

    /// Creates a lock with the stored passphrase, if there is one.
    ///
    /// A record that can't be read, or can't be tried, locks permanently: a damaged file must not
    /// open anything.
    package init(
        keeper: (any LockKeeping)?, hashing: (any PassphraseHashing)? = nil,
        idle: Duration = .seconds(300), clock: any Clock<Duration> = ContinuousClock(),
        date: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.keeper = keeper
        self.hashing = hashing
        self.idle = idle
        self.clock = ElapsedClock(clock)
        self.date = date
        read()
    }

    /// Creates a lock without a passphrase, which never locks.
    public convenience init() {
        self.init(keeper: nil)
    }

    // MARK: - Looking

    /// There is a passphrase, or was one that is no longer readable.
    package var isSet: Bool { state.withLock { $0.record != nil || $0.problem != nil } }

    /// The reason why no try is allowed.
    package var problem: String? { state.withLock { $0.problem } }

    /// Returns whether a person has unlocked.
    package func isUnlocked(for person: Person) -> Bool {
        state.withLock { $0.isUnlocked(for: person, at: clock.now()) }
    }

    /// Returns whether the system itself may ask the app for data that needs authentication: a
    /// person has unlocked.
    func isOpen(for policy: IntentAuthenticationPolicy) -> Bool {
        if policy == .alwaysAllowed { return true }
        let now = clock.now()
        return state.withLock { state in
            state.record == nil && state.problem == nil || state.isUnlockedForAny(at: now)
        }
    }

    /// Returns whether an intent may be performed for a person, which prolongs their unlocked time
    /// (AUT-1) unless the system is only drawing, since a card may renew itself endlessly.
    func allows(
        _ policy: IntentAuthenticationPolicy, for person: Person, drawing: Bool = false
    ) -> Bool {
        if policy == .alwaysAllowed { return true }
        let now = clock.now()
        return state.withLock { state in
            guard state.record != nil || state.problem != nil else { return true }
            if state.isUnlocked(for: person, at: now) {
                if !drawing { state.unlocked[person] = now + idle }
                return true
            }
            guard policy == .requiresAuthentication else { return false }
            switch person.identity {
            // A page has one person, and so has an assistant that came in a person's name.
            case .session: return false
            case .assistant: return state.isUnlocked(for: person.account, at: now)
            // Another assistant or a pipe acts for any person who has unlocked.
            case .owner, .command, .everyone: return state.isUnlockedForAny(at: now)
            }
        }
    }

    // MARK: - Reading

    /// Reads the passphrase again, which another node of the app may have changed; the thread waits for
    /// the store.
    ///
    /// Another passphrase locks for everyone. If it can't be read, all is locked until it can: the one that
    /// counts may be another. Returns `false` if it may be readable in a while.
    package func readAgain() -> Bool {
        keeper?.isShared == true ? read() : true
    }

    /// Reads the record, and keeps the reason if it can't be read.
    @discardableResult
    private func read() -> Bool {
        storing.withLock { _ in
            do {
                try readNow()
                return true
            } catch {
                state.withLock { $0.problem = "\(error)" }
                return error is LockSettingProblem
            }
        }
    }

    /// Reads the record; the caller has the lock for it.
    private func readNow() throws {
        let record = try keeper?.record()
        let isUnusable = record != nil && hashing == nil
        state.withLock { state in
            state.follow(record)
            state.problem =
                isUnusable ? "this program was built without the hash of passphrases" : nil
        }
    }

    // MARK: - Unlocking

    /// Tries a passphrase; one try after the other.
    ///
    /// A try counts as failed before it is made, so that a process that is killed meanwhile gains
    /// no tries. It takes the time and the memory of the hash, on the caller's thread.
    package func unlock(_ passphrase: String, for person: Person) -> Attempt {
        attempt(passphrase) { state, now in state.unlocked[person] = now + self.idle }
    }

    /// Locks immediately for one person, or for everyone.
    package func lock(_ person: Person? = nil) {
        state.withLock { state in
            if let person { state.unlocked[person] = nil } else { state.unlocked = [:] }
        }
    }

    /// Sets the passphrase, or removes it with `nil`; `present` is the current one.
    ///
    /// Returns `.unlocked` on success. The lock then locks for everyone who had unlocked.
    package func change(to passphrase: String?, present: String) throws -> Attempt {
        // Another node may have set one, and the notice of it may be lost.
        if keeper?.isShared == true { try storing.withLock { _ in try readNow() } }
        if isSet {
            let attempt = attempt(present) { _, _ in }
            guard attempt == .unlocked else { return attempt }
        }
        guard let keeper, let hashing else { return .unusable("nothing can be kept") }
        let record = try passphrase.map { try hashing.newRecord($0) }
        try storing.withLock { _ in
            try keeper.keep(record)
            state.withLock { $0.replace(record) }
        }
        return .unlocked
    }

    private func attempt(
        _ passphrase: String, _ succeed: (inout LockState, Duration) -> Void
    ) -> Attempt {
        // The store may be back.
        if problem != nil { _ = readAgain() }
        if let refusal = state.withLock({ $0.beginTry() }) { return refusal }
        defer { state.withLock { $0.isTrying = false } }
        guard let hashing, let keeper else { return .unusable("nothing can be kept") }
        do {
            let record = try count(keeper)
            guard passphrase.utf8.count <= Self.maximumBytes else { return .wrong }
            let hash = try hashing.hash(passphrase, salt: record.salt, rounds: record.rounds)
            guard record.hash.isSame(as: hash) else { return .wrong }
            var fresh = record
            fresh.failures = 0
            fresh.nextTry = nil
            return try storing.withLock { _ in
                // The passphrase may have been changed while this one was hashed.
                guard state.withLock({ $0.has(record) }) else { return .wrong }
                try keeper.keepTries(of: fresh)
                state.withLock { state in
                    state.record = fresh
                    state.nextTry = nil
                    succeed(&state, clock.now())
                }
                return .unlocked
            }
        } catch let refused as Refused {
            return refused.attempt
        } catch {
            return .unusable("\(error)")
        }
    }

    /// Counts a try, and returns the record to compare with.
    private func count(_ keeper: any LockKeeping) throws -> LockRecord {
        try storing.withLock { _ in
            // The notice of another node's change may be lost, and its tries are told of by none.
            if keeper.isShared { try readNow() }
            var record = try state.withLock { state in
                if let refusal = state.refusal { throw Refused(attempt: refusal) }
                guard let record = state.record else { throw Refused(attempt: .noPassphrase) }
                let left = remainingWait(record, state)
                if left > .zero { throw Refused(attempt: .wait(left)) }
                return record
            }
            record.failures = min(record.failures + 1, 1_000_000)
            let wait = Self.wait(after: record.failures)
            record.nextTry = date().timeIntervalSince1970 + Double(wait.components.seconds)
            try keeper.keepTries(of: record)
            state.withLock { [record] state in
                state.record = record
                state.nextTry = clock.now() + wait
            }
            return record
        }
    }

    /// Returns the time until the next try.
    ///
    /// Within a process its monotonic clock counts, which can't be set. After a restart the date
    /// counts; setting the date back doesn't prolong the wait.
    private func remainingWait(_ record: LockRecord, _ state: LockState) -> Duration {
        if let nextTry = state.nextTry { return nextTry - clock.now() }
        guard let nextTry = record.nextTry else { return .zero }
        let left = nextTry - date().timeIntervalSince1970
        guard left.isFinite, left > 0 else { return .zero }
        return min(.seconds(left), Self.wait(after: record.failures))
    }

    /// Returns the waiting time after a number of failures: none at first, then a minute, which
    /// doubles.
    static func wait(after failures: Int) -> Duration {
        guard failures > freeTries else { return .zero }
        return min(.seconds(60 << min(failures - freeTries - 1, 16)), longestWait)
    }
}

extension [UInt8] {
    /// Compares all bytes, so that the time doesn't depend on the first difference.
    fileprivate func isSame(as other: [UInt8]) -> Bool {
        guard count == other.count, !isEmpty else { return false }
        return zip(self, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
