/// The names of the elements and attributes of a document, as a browser would find them.
struct MarkupOutline: Hashable {
    /// Elements, and attributes with an `@` before them.
    var names: Set<String> = []
    /// True if every tag ends, and every attribute's value is in quotes.
    var isWhole = true

    init(_ html: String) {
        let bytes = Array(html.utf8)
        var place = 0
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        func name() -> String {
            let start = place
            while place < bytes.count, !isSpace(bytes[place]), bytes[place] != UInt8(ascii: ">"),
                bytes[place] != UInt8(ascii: "=")
            {
                place += 1
            }
            return String(decoding: bytes[start..<place], as: UTF8.self)
        }
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "<") else {
                place += 1
                continue
            }
            place += 1
            names.insert(name())
            while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
                if isSpace(bytes[place]) {
                    place += 1
                    continue
                }
                let start = place
                let attribute = name()
                if !attribute.isEmpty { names.insert("@" + attribute) }
                guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
                    if place == start { place += 1 }
                    continue
                }
                place += 1
                guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
                    isWhole = false
                    continue
                }
                place += 1
                while place < bytes.count, bytes[place] != UInt8(ascii: "\"") { place += 1 }
                if place == bytes.count { isWhole = false }
                place += 1
            }
            if place >= bytes.count { isWhole = false }
            place += 1
        }
    }
}

extension String {
    /// One element a line, so that a snapshot can be read and compared.
    var brokenAtElements: String { replacing("><", with: ">\n<") + "\n" }
}
