import Foundation

/// Texts are compared as people read them: without regard to case and accents.
///
/// Unspecified by Apple for comparisons by the system; the author decides what a query's own
/// comparators do.
extension String {
    public static var _comparisons: [_ValueComparison] {
        [.equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix]
    }

    public static var _precedes: ((String, String) -> Bool)? {
        { first, second in
            FoldedText.bytes(of: first) { left in
                FoldedText.bytes(of: second) { left.precedes($0) }
            }
        }
    }

    public static func _test(
        _ comparison: _ValueComparison, _ inputs: [any _IntentValue]
    ) -> ((String) -> Bool)? {
        guard inputs.count == 1, let input = inputs[0] as? String else { return nil }
        let given = FoldedText.bytes(of: input) { $0.folded }
        return switch comparison {
        case .equalTo:
            { FoldedText.bytes(of: $0) { $0.count == given.count && $0.has(given, at: 0) } }
        case .notEqualTo:
            { FoldedText.bytes(of: $0) { $0.count != given.count || !$0.has(given, at: 0) } }
        case .contains: { FoldedText.bytes(of: $0) { $0.contains(given) } }
        case .hasPrefix: { FoldedText.bytes(of: $0) { $0.has(given, at: 0) } }
        case .hasSuffix:
            { FoldedText.bytes(of: $0) { $0.has(given, at: $0.count - given.count) } }
        case .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo, .isBetween,
            .hasValue, .hasNoValue:
            nil
        }
    }
}

extension String {
    /// Returns whether a text occurs in the string, without regard to case and accents.
    package func contains(folded text: String) -> Bool {
        let wanted = FoldedText.bytes(of: text) { $0.folded }
        return FoldedText.bytes(of: self) { $0.contains(wanted) }
    }
}

/// The bytes of a text, read without regard to case and accents.
///
/// A find action compares many texts of many entities, so a text of ASCII is neither copied nor
/// folded: Foundation takes a microsecond or more for that.
private struct FoldedText {
    private let buffer: UnsafeBufferPointer<UInt8>

    /// Calls a function with the bytes of a text, which are valid until it returns.
    static func bytes<Result>(of text: String, _ body: (FoldedText) -> Result) -> Result {
        var text = text
        let isASCII = text.withUTF8 { $0.allSatisfy { $0 < 0x80 } }
        if !isASCII {
            text = text.folding(
                options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        }
        return text.withUTF8 { body(FoldedText(buffer: $0)) }
    }

    var count: Int { buffer.count }

    /// A copy of the bytes, in lowercase.
    var folded: [UInt8] { buffer.map(Self.small) }

    private static func small(_ byte: UInt8) -> UInt8 {
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }

    /// Returns whether lowercase bytes occur at a position.
    func has(_ other: [UInt8], at place: Int) -> Bool {
        guard place >= 0, place + other.count <= count else { return false }
        for index in other.indices where Self.small(buffer[place + index]) != other[index] {
            return false
        }
        return true
    }

    func contains(_ other: [UInt8]) -> Bool {
        guard let first = other.first else { return true }
        guard other.count <= count else { return false }
        for place in 0...(count - other.count)
        where Self.small(buffer[place]) == first && has(other, at: place) {
            return true
        }
        return false
    }

    func precedes(_ other: FoldedText) -> Bool {
        for index in 0..<min(count, other.count) {
            let (left, right) = (Self.small(buffer[index]), Self.small(other.buffer[index]))
            if left != right { return left < right }
        }
        return count < other.count
    }
}
