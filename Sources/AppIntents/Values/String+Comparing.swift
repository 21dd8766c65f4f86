import Foundation

/// Texts are compared as people read them: without regard to capitals and accents.
///
/// Unspecified by Apple for what the system compares itself; a query's own comparators do as their
/// author wrote them.
extension String {
    public static var _comparisons: [_ValueComparison] {
        [.equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix]
    }

    public static var _precedes: ((String, String) -> Bool)? {
        { FoldedText($0) < FoldedText($1) }
    }

    public static func _test(
        _ comparison: _ValueComparison, _ inputs: [any _IntentValue]
    ) -> ((String) -> Bool)? {
        guard inputs.count == 1, let input = inputs[0] as? String else { return nil }
        let given = FoldedText(input)
        return switch comparison {
        case .equalTo: { FoldedText($0) == given }
        case .notEqualTo: { FoldedText($0) != given }
        case .contains: { FoldedText($0).contains(given) }
        case .hasPrefix: { FoldedText($0).hasPrefix(given) }
        case .hasSuffix: { FoldedText($0).hasSuffix(given) }
        case .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo, .isBetween,
            .hasValue, .hasNoValue:
            nil
        }
    }
}

/// A text without its capitals and accents.
struct FoldedText: Comparable {
    private let text: String

    init(_ text: String) {
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        self.text =
            isASCII
            ? Self.lowercased(text)
            : text.folding(
                options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    // Foundation's folding takes a microsecond and more, and a find action folds each text of each
    // entity.
    private static func lowercased(_ text: String) -> String {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.contains(where: { (0x41...0x5A).contains($0) }) else {
                return String(decoding: bytes, as: UTF8.self)
            }
            return String(unsafeUninitializedCapacity: bytes.count) { buffer in
                for place in bytes.indices {
                    let byte = bytes[place]
                    buffer.initializeElement(
                        at: place, to: (0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
                }
                return bytes.count
            }
        }
    }

    static func < (left: FoldedText, right: FoldedText) -> Bool { left.text < right.text }

    func contains(_ other: FoldedText) -> Bool {
        other.text.isEmpty || text.utf8.firstRange(of: other.text.utf8) != nil
    }

    func hasPrefix(_ other: FoldedText) -> Bool { text.utf8.starts(with: other.text.utf8) }

    func hasSuffix(_ other: FoldedText) -> Bool {
        text.utf8.reversed().starts(with: other.text.utf8.reversed())
    }
}
