import Foundation

/// Characters in the form in which texts are compared.
package enum Folding {
    /// Returns a character in lower case, without accents, in its usual width; "" for an invisible one.
    static func folded(_ character: Character) -> String {
        if let ascii = character.asciiValue {
            return ascii >= 65 && ascii <= 90
                ? String(UnicodeScalar(ascii + 32)) : String(character)
        }
        // A character of a hostile text can have any number of marks.
        let scalars = String(String.UnicodeScalarView(character.unicodeScalars.prefix(6)))
        let wide = scalars.precomposedStringWithCompatibilityMapping.lowercased()
        guard let first = wide.unicodeScalars.first else { return "" }
        if let known = special[first] { return known }
        if isUnspaced(first) { return wide }
        if let sign = arabicSign(first) { return sign }
        let bare = wide.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
            !$0.properties.isDefaultIgnorableCodePoint
                && $0.properties.generalCategory != .nonspacingMark
        }
        return String(String.UnicodeScalarView(bare))
    }

    /// Returns a digit of Arabic or Persian, or a separator between such digits, as ASCII has it.
    private static func arabicSign(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x660...0x669: String(scalar.value - 0x660)
        case 0x6F0...0x6F9: String(scalar.value - 0x6F0)
        case 0x66B: "."
        case 0x66C: ","
        default: nil
        }
    }

    /// Letters whose plain form is no part of their decomposition.
    package static let special: [Unicode.Scalar: String] = [
        "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe",
        "ı": "i",
        // Arabic writers use these letters for one another, and stretch words by a line.
        "ى": "ي", "ة": "ه", "ـ": "",
    ]

    /// The sound v + vowel of foreign names is written in two ways: ルーヴル, ルーブル.
    static let voiced: [String: String] = ["ァ": "バ", "ィ": "ビ", "ェ": "ベ", "ォ": "ボ"]

    /// Tells whether words of the script are written without spaces between them.
    package static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        script(of: scalar) != .other
    }

    enum Script {
        case han, hiragana, katakana, other
    }

    static func script(of scalar: Unicode.Scalar) -> Script {
        switch scalar.value {
        case 0x3041...0x309F: .hiragana
        case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF: .katakana
        case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            .han
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: .hiragana
        default: .other
        }
    }
}
