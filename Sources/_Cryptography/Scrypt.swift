import CSodium
import Foundation

/// The scrypt function (RFC 7914), which makes each guess of a passphrase slow and costly in
/// memory.
package enum Scrypt {
    /// Hashes a passphrase; blocks its thread, and needs 128 × `rounds` × `blockSize` bytes of
    /// memory meanwhile.
    package static func hash(
        _ passphrase: [UInt8], salt: [UInt8], rounds: Int, blockSize: Int, parallelism: Int,
        length: Int
    ) throws(Problem) -> [UInt8] {
        Sodium.start()
        var hash = [UInt8](repeating: 0, count: length)
        let result = crypto_pwhash_scryptsalsa208sha256_ll(
            passphrase, passphrase.count, salt, salt.count, UInt64(rounds), UInt32(blockSize),
            UInt32(parallelism), &hash, length)
        guard result == 0 else { throw Problem(number: errno) }
        return hash
    }

    /// The error for a failed hash, usually for lack of memory.
    package struct Problem: Error, Hashable, CustomStringConvertible {
        let number: Int32
        package var description: String {
            "the passphrase can’t be hashed: \(String(cString: strerror(number)))"
        }
    }
}
