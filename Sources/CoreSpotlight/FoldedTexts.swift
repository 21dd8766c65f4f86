package import Foundation

/// Texts of equal rank, prepared for comparison: without case, accents and widths.
package struct FoldedTexts: Sendable {
    /// All texts, with a zero before each of their words.
    private let bytes: [UInt8]

    package init(_ texts: [String], in locale: Locale) {
        var bytes: [UInt8] = []
        for text in texts {
            var isInWord = false
            for character in Self.fold(text, in: locale) {
                let belongs = character.isLetter || character.isNumber
                if belongs, !isInWord { bytes.append(0) }
                isInWord = belongs
                bytes.append(contentsOf: String(character).utf8)
            }
            bytes.append(1)
        }
        self.bytes = bytes
    }

    /// Returns a text without case, accents and widths.
    package static func fold(_ text: String, in locale: Locale) -> String {
        text.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale)
    }

    /// Returns whether a word of the texts begins with a folded word, or contains it if it is long
    /// enough to be significant.
    package func matches(_ word: some StringProtocol) -> Bool {
        let needle = Array(word.utf8)
        return holds([0] + needle) || word.count > 2 && holds(needle)
    }

    private func holds(_ needle: [UInt8]) -> Bool {
        guard let first = needle.first, needle.count <= bytes.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            needle.withUnsafeBufferPointer { needle in
                for start in 0...(bytes.count - needle.count) where bytes[start] == first {
                    var length = 1
                    while length < needle.count, bytes[start + length] == needle[length] {
                        length += 1
                    }
                    if length == needle.count { return true }
                }
                return false
            }
        }
    }
}
