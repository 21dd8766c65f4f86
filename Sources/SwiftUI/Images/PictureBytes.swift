/// The beginning of a picture's file, read with bounds checks.
struct PictureBytes {
    let bytes: [UInt8]

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    /// Returns the big-endian number in some bytes.
    func big(at start: Int, count: Int) -> Int? {
        guard start >= 0, start + count <= bytes.count else { return nil }
        return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the little-endian number in some bytes.
    func little(at start: Int, count: Int) -> Int? {
        guard start >= 0, start + count <= bytes.count else { return nil }
        return bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns a text of four letters.
    func text(at start: Int) -> String? {
        guard start >= 0, start + 4 <= bytes.count else { return nil }
        return String(decoding: bytes[start..<start + 4], as: UTF8.self)
    }

    /// Tells whether Exif metadata declares the picture as turned on its side.
    func isTurned(at start: Int) -> Bool {
        guard text(at: start) == "Exif" else { return false }
        let header = start + 6
        let isLittle = big(at: header, count: 2) == 0x4949
        func number(_ place: Int, _ count: Int) -> Int? {
            isLittle ? little(at: place, count: count) : big(at: place, count: count)
        }
        guard let offset = number(header + 4, 4), let count = number(header + offset, 2) else {
            return false
        }
        for entry in 0..<min(count, 64) {
            let place = header + offset + 2 + entry * 12
            guard number(place, 2) == 0x0112 else { continue }
            return (5...8).contains(number(place + 8, 2) ?? 1)
        }
        return false
    }
}
