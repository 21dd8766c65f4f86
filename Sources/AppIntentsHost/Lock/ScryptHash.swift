#if Web || Assistants
    import Crypto
    import CryptoExtras
    import Foundation
    import IntentSystem

    /// scrypt (RFC 7914), from BoringSSL: a try takes 128 MiB, and time enough to make guessing slow.
    struct ScryptHash: PassphraseHashing {
        /// OWASP's recommendation: N = 2^17, r = 8, p = 1.
        private static let rounds = 1 << 17
        private static let blockSize = 8

        func hash(_ passphrase: String, salt: [UInt8], rounds: Int) throws -> [UInt8] {
            // Composed and decomposed characters look the same to those who type them.
            let bytes = Array(passphrase.precomposedStringWithCanonicalMapping.utf8)
            return try Self.hash(bytes, salt: salt, rounds: rounds)
        }

        func newRecord(_ passphrase: String) throws -> LockRecord {
            var random = SystemRandomNumberGenerator()
            let salt = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            return LockRecord(
                salt: salt, hash: try hash(passphrase, salt: salt, rounds: Self.rounds),
                rounds: Self.rounds)
        }

        static func hash(
            _ bytes: [UInt8], salt: [UInt8], rounds: Int, blockSize: Int = blockSize,
            parallelism: Int = 1
        ) throws -> [UInt8] {
            // A file that was changed must not take all memory.
            guard (2...(1 << 20)).contains(rounds), rounds & (rounds - 1) == 0 else {
                throw UnusableCost(rounds: rounds)
            }
            let key = try KDF.Scrypt.deriveKey(
                from: bytes, salt: salt, outputByteCount: 32, rounds: rounds,
                blockSize: blockSize, parallelism: parallelism,
                maxMemory: 256 * rounds * blockSize + (1 << 20))
            return key.withUnsafeBytes { Array($0) }
        }

        struct UnusableCost: Error, Hashable, CustomStringConvertible {
            let rounds: Int
            var description: String { "the passphrase's cost of \(rounds) can’t be used" }
        }
    }
#endif
