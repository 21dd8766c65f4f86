/// The path from the root to the view being resolved, as the text of a node's identity.
///
/// Steps are appended to one buffer and removed again, so a path costs no allocation until a node
/// asks for its identity. The alphabet of the steps keeps them distinct: `.` enters a container,
/// `-` chooses among siblings, `_` and a lower-case letter names a part or a branch, and `_` with
/// upper-case hexadecimal digits escapes a character of an element's own identity.
package struct NodePath: ~Copyable {
    /// Holds `capacity` bytes, the first `count` of them initialized; no other code accesses it.
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity = 64
    private var count = 1

    init() {
        base = .allocate(capacity: capacity)
        base.initialize(to: UInt8(ascii: "0"))
    }

    deinit {
        base.deallocate()
    }

    /// The identity of a node at this path.
    package var id: NodeID {
        // A container's only child, which has no index among siblings, gets one.
        let length = endsInContainer ? count + 1 : count
        let text = String(unsafeUninitializedCapacity: length) { place in
            guard let start = place.baseAddress else { return 0 }
            start.initialize(from: base, count: count)
            if length > count { (start + count).initialize(to: UInt8(ascii: "0")) }
            return length
        }
        return NodeID(text)
    }

    private var endsInContainer: Bool { base[count - 1] == UInt8(ascii: ".") }

    /// Enters a container whose node is at this path.
    package mutating func pushContainer() -> Int {
        let mark = count
        if endsInContainer { append(UInt8(ascii: "0")) }
        append(UInt8(ascii: "."))
        return mark
    }

    /// Chooses one of several views by its position.
    mutating func push(index: Int) -> Int {
        let mark = count
        if !endsInContainer { append(UInt8(ascii: "-")) }
        if index < 10 {
            append(UInt8(ascii: "0") + UInt8(index))
        } else {
            append(String(index))
        }
        return mark
    }

    /// Chooses an element by its escaped identity.
    mutating func push(element step: String) -> Int {
        let mark = count
        if !endsInContainer { append(UInt8(ascii: "-")) }
        append(step)
        return mark
    }

    /// Enters a named part or branch.
    mutating func push(_ part: StaticString) -> Int {
        let mark = count
        part.withUTF8Buffer { for byte in $0 { append(byte) } }
        return mark
    }

    /// Returns to the position before a step.
    package mutating func pop(to mark: Int) {
        count = max(1, min(mark, count))
    }

    /// Continues from a node's identity; the caller passes the result to `replace(with:)` later.
    mutating func replace(with id: String) -> String {
        let old = String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
        count = 0
        append(id)
        return old
    }

    private mutating func append(_ text: String) {
        for byte in text.utf8 { append(byte) }
    }

    private mutating func append(_ byte: UInt8) {
        if count == capacity { grow() }
        (base + count).initialize(to: byte)
        count += 1
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}

// MARK: - Identities of elements

extension NodePath {
    /// Returns an identity as a step: letters and digits are kept, other bytes are escaped, and a
    /// long step is replaced by a hash of its text, the same in every run of the process.
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

    private static func hash(_ text: String) -> String {
        String(StableHash.number(of: text), radix: 16)
    }

    /// Returns a variant of a step that no sibling has taken.
    static func unused(_ step: String, in seen: inout StepSet) -> String {
        var number = 2
        while !seen.insert("\(step)_d\(number)") { number += 1 }
        return "\(step)_d\(number)"
    }

    /// The steps that siblings have taken.
    struct StepSet {
        /// The first few steps are compared one by one, which is faster than hashing them.
        private var few: [String] = []
        private var many: Set<String> = []

        init(capacity: Int = 0) {
            few.reserveCapacity(min(capacity, 16))
        }

        /// Adds a step, unless it is there already.
        mutating func insert(_ step: String) -> Bool {
            if many.isEmpty {
                if few.contains(step) { return false }
                few.append(step)
                if few.count > 16 { many = Set(few) }
                return true
            }
            return many.insert(step).inserted
        }
    }
}
