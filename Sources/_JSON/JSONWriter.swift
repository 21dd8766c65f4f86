package import NIOCore
// Code that writes JSON usually reads it too: one import is enough for both.
@_exported public import _JSONValue

/// A writer of JSON into a buffer, without a tree or an intermediate text.
///
/// The caller keeps the structure valid by using `object` and `array`; the writer inserts the
/// commas.
package struct JSONWriter: JSONOutput {
    package private(set) var buffer: ByteBuffer
    private var needsComma = false

    /// Creates a writer that appends to `buffer`.
    package init(into buffer: ByteBuffer = ByteBuffer()) {
        self.buffer = buffer
    }

    // MARK: - Structures

    /// Writes an object whose members `body` writes.
    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
    }

    /// Writes an array with one element for each of `elements`.
    package mutating func array<Elements: Sequence>(
        _ elements: Elements, _ element: (inout JSONWriter, Elements.Element) -> Void
    ) {
        enclose(UInt8(ascii: "["), UInt8(ascii: "]")) { writer in
            for value in elements { element(&writer, value) }
        }
    }

    private mutating func enclose(
        _ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void
    ) {
        separate()
        buffer.writeInteger(opening)
        needsComma = false
        body(&self)
        buffer.writeInteger(closing)
        needsComma = true
    }

    /// Writes the name of a member; its value must follow.
    ///
    /// Names are ours and need no escapes.
    package mutating func name(_ name: StaticString) {
        buffer.writeMemberName(name, afterComma: needsComma)
        needsComma = false
    }

    /// Writes the name of a member that came from elsewhere; its value must follow.
    package mutating func name(escaping name: String) {
        string(name)
        buffer.writeInteger(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func separate() {
        if needsComma { buffer.writeInteger(UInt8(ascii: ",")) }
        needsComma = true
    }

    // MARK: - Values

    package mutating func null() {
        separate()
        buffer.writeStaticString("null")
    }

    package mutating func bool(_ value: Bool) {
        separate()
        buffer.writeStaticString(value ? "true" : "false")
    }

    package mutating func int(_ value: Int) {
        separate()
        buffer.writeString(String(value))
    }

    /// Writes a number; one that JSON can't express becomes `null`.
    package mutating func double(_ value: Double) {
        guard value.isFinite else { return null() }
        if let whole = Int(exactly: value), abs(value) < 1e15 { return int(whole) }
        separate()
        buffer.writeString(value.description)
    }

    package mutating func string(_ text: String) {
        separate()
        var text = text
        text.withUTF8 { buffer.writeEscapedJSON($0) }
    }

    /// Writes a text from its UTF-8 bytes.
    package mutating func string(utf8: [UInt8]) {
        string(utf8: utf8[...])
    }

    /// Writes a part of a text from its UTF-8 bytes.
    package mutating func string(utf8: ArraySlice<UInt8>) {
        separate()
        utf8.withUnsafeBufferPointer { buffer.writeEscapedJSON($0) }
    }

    /// Writes finished JSON: one value, or members of the object that the caller has opened.
    package mutating func raw(_ json: ByteBuffer) {
        separate()
        buffer.writeImmutableBuffer(json)
    }
}

extension ByteBuffer {
    /// Writes a name in quotation marks with the comma before it and the colon after it in one write:
    /// messages consist mostly of names, and each write to a buffer costs time.
    fileprivate mutating func writeMemberName(_ name: StaticString, afterComma: Bool) {
        name.withUTF8Buffer { bytes in
            let start = afterComma ? 1 : 0
            let end = start + bytes.count + 3
            _ = writeWithUnsafeMutableBytes(minimumWritableBytes: end) { target in
                target[0] = UInt8(ascii: ",")
                target[start] = UInt8(ascii: "\"")
                UnsafeMutableRawBufferPointer(rebasing: target[(start + 1)...])
                    .copyMemory(from: UnsafeRawBufferPointer(bytes))
                target[end - 2] = UInt8(ascii: "\"")
                target[end - 1] = UInt8(ascii: ":")
                return end
            }
        }
    }

    /// Writes a text in quotation marks, with the escapes that JSON requires; nothing else writes
    /// escapes.
    fileprivate mutating func writeEscapedJSON(_ bytes: UnsafeBufferPointer<UInt8>) {
        var size = bytes.count + 2
        for byte in bytes { size &+= JSONEscape.room(for: byte) }
        writeWithUnsafeMutableBytes(minimumWritableBytes: size) { target in
            let source = UnsafeRawBufferPointer(bytes)
            var start = 0
            var end = 1
            target[0] = UInt8(ascii: "\"")
            while start < source.count {
                while start + 8 <= source.count {
                    let eight = source.loadUnaligned(fromByteOffset: start, as: UInt64.self)
                    // The bytes after one that needs an escape are overwritten afterwards.
                    target.storeBytes(of: eight, toByteOffset: end, as: UInt64.self)
                    let plain = JSONEscape.plainBytes(before: JSONEscape.marks(in: eight))
                    start += plain
                    end += plain
                    if plain < 8 { break }
                }
                guard start < source.count else { break }
                let byte = source[start]
                if JSONEscape.room(for: byte) == 0 {
                    target[end] = byte
                    end += 1
                } else {
                    end += JSONEscape.write(byte, to: target, at: end)
                }
                start += 1
            }
            target[end] = UInt8(ascii: "\"")
            return end + 1
        }
    }
}

/// The escapes of single bytes.
private enum JSONEscape {
    /// Returns the maximum number of bytes that the escape adds, without branches, so that a
    /// string's bytes can be summed several at a time.
    @inline(__always)
    static func room(for byte: UInt8) -> Int {
        (byte == UInt8(ascii: "\"") ? 1 : 0) &+ (byte == UInt8(ascii: "\\") ? 1 : 0)
            &+ (byte < 0x20 ? 5 : 0)
    }

    /// Returns eight bytes, with the highest bit set in the first one that needs an escape; the
    /// bytes above it are undefined.
    @inline(__always)
    static func marks(in eight: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high = ones << 7
        // The highest bit of a byte stays set if the byte is smaller than the subtrahend.
        func isSmaller(_ bytes: UInt64, than bound: UInt64) -> UInt64 {
            (bytes &- ones &* bound) & ~bytes & high
        }
        let quote = isSmaller(eight ^ (ones &* 0x22), than: 1)
        let backslash = isSmaller(eight ^ (ones &* 0x5C), than: 1)
        return quote | backslash | isSmaller(eight, than: 0x20)
    }

    /// Returns the number of bytes before the first mark; 8 if there is none.
    @inline(__always)
    static func plainBytes(before marks: UInt64) -> Int {
        // The first byte in memory is the least significant one of this integer.
        marks.littleEndian.trailingZeroBitCount / 8
    }

    /// Writes the escape and returns its length.
    static func write(
        _ byte: UInt8, to target: UnsafeMutableRawBufferPointer, at start: Int
    ) -> Int {
        target[start] = UInt8(ascii: "\\")
        switch byte {
        case 0x0A:
            target[start + 1] = UInt8(ascii: "n")
            return 2
        case ..<0x20:
            let digits: StaticString = "0123456789abcdef"
            target[start + 1] = UInt8(ascii: "u")
            target[start + 2] = UInt8(ascii: "0")
            target[start + 3] = UInt8(ascii: "0")
            target[start + 4] = byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1")
            target[start + 5] = digits.withUTF8Buffer { $0[Int(byte & 0xF)] }
            return 6
        default:
            target[start + 1] = byte
            return 2
        }
    }
}
