package import Foundation

/// The bytes of a record of an item, written value after value.
///
/// An app indexes thousands of items in a call, and JSON would take longer than all else about them.
package struct RecordWriter {
    package private(set) var bytes: [UInt8] = []

    package init() { bytes.reserveCapacity(512) }

    package mutating func write(_ byte: UInt8) { bytes.append(byte) }

    package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    package mutating func write(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func write(_ number: Int64) { write(UInt64(bitPattern: number)) }

    package mutating func write(_ number: Double) { write(number.bitPattern) }

    /// Writes the number of some elements, in one byte if they are few.
    package mutating func write(count: Int) {
        if count < 255 { return bytes.append(UInt8(count)) }
        bytes.append(255)
        write(UInt64(count))
    }

    package mutating func write(_ text: String) {
        write(count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    package mutating func write(_ data: Data) {
        write(count: data.count)
        bytes.append(contentsOf: data)
    }

    package mutating func write<Value>(
        optional value: Value?, _ body: (inout RecordWriter, Value) throws -> Void
    ) rethrows {
        write(value != nil)
        if let value { try body(&self, value) }
    }

    package mutating func write(optional text: String?) {
        write(optional: text) { $0.write($1) }
    }
}
