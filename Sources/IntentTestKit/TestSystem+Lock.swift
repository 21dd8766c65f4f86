import IntentSystem
import Synchronization

extension TestSystem {
    /// Gives the passphrase as a person on the page does, and returns whether it was right.
    ///
    /// The app is then unlocked for assistants and commands too, as far as an intent's
    /// `authenticationPolicy` allows it. After five minutes of `clock` in which nothing was
    /// performed, the app is locked again; after some wrong tries, further ones are refused until
    /// `clock` has moved.
    public func unlock(_ passphrase: String) -> Bool {
        system.lock.unlock(passphrase, for: .session(session)) == .unlocked
    }

    /// Gives the passphrase that the test or its trait `locked` set, and returns whether it was right.
    @discardableResult
    public func unlock() -> Bool { passphrase.map { unlock($0) } ?? isUnlocked }

    /// Locks the app at once, as the page's button does.
    ///
    /// Without a passphrase nothing is ever locked.
    public func lock() {
        system.lock.lock(.session(session))
    }

    /// The person of the test has given the passphrase, or there is none.
    public var isUnlocked: Bool {
        !system.lock.isSet || system.lock.isUnlocked(for: .session(session))
    }
}

extension SystemLock {
    /// Creates a lock with a passphrase that only the test knows.
    convenience init(passphrase: String, clock: any Clock<Duration>) {
        self.init(keeper: MemoryLock(passphrase), hashing: FreeHash(), clock: clock)
    }
}

final class MemoryLock: LockKeeping {
    private let kept: Mutex<LockRecord?>

    init(_ passphrase: String) {
        kept = Mutex(FreeHash().newRecord(passphrase))
    }

    func record() throws -> LockRecord? { kept.withLock { $0 } }

    func keep(_ record: LockRecord?) throws { kept.withLock { $0 = record } }
}

/// A hash without cost: a test has no secrets.
struct FreeHash: PassphraseHashing {
    func hash(_ passphrase: String, salt: [UInt8], rounds: Int) throws -> [UInt8] {
        salt + passphrase.utf8
    }

    func newRecord(_ passphrase: String) -> LockRecord {
        LockRecord(salt: [], hash: Array(passphrase.utf8), rounds: 1)
    }
}
