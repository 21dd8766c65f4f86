/// A number that stands for a text; `Hasher` is seeded anew in each process, this isn't.
package enum StableHash {
    /// The number of a text (FNV-1a).
    static func number(of text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }

    /// The number of a text, in digits and small letters.
    package static func text(of text: String) -> String {
        String(number(of: text), radix: 36)
    }
}
