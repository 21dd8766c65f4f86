import AppIntentsMetadata

/// The name of a session: one person at one surface; in a browser, the value of a cookie.
public struct SessionID: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The name as text.
    public var rawValue: String

    /// Creates an identifier from its text.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an identifier that cannot be guessed: 128 random bits in hexadecimal.
    public static func random() -> SessionID { SessionID(.unguessable()) }

    public var description: String { rawValue }
}
