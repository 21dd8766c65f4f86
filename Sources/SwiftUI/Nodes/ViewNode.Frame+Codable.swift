/// JSON has no infinity, so a length without bound is written as the word.
extension ViewNode.Frame {
    private enum CodingKeys: String, CodingKey {
        case width, height, minWidth, minHeight, idealWidth, idealHeight, maxWidth, maxHeight
        case horizontal, vertical
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func length(_ key: CodingKeys) throws -> Double? {
            try container.decodeIfPresent(Length.self, forKey: key)?.points
        }
        self.init(
            width: try length(.width), height: try length(.height),
            minWidth: try length(.minWidth), minHeight: try length(.minHeight),
            maxWidth: try length(.maxWidth), maxHeight: try length(.maxHeight),
            idealWidth: try length(.idealWidth), idealHeight: try length(.idealHeight),
            horizontal: try container.decode(
                ViewNode.HorizontalPosition.self, forKey: .horizontal),
            vertical: try container.decode(ViewNode.VerticalPosition.self, forKey: .vertical))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        func encode(_ points: Double?, _ key: CodingKeys) throws {
            if let points { try container.encode(Length(points: points), forKey: key) }
        }
        try encode(width, .width)
        try encode(height, .height)
        try encode(minWidth, .minWidth)
        try encode(minHeight, .minHeight)
        try encode(idealWidth, .idealWidth)
        try encode(idealHeight, .idealHeight)
        try encode(maxWidth, .maxWidth)
        try encode(maxHeight, .maxHeight)
        try container.encode(horizontal, forKey: .horizontal)
        try container.encode(vertical, forKey: .vertical)
    }

    /// Points, or the word `infinity`.
    private struct Length: Codable {
        var points: Double

        init(points: Double) {
            self.points = points
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let word = try? container.decode(String.self) {
                guard word == "infinity" else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "“\(word)” is no length.")
                }
                points = .infinity
            } else {
                points = try container.decode(Double.self)
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            if points.isFinite {
                try container.encode(points)
            } else {
                try container.encode("infinity")
            }
        }
    }
}
