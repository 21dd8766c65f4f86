import Foundation
import SwiftUI

// Meshes as pictures that browsers stretch.
extension HTMLWriter {
    /// Writes a small picture as the layer of a background that covers its box.
    mutating func picture(of mesh: Paint.Mesh) {
        guard let file = mesh.file else { return markup("transparent") }
        markup("url(data:image/png;base64,")
        attributeValue(Data(file).base64EncodedString())
        markup(") 0 0/100% 100%")
    }
}

extension Paint.Mesh {
    /// The count of rows; `nil` if the picture is incomplete or too large.
    private var height: Int? {
        let sides = 1...128
        guard sides.contains(width), pixels.count.isMultiple(of: width * 4) else { return nil }
        let height = pixels.count / (width * 4)
        return sides.contains(height) ? height : nil
    }

    /// The mean colors of the rows from top to bottom, for uses that can't have a picture.
    var rows: Paint {
        let height = height ?? 0
        let bytes = [UInt8](pixels)
        let stops = (0..<height).map { row in
            var sums = SIMD4<Double>.zero
            for start in stride(from: row * width * 4, to: (row + 1) * width * 4, by: 4) {
                sums += SIMD4(
                    Double(bytes[start]), Double(bytes[start + 1]), Double(bytes[start + 2]),
                    Double(bytes[start + 3]))
            }
            let mean = sums / (255 * Double(width))
            return Paint.Stop(
                paint: .rgb(red: mean.x, green: mean.y, blue: mean.z, opacity: mean.w),
                location: (Double(row) + 0.5) / Double(height))
        }
        return .linearGradient(
            stops: stops, start: Paint.UnitPosition(x: 0.5, y: 0),
            end: Paint.UnitPosition(x: 0.5, y: 1))
    }

    /// The picture as a file in the format Portable Network Graphics, without compression, which
    /// would save little for few pixels.
    var file: [UInt8]? {
        guard let height else { return nil }
        let bytes = [UInt8](pixels)
        // A row begins with the number of its filter: none.
        let lines = (0..<height).flatMap { row -> [UInt8] in
            [0] + Array(bytes[row * width * 4..<(row + 1) * width * 4])
        }
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Eight bits of red, green, blue and opacity.
        let header: [UInt8] = UInt32(width).big + UInt32(height).big + [8, 6, 0, 0, 0]
        file.append(chunk: "IHDR", header)
        file.append(chunk: "IDAT", lines.stored)
        file.append(chunk: "IEND", [])
        return file
    }
}

extension UInt32 {
    /// The bytes in big-endian order.
    fileprivate var big: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}

extension [UInt8] {
    /// Adds a chunk of a file with its length and its checksum.
    fileprivate mutating func append(chunk name: String, _ content: [UInt8]) {
        let named = Array(name.utf8) + content
        self += UInt32(truncatingIfNeeded: content.count).big + named + named.checksum.big
    }

    /// The bytes as a zlib stream, in uncompressed blocks.
    fileprivate var stored: [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = Swift.min(start + 0xFFFF, count)
            let length = UInt16(truncatingIfNeeded: end - start)
            stream.append(end == count ? 1 : 0)
            for number in [length, ~length] {
                stream.append(UInt8(truncatingIfNeeded: number))
                stream.append(UInt8(truncatingIfNeeded: number >> 8))
            }
            stream += self[start..<end]
            start = end
        } while start < count
        var (sum, sums): (UInt32, UInt32) = (1, 0)
        for byte in self {
            sum = (sum + UInt32(byte)) % 65521
            sums = (sums + sum) % 65521
        }
        return stream + (sums << 16 | sum).big
    }

    /// The 32-bit cyclic redundancy check.
    fileprivate var checksum: UInt32 {
        var sum = UInt32.max
        for byte in self {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
