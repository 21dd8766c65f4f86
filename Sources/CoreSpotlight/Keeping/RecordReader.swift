package import Foundation

/// The reason why the bytes of a record are no item: they are damaged, or of a later version of the program.
package struct UnreadableRecord: Error, Hashable {
    package init() {}
}

/// The values of a record of an item, read one after the other as `RecordWriter` wrote them.
package struct RecordReader {
    private let bytes: [UInt8]
    private var place = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package var isAtEnd: Bool { place == bytes.count }

    private mutating func take(_ count: Int) throws(UnreadableRecord) -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.count - place else { throw UnreadableRecord() }
        defer { place += count }
        return bytes[place..<place + count]
    }

    package mutating func byte() throws(UnreadableRecord) -> UInt8 {
        guard place < bytes.count else { throw UnreadableRecord() }
        defer { place += 1 }
        return bytes[place]
    }

    package mutating func flag() throws(UnreadableRecord) -> Bool { try byte() != 0 }

    package mutating func number() throws(UnreadableRecord) -> UInt64 {
        try take(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    package mutating func integer() throws(UnreadableRecord) -> Int64 {
        Int64(bitPattern: try number())
    }

    package mutating func double() throws(UnreadableRecord) -> Double {
        Double(bitPattern: try number())
    }

    package mutating func count() throws(UnreadableRecord) -> Int {
        let short = try byte()
        if short < 255 { return Int(short) }
        guard let long = Int(exactly: try number()) else { throw UnreadableRecord() }
        return long
    }

    package mutating func text() throws(UnreadableRecord) -> String {
        guard let text = String(validating: try take(try count()), as: UTF8.self) else {
            throw UnreadableRecord()
        }
        return text
    }

    package mutating func data() throws(UnreadableRecord) -> Data { Data(try take(try count())) }

    package mutating func optionalText() throws(UnreadableRecord) -> String? {
        try flag() ? try text() : nil
    }
}
