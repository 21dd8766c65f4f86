import Foundation

/// A tree is written with the version of its format, and read only if that is the present one: nodes
/// that mean something else, or miss something, would be drawn as nonsense.
extension ViewTree: Codable {
    /// The version of the format in which trees are written.
    ///
    /// It grows whenever the kinds of nodes, their attributes, or the data in them change so that
    /// earlier trees can't be read or mean something else.
    public static let format = 3

    /// The error of reading a tree in another format than the present one.
    public struct FormatError: Error, Hashable, CustomStringConvertible {
        /// The format of the tree; `nil` if it is from before formats had a version.
        public let found: Int?

        /// The end of a sentence for the person who started the program.
        public var description: String {
            let found = found.map { "its view has format \($0)" } ?? "its view has no format"
            return "\(found), and this program reads format \(ViewTree.format) only"
        }
    }

    private enum CodingKeys: String, CodingKey {
        case format, nodes, placements
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let format = try container.decodeIfPresent(Int.self, forKey: .format)
        guard format == Self.format else { throw FormatError(found: format) }
        nodes = try container.decode([ViewNode].self, forKey: .nodes)
        placements = try container.decodeIfPresent(Placements.self, forKey: .placements)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.format, forKey: .format)
        try container.encode(nodes, forKey: .nodes)
        try container.encodeIfPresent(placements, forKey: .placements)
    }
}

extension ViewTree {
    /// An encoder for what holds a tree: numbers that are not finite are written as words.
    package static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return encoder
    }

    /// A decoder for what `encoder` has written.
    package static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return decoder
    }
}
