import Foundation

/// The size of a picture in pixels, read from the beginning of its file.
package struct PictureSize: Sendable, Hashable {
    package var width: Double
    package var height: Double

    /// The number of bytes that is enough to find the size of nearly all pictures in use.
    package static let neededBytes = 1 << 18

    private init?(_ width: Double, _ height: Double) {
        guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
        self.width = width
        self.height = height
    }

    private init?(_ width: Int, _ height: Int) {
        self.init(Double(width), Double(height))
    }

    /// Reads a PNG, GIF, JPEG, WebP or SVG; `nil` if the bytes are none of these, or damaged.
    package init?(of bytes: some RandomAccessCollection<UInt8>) {
        let reader = PictureBytes(bytes.prefix(Self.neededBytes))
        let found =
            Self.png(reader) ?? Self.gif(reader) ?? Self.webP(reader) ?? Self.jpeg(reader)
            ?? Self.drawing(reader.bytes)
        guard let found else { return nil }
        self = found
    }

    /// Returns whether the bytes of a file, or the first bytes needed for its size, aren't a
    /// picture.
    ///
    /// A longer file may have its size further on, and a drawing without lengths takes any size.
    package static func isDamaged(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
        PictureSize(of: bytes) == nil && bytes.count < neededBytes
            && !String(decoding: bytes.prefix(drawingBytes), as: UTF8.self).contains("<svg")
    }

    /// The number of bytes in which an SVG begins, after its comments.
    private static let drawingBytes = 1 << 14

    private static func png(_ bytes: PictureBytes) -> PictureSize? {
        guard bytes.big(at: 0, count: 4) == 0x8950_4e47, bytes.text(at: 12) == "IHDR",
            let width = bytes.big(at: 16, count: 4), let height = bytes.big(at: 20, count: 4)
        else { return nil }
        return PictureSize(width, height)
    }

    private static func gif(_ bytes: PictureBytes) -> PictureSize? {
        guard bytes.text(at: 0) == "GIF8", let width = bytes.little(at: 6, count: 2),
            let height = bytes.little(at: 8, count: 2)
        else { return nil }
        return PictureSize(width, height)
    }

    private static func webP(_ bytes: PictureBytes) -> PictureSize? {
        guard bytes.text(at: 0) == "RIFF", bytes.text(at: 8) == "WEBP" else { return nil }
        switch bytes.text(at: 12) {
        case "VP8 ":
            guard let width = bytes.little(at: 26, count: 2),
                let height = bytes.little(at: 28, count: 2)
            else { return nil }
            return PictureSize(width & 0x3fff, height & 0x3fff)
        case "VP8L":
            guard let both = bytes.little(at: 21, count: 4) else { return nil }
            return PictureSize((both & 0x3fff) + 1, (both >> 14 & 0x3fff) + 1)
        case "VP8X":
            guard let width = bytes.little(at: 24, count: 3),
                let height = bytes.little(at: 27, count: 3)
            else { return nil }
            return PictureSize(width + 1, height + 1)
        default: return nil
        }
    }

    private static func jpeg(_ bytes: PictureBytes) -> PictureSize? {
        guard bytes.big(at: 0, count: 2) == 0xffd8 else { return nil }
        var place = 2
        var isTurned = false
        while let marker = bytes.big(at: place, count: 2), marker > 0xff00,
            let length = bytes.big(at: place + 2, count: 2), length >= 2
        {
            switch marker {
            case 0xffff:
                // A padding byte; the marker begins after it.
                place += 1
                continue
            case 0xffe1: isTurned = isTurned || bytes.isTurned(at: place + 4)
            case 0xffc0...0xffcf where ![0xffc4, 0xffc8, 0xffcc].contains(marker):
                guard let height = bytes.big(at: place + 5, count: 2),
                    let width = bytes.big(at: place + 7, count: 2)
                else { return nil }
                return isTurned ? PictureSize(height, width) : PictureSize(width, height)
            case 0xffda: return nil
            default: break
            }
            place += 2 + length
        }
        return nil
    }

    /// Reads the lengths of an SVG, or those of its view box.
    private static func drawing(_ bytes: [UInt8]) -> PictureSize? {
        let text = String(decoding: bytes.prefix(drawingBytes), as: UTF8.self)
        guard let start = text.range(of: "<svg"),
            let end = text[start.upperBound...].firstIndex(of: ">")
        else { return nil }
        let tag = text[start.upperBound..<end]
        func lengths(_ attribute: Regex<(Substring, Substring)>) -> [Double?]? {
            tag.firstMatch(of: attribute)?.output.1
                .split(whereSeparator: { $0.isWhitespace || $0 == "," })
                .map { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
        }
        let width = lengths(/\swidth\s*=\s*["']([^"']*)["']/)?.first ?? nil
        let height = lengths(/\sheight\s*=\s*["']([^"']*)["']/)?.first ?? nil
        if let width, let height { return PictureSize(width, height) }
        let viewBox = lengths(/\sviewBox\s*=\s*["']([^"']*)["']/)
        guard let box = viewBox, box.count == 4, let across = box[2], let down = box[3],
            across > 0, down > 0
        else { return nil }
        if let width { return PictureSize(width, width * down / across) }
        if let height { return PictureSize(height * across / down, height) }
        return PictureSize(across, down)
    }
}
