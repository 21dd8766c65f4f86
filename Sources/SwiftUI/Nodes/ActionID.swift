/// The ordinal of a button or toggle within one resolved tree.
///
/// It is valid only together with the generation of the tree it was shown in: the system keeps the
/// action behind it, which never travels to a client.
public struct ActionID: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The position in the tree's table of actions, from 0.
    public var ordinal: Int

    /// Creates an identifier from an ordinal.
    public init(ordinal: Int) {
        self.ordinal = ordinal
    }

    public init(from decoder: any Decoder) throws {
        ordinal = try decoder.singleValueContainer().decode(Int.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(ordinal)
    }

    public var description: String { String(ordinal) }
}
