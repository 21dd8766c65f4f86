/// The name of a session: one person at one surface; in a browser, the value of a cookie.
public struct SessionID: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The name as text.
    public var rawValue: String

    /// Creates an identifier from its text.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an identifier that cannot be guessed: 128 random bits in hexadecimal.
    public static func random() -> SessionID {
        var generator = SystemRandomNumberGenerator()
        let halves = [generator.next(), generator.next()].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return SessionID(halves.joined())
    }

    public var description: String { rawValue }
}
