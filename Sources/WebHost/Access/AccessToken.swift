import _Cryptography

/// The secret that gives people and programs access.
///
/// A browser sends it once, in the printed address, and uses a cookie from then on; a program sends
/// it with each request. It is also the key with which the host signs the identifiers of its
/// sessions, so a new token invalidates all earlier cookies.
public struct AccessToken: Sendable, Hashable {
    /// The token as text: letters, digits, hyphens and underscores.
    public let text: String
    private let digest: Digest

    /// Creates a token from a text; `nil` if it has fewer than 32 characters, or others than
    /// letters, digits, `-` and `_`, which an address would have to encode.
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
        self.init(unchecked: text)
    }

    /// Creates a token that cannot be guessed: 192 random bits.
    public static func random() -> AccessToken {
        AccessToken(random: .random(count: 24))
    }

    private init(random bytes: [UInt8]) {
        self.init(unchecked: SessionCookie.hexadecimal(bytes))
    }

    private init(unchecked text: String) {
        self.text = text
        digest = Digest(of: Array(text.utf8))
    }

    /// Compares the token with a client's text in constant time.
    func matches(_ given: String) -> Bool {
        Digest(of: Array(given.utf8)) == digest
    }

    /// Returns the key for one purpose.
    func key(for purpose: String) -> SecretKey {
        SecretKey(for: purpose, secret: Array(text.utf8))
    }
}

extension AccessToken: CustomStringConvertible, CustomReflectable {
    /// A placeholder, because the token must not get into a log.
    public var description: String { "AccessToken(…)" }

    /// An empty mirror, because a dump must not contain the token either.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
