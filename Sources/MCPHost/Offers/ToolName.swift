/// The names under which intents are tools.
///
/// A name is the intent's identifier where that is one that every client accepts: 1 to 64 letters,
/// digits, `_` and `-`. Otherwise it is made from it, with a hash of the identifier at its end, so
/// that it stays the same however many other intents there are.
enum ToolName {
    static let maximumLength = 64

    /// The name for an identifier; `reserved` names are those of the host's own tools.
    static func name(for identifier: String, reserved: Set<String> = []) -> String {
        if isAcceptable(identifier), !reserved.contains(identifier) { return identifier }
        let scalars = identifier.unicodeScalars.map { isAcceptable($0) ? Character($0) : "-" }
        let hash = String(hash(identifier), radix: 36)
        return String(scalars.prefix(maximumLength - 1 - hash.count)) + "-" + hash
    }

    private static func isAcceptable(_ name: String) -> Bool {
        (1...maximumLength).contains(name.utf8.count)
            && name.unicodeScalars.allSatisfy(isAcceptable)
    }

    private static func isAcceptable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "A"..."Z", "a"..."z", "0"..."9", "_", "-": true
        default: false
        }
    }

    /// FNV-1a, which is the same in every process, folded to 32 bits.
    private static func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return (hash ^ (hash >> 32)) & 0xffff_ffff
    }
}
