import _Cryptography

/// The secret that lets people and programs in.
///
/// A browser gives it once, in the address that was printed for it, and has a cookie from then on;
/// a program gives it with each request. It is also the key with which the host signs the names of
/// its sessions, so a new token makes every cookie of the old one worthless.
public struct AccessToken: Sendable, Hashable {
    /// The token as text: letters, digits, hyphens and underscores.
    public let text: String

    /// Takes a text for a token; `nil` if it has fewer than 32 characters, or others than letters,
    /// digits, `-` and `_`, which an address could not hold as they are.
    public init?(_ text: String) {
        let isWritten = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        guard isWritten, (32...512).contains(text.utf8.count) else { return nil }
        self.text = text
    }

    /// Creates a token that cannot be guessed: 192 random bits.
    public static func random() -> AccessToken {
        AccessToken(random: .random(count: 24))
    }

    private init(random bytes: [UInt8]) { text = SessionCookie.hexadecimal(bytes) }

    /// Compares the token with a text that a client gave, in the same time wherever they differ.
    func matches(_ given: String) -> Bool {
        Digest(of: Array(given.utf8)) == Digest(of: Array(text.utf8))
    }

    /// The key for one purpose.
    func key(for purpose: String) -> SecretKey {
        SecretKey(for: purpose, secret: Array(text.utf8))
    }
}

extension AccessToken: CustomStringConvertible, CustomReflectable {
    /// Never the token itself, which would find its way into a log.
    public var description: String { "AccessToken(…)" }

    /// Nothing, for the same reason.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
