import Foundation

/// A tree is written with the version of its format, and read only if that is the current one:
/// nodes with a different meaning or missing data would be drawn wrongly.
extension ViewTree: Codable {
    /// The version of the format in which trees are written.
    ///
    /// It is increased whenever the kinds of nodes, their attributes, or their data change so that
    /// earlier trees can't be read or have a different meaning.
    public static let format = 4

    /// The error of reading a tree in a format other than the current one.
    public struct FormatError: Error, Hashable, CustomStringConvertible {
        /// The format of the tree; `nil` if the tree was written before formats had a version.
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
    /// An encoder for values that contain a tree: numbers that aren't finite are written as words.
    package static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return encoder
    }

    /// A decoder for the output of `encoder`.
    package static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return decoder
    }
}
