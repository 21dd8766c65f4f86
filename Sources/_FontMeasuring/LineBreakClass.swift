/// The line-breaking class of a character: the classes of Unicode's Annex 14, as far as their rules
/// differ.
enum LineBreakClass: UInt8 {
    case newline, `return`, space, zeroSpace, wordJoiner, glue, mark, joiner
    case letter, number, ideograph, emoji, flag
    case open, wideOpen, close, quote, endQuote, exclamation, infix, slash, hyphen, breakAfter,
        breakBefore, dash
    case nonstarter, prefix, postfix, ellipsis

    init(_ character: UInt32) {
        if character < 0x80 {
            self = Self.ascii[Int(character)]
        } else if character < 0x2000 {
            self = Self.early(character)
        } else if character < 0x2E80 {
            self = Self.sign(character)
        } else {
            self = Self.late(character)
        }
    }

    private static let ascii: [LineBreakClass] = (0..<128).map { byte in
        switch UInt8(byte) {
        case 0x0A, 0x0B, 0x0C: .newline
        case 0x0D: .return
        case UInt8(ascii: "\t"): .breakAfter
        case UInt8(ascii: " "): .space
        case 0..<0x20, 0x7F: .mark
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .number
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .close
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
        case UInt8(ascii: "?"): .exclamation
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"),
            UInt8(ascii: "!"):
            .infix
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "|"): .breakAfter
        case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
        case UInt8(ascii: "%"): .postfix
        default: .letter
        }
    }

    /// Returns the class of a character from Latin to Georgian or of the Indian scripts.
    private static func early(_ character: UInt32) -> LineBreakClass {
        switch character {
        case 0x85: .newline
        case 0xA0, 0x0F0C: .glue
        case 0xA1, 0xBF: .open
        case 0xA2, 0xB0: .postfix
        case 0xA3...0xA5, 0xB1: .prefix
        case 0xAB, 0xBB: .quote
        case 0xAD, 0x058A, 0x05BE, 0x0964, 0x0965, 0x1361, 0x17D4, 0x17D5: .breakAfter
        case 0xB4, 0x02C8, 0x02CC, 0x02DF: .breakBefore
        case 0x034F: .glue
        case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4,
            0x05C5, 0x05C7, 0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC,
            0x06DF...0x06E4, 0x06E7, 0x06E8, 0x06EA...0x06ED, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF:
            .mark
        case 0x0589, 0x060C, 0x060D, 0x061B, 0x061E, 0x061F, 0x06D4: .exclamation
        case 0x0609, 0x060A, 0x066A: .postfix
        case 0x0660...0x0669, 0x066B, 0x066C, 0x06F0...0x06F9, 0x0966...0x096F: .number
        case 0x1100...0x115F: .ideograph
        case 0x1160...0x11FF: .mark
        default: isMark(character) ? .mark : .letter
        }
    }

    /// Returns the class of punctuation, arrows, mathematics and pictures.
    private static func sign(_ character: UInt32) -> LineBreakClass {
        switch character {
        case 0x2000...0x2006, 0x2008...0x200A: .breakAfter
        case 0x2007, 0x202F, 0x2011: .glue
        case 0x200B: .zeroSpace
        case 0x200C, 0x200E, 0x200F, 0x202A...0x202E, 0x2061...0x206F, 0x20D0...0x20F0: .mark
        case 0x200D: .joiner
        case 0x2060: .wordJoiner
        case 0x2010, 0x2012, 0x2013, 0x2056, 0x2058...0x205B, 0x205D, 0x205E, 0x205F:
            .breakAfter
        case 0x2014: .dash
        case 0x2018, 0x201B, 0x201C, 0x201F, 0x2039: .quote
        case 0x2019, 0x201D, 0x203A: .endQuote
        case 0x201A, 0x201E, 0x2045, 0x207D, 0x208D, 0x2329: .open
        case 0x2046, 0x207E, 0x208E, 0x232A: .close
        case 0x2024...0x2026: .ellipsis
        case 0x2028, 0x2029: .newline
        case 0x2030...0x2037, 0x20A7, 0x20B6, 0x20BB, 0x20BE, 0x20C0, 0x2103, 0x2109: .postfix
        case 0x203C, 0x203D, 0x2047...0x2049: .nonstarter
        case 0x2044: .infix
        case 0x20A0...0x20CF, 0x2116, 0x2212, 0x2213: .prefix
        case 0x231A, 0x231B, 0x23F0...0x23F3, 0x2600...0x2603, 0x2614, 0x2615, 0x2618,
            0x261A...0x261F, 0x2639...0x263B, 0x2668, 0x267F, 0x26BD...0x26C8, 0x26CD,
            0x26CF...0x26D1, 0x26D3, 0x26D4, 0x26D8, 0x26D9, 0x26DC, 0x26DF...0x26E1, 0x26EA,
            0x26F1...0x26F5, 0x26F7...0x26FA, 0x26FD...0x2704, 0x2708...0x270D:
            .emoji
        case 0x2757, 0x275B...0x2760: .quote
        case 0x2762, 0x2763: .exclamation
        case 0x2764: .emoji
        default: .letter
        }
    }

    /// Returns the class of a character of East Asia's scripts, or of a picture.
    private static func late(_ character: UInt32) -> LineBreakClass {
        switch character {
        case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: .close
        case 0x3005, 0x301C, 0x303B, 0x303C, 0x309B...0x309E, 0x30A0, 0x30FB, 0x30FD, 0x30FE,
            0xFF1A,
            0xFF1B, 0xFF65, 0xFF9E, 0xFF9F:
            .nonstarter
        // Small kana and the sign that lengthens a vowel are nonstarters only by strict rules.
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D,
            0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
            .wideOpen
        case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E,
            0x301F, 0xFF09, 0xFF3D, 0xFF5D, 0xFF60, 0xFF63:
            .close
        case 0xFF01, 0xFF1F: .exclamation
        case 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6: .prefix
        case 0xFF05, 0xFFE0: .postfix
        case 0x302A...0x302F, 0x3099, 0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF,
            0x1F3FB...0x1F3FF, 0xE0020...0xE007F:
            .mark
        case 0xFEFF: .wordJoiner
        case 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0xA4D0...0xA95F, 0xA980...0xABFF, 0xD7B0...0xF8FF,
            0x10000...0x1AFFF, 0x1D000...0x1EFFF, 0xE0000...0x10FFFF:
            isMark(character) ? .mark : .letter
        case 0x1F1E6...0x1F1FF: .flag
        case 0x1F000...0x1FAFF: .emoji
        default: .ideograph
        }
    }

    private static func isMark(_ character: UInt32) -> Bool {
        switch Unicode.Scalar(character)?.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format: true
        default: false
        }
    }
}
