/// Rough widths of text, good to a tenth: what layout decisions and estimates need, not
/// typesetting.
package enum TextMetrics {
    /// Returns the width in points of runs set in one line, at the default text size.
    package static func width(of runs: [ViewNode.TextRun], attributes: [ViewNode.Attribute])
        -> Double
    {
        let base = emWidth(of: attributes)
        var width = 0.0
        // By index: a run is large, and most have no style to look into.
        for index in runs.indices {
            if let image = runs[index].image {
                let font = runs[index].style?.font.map { [ViewNode.Attribute.font($0)] }
                width += image.width(beside: font ?? attributes)
                continue
            }
            let em = runs[index].style?.font?.emWidth ?? base
            width += ems(in: runs[index].text) * em
        }
        return width
    }

    private static func emWidth(of attributes: [ViewNode.Attribute]) -> Double {
        let span = attributes.span
        for index in span.indices {
            if case .font(let font) = span[index] { return font.emWidth }
        }
        return Measures.bodyPoints
    }

    /// Returns the font that a node's attributes name, or the body font.
    package static func font(of attributes: [ViewNode.Attribute]) -> FontDescription {
        for attribute in attributes {
            if case .font(let font) = attribute { return font }
        }
        return FontDescription()
    }

    /// Returns the length of a text in units of the font's size.
    package static func ems(in text: String) -> Double {
        let hundredths = hundredthsByByte.span
        let length = text.utf8.withContiguousStorageIfAvailable { bytes in
            var length = 0
            for byte in bytes { length &+= Int(hundredths[Int(byte)]) }
            return length
        }
        return Double(length ?? text.utf8.reduce(0) { $0 + Int(hundredths[Int($1)]) }) / 100
    }

    /// Returns the length that a byte of UTF-8 adds, in units of the font's size.
    static func ems(of byte: UInt8) -> Double { Double(hundredthsByByte[Int(byte)]) / 100 }

    /// The width that a byte of UTF-8 adds, in hundredths of the font's size.
    private static let hundredthsByByte: [UInt8] = (0...255).map { byte in
        switch UInt8(byte) {
        // Control characters, and bytes that continue a character.
        case 0x00..<0x20, 0x80..<0xC0: 0
        case UInt8(ascii: " "), UInt8(ascii: "i"), UInt8(ascii: "l"), UInt8(ascii: "."),
            UInt8(ascii: ","), UInt8(ascii: "'"), UInt8(ascii: "I"), UInt8(ascii: "j"):
            28
        case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"): 85
        case 0x41...0x5A: 65
        // Ideographs, kana, hangul and pictures are about as wide as high.
        case 0xE3...0xFF: 100
        default: 55
        }
    }
}

extension FontDescription {
    /// The width in points of one unit of a text's length.
    fileprivate var emWidth: Double { points * widthFactor }

    /// The same at a text scale.
    func emWidth(at scale: Double) -> Double { points(at: scale) * widthFactor }

    private var widthFactor: Double {
        if design == .monospaced { return 1.1 }
        if case .style(.headline) = size, weight == nil { return 1.05 }
        return (weight ?? .regular).rawValue >= 600 ? 1.06 : 1
    }
}

extension ViewNode.ImageContent {
    /// The width in points that a picture of its own size takes beside text, at the default size.
    package func width(beside attributes: [ViewNode.Attribute]) -> Double {
        guard case .symbol = source else { return Measures.pictureWidth }
        var points = Measures.bodyPoints
        let span = attributes.span
        for index in span.indices {
            if case .font(let font) = span[index] { points = font.points }
        }
        return width(inTextOf: points)
    }

    /// The width in points in a text whose font has so many.
    package func width(inTextOf points: Double) -> Double {
        guard case .symbol = source else { return Measures.pictureWidth }
        return points * Measures.symbolEms * scale
    }
}
