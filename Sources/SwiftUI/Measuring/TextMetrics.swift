/// Approximate widths of text, accurate to a tenth: enough for estimates, not for typesetting.
enum TextMetrics {
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
    /// Returns the width in points of one unit of a text's length at a text scale.
    func emWidth(at scale: Double) -> Double { points(at: scale) * widthFactor }

    private var widthFactor: Double {
        if design == .monospaced { return 1.1 }
        if case .style(.headline) = size, weight == nil { return 1.05 }
        return (weight ?? .regular).rawValue >= 600 ? 1.06 : 1
    }
}

extension ViewNode.ImageContent {
    /// Returns the width in points of a picture in its natural size in a text of a font size.
    package func width(inTextOf points: Double) -> Double {
        guard case .symbol = source else { return Measures.pictureWidth }
        return points * Measures.symbolEms * scale
    }
}
