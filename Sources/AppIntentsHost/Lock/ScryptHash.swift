#if Web || Assistants
    import Foundation
    import IntentSystem
    import _Cryptography

    /// The scrypt hash: an attempt takes 128 MiB, and enough time to make guessing slow.
    struct ScryptHash: PassphraseHashing {
        /// OWASP's recommendation: N = 2^17, r = 8, p = 1.
        private static let rounds = 1 << 17

        func hash(_ passphrase: String, salt: [UInt8], rounds: Int) throws -> [UInt8] {
            // A manipulated file must not use up all memory.
            guard (2...(1 << 20)).contains(rounds), rounds & (rounds - 1) == 0 else {
                throw UnusableCost(rounds: rounds)
            }
            // Composed and decomposed characters look equal to people who type them.
            let bytes = Array(passphrase.precomposedStringWithCanonicalMapping.utf8)
            return try Scrypt.hash(
                bytes, salt: salt, rounds: rounds, blockSize: 8, parallelism: 1, length: 32)
        }

        func newRecord(_ passphrase: String) throws -> LockRecord {
            let salt = [UInt8].random(count: 16)
            return LockRecord(
                salt: salt, hash: try hash(passphrase, salt: salt, rounds: Self.rounds),
                rounds: Self.rounds)
        }

        struct UnusableCost: Error, Hashable, CustomStringConvertible {
            let rounds: Int
            var description: String { "the passphrase's cost of \(rounds) can’t be used" }
        }
    }
#endif
