/// The identity of a node within its tree: a short text made from the path that leads to it.
///
/// Two resolutions of the same view give the same identities, so a renderer can keep focus, scroll
/// position and running transitions on the element they belong to.
public struct NodeID: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The identity's text: letters, digits, `.`, `-` and `_` only, so that attributes can hold it.
    public var rawValue: String

    /// Creates an identity from its text.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    public var description: String { rawValue }
}
