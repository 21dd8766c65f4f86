import CSodium

/// The libsodium library, initialized before its first use.
enum Sodium {
    private static let isReady = sodium_init() >= 0

    /// Initializes the library, which chooses the code for this processor, once; it fails only
    /// without a source of randomness.
    static func start() { precondition(isReady, "libsodium can't be used") }
}

extension [UInt8] {
    /// Returns random bytes that can’t be guessed.
    package static func random(count: Int) -> [UInt8] {
        Sodium.start()
        var bytes = [UInt8](repeating: 0, count: count)
        randombytes_buf(&bytes, count)
        return bytes
    }
}
