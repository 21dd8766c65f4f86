/// A hash of a text that is the same in each process, unlike `Hasher`, which is seeded.
package enum StableHash {
    /// Returns the hash of a text (FNV-1a).
    static func number(of text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }

    /// Returns the hash of a text, in digits and lower-case letters.
    package static func text(of text: String) -> String {
        String(number(of: text), radix: 36)
    }
}
