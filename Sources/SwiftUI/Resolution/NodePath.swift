/// The way from the root to the view being resolved, as the text of a node's identity.
///
/// Steps are appended to one buffer and taken off again, so a path costs no allocation until a node
/// asks for its identity. The alphabet of the steps keeps them apart: `.` enters a container, `-`
/// chooses among siblings, `_` and a lower-case letter names a part or a branch, and `_` with
/// upper-case hexadecimal digits escapes a character of an element's own identity.
package struct NodePath {
    private var bytes: [UInt8]

    init() {
        bytes = [UInt8(ascii: "0")]
        bytes.reserveCapacity(64)
    }

    /// The identity of a node at this path.
    package var id: NodeID {
        if bytes.last == UInt8(ascii: ".") {
            // A container's only child, which no sibling's number tells apart.
            return NodeID(String(decoding: bytes, as: UTF8.self) + "0")
        }
        return NodeID(String(decoding: bytes, as: UTF8.self))
    }

    /// Enters a container whose node stands at this path.
    package mutating func pushContainer() -> Int {
        let mark = bytes.count
        if bytes.last == UInt8(ascii: ".") { bytes.append(UInt8(ascii: "0")) }
        bytes.append(UInt8(ascii: "."))
        return mark
    }

    /// Chooses one of several views by its position.
    mutating func push(index: Int) -> Int {
        let mark = bytes.count
        if bytes.last != UInt8(ascii: ".") { bytes.append(UInt8(ascii: "-")) }
        if index < 10 {
            bytes.append(UInt8(ascii: "0") + UInt8(index))
        } else {
            bytes.append(contentsOf: String(index).utf8)
        }
        return mark
    }

    /// Chooses an element by its escaped identity.
    mutating func push(element step: String) -> Int {
        let mark = bytes.count
        if bytes.last != UInt8(ascii: ".") { bytes.append(UInt8(ascii: "-")) }
        bytes.append(contentsOf: step.utf8)
        return mark
    }

    /// Enters a named part or branch.
    mutating func push(_ part: StaticString) -> Int {
        let mark = bytes.count
        part.withUTF8Buffer { bytes.append(contentsOf: $0) }
        return mark
    }

    /// Goes back to where a step was taken.
    package mutating func pop(to mark: Int) {
        while bytes.count > mark { bytes.removeLast() }
    }

    /// Continues from a node's identity instead; give the result to `restore(_:)` afterwards.
    mutating func replace(with id: String) -> [UInt8] {
        let old = bytes
        bytes = Array(id.utf8)
        return old
    }

    mutating func restore(_ old: [UInt8]) {
        bytes = old
    }
}

// MARK: - Identities of elements

extension NodePath {
    /// An identity as a step: letters and digits stand, other bytes are escaped, and what is long
    /// is replaced by a hash of its text, the same in every run of the process.
    static func step<ID: Hashable>(of id: ID) -> String {
        if let number = id as? Int {
            return number >= 0 ? String(number) : "_2D\(number.magnitude)"
        }
        if let text = id as? String { return escaped(text) }
        return escaped(String(describing: id))
    }

    private static func escaped(_ text: String) -> String {
        if text.isEmpty { return "_n" }
        let utf8 = text.utf8
        if utf8.count > 48 { return "_h" + hash(text) }
        if utf8.allSatisfy(isPlain) { return text }
        var step: [UInt8] = []
        step.reserveCapacity(utf8.count * 3)
        let digits: [UInt8] = Array("0123456789ABCDEF".utf8)
        for byte in utf8 {
            if isPlain(byte) {
                step.append(byte)
            } else {
                step.append(UInt8(ascii: "_"))
                step.append(digits[Int(byte >> 4)])
                step.append(digits[Int(byte & 15)])
            }
        }
        return String(decoding: step, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: false
        }
    }

    /// FNV-1a; `Hasher` is seeded anew in each process.
    private static func hash(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        return String(hash, radix: 16)
    }

    /// A step that is not yet taken, made from one that is.
    static func unused(_ step: String, in seen: inout Set<String>) -> String {
        var number = 2
        while !seen.insert("\(step)_d\(number)").inserted { number += 1 }
        return "\(step)_d\(number)"
    }
}
