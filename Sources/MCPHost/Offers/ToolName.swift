/// The names of intents as tools.
///
/// The name is the intent's identifier if every client accepts it: 1 to 64 letters, digits, `_` and
/// `-`. Otherwise it is derived from the identifier, with a hash of it at the end, so it doesn't
/// depend on the other intents.
enum ToolName {
    static let maximumLength = 64

    /// Returns the name for an identifier; `reserved` names belong to the host's tools.
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

    /// Returns the FNV-1a hash, folded to 32 bits; it is equal in every process.
    private static func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return (hash ^ (hash >> 32)) & 0xffff_ffff
    }
}
