/// The stored passphrase of an app: a hash that is costly to try, and the number of failed tries.
package struct LockRecord: Codable, Hashable, Sendable {
    /// The random bytes that are hashed with the passphrase.
    package var salt: [UInt8]
    package var hash: [UInt8]
    /// The cost of the hash: how many rounds, a power of two.
    package var rounds: Int
    /// The number of failed tries since the last successful one, including that of a killed
    /// process.
    package var failures: Int
    /// The moment at which the next try is allowed, in seconds since 1970.
    package var nextTry: Double?

    package init(
        salt: [UInt8], hash: [UInt8], rounds: Int, failures: Int = 0, nextTry: Double? = nil
    ) {
        self.salt = salt
        self.hash = hash
        self.rounds = rounds
        self.failures = failures
        self.nextTry = nextTry
    }
}

/// The store of an app's passphrase.
package protocol LockKeeping: Sendable {
    /// Other nodes of the app may change the record at any time.
    var isShared: Bool { get }
    /// Returns the record; `nil` if there is none. Throws if the record can't be read.
    func record() throws -> LockRecord?
    /// Saves the record of another passphrase before it returns; `nil` removes it.
    func keep(_ record: LockRecord?) throws
    /// Saves the failed tries of a record before it returns.
    func keepTries(of record: LockRecord) throws
}

extension LockKeeping {
    package var isShared: Bool { false }

    package func keepTries(of record: LockRecord) throws { try keep(record) }
}

/// A hash of passphrases that is expensive in time and memory, from a library.
package protocol PassphraseHashing: Sendable {
    /// Returns the hash of a passphrase with the salt and the cost of a record.
    func hash(_ passphrase: String, salt: [UInt8], rounds: Int) throws -> [UInt8]
    /// Creates the record of a new passphrase.
    func newRecord(_ passphrase: String) throws -> LockRecord
}
