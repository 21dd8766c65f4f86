import CSodium

/// A digest of 32 bytes: the SHA-256 of data, or a code that only holders of a key can make.
///
/// Comparing two digests takes constant time.
package struct Digest: Sendable, Hashable {
    package let bytes: [UInt8]

    /// Creates a digest from bytes that a client sent or a file contains.
    package init(bytes: [UInt8]) { self.bytes = bytes }

    /// Creates the SHA-256 of bytes.
    package init(of data: [UInt8]) {
        Sodium.start()
        var bytes = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256(&bytes, data, UInt64(data.count))
        self.bytes = bytes
    }

    package static func == (one: Digest, other: Digest) -> Bool {
        one.bytes.count == other.bytes.count
            && sodium_memcmp(one.bytes, other.bytes, one.bytes.count) == 0
    }
}
