#if Fonts
    import CHarfBuzz

    /// The widths of the letters of a text, as a browser sets it in one line.
    struct TextShaping {
        let text: [UInt32]
        /// For each character, the points that it adds.
        private(set) var advances: [Double]
        /// True if the client has to find a font for some letters, which may be wider or narrower there.
        private(set) var hasUnmeasuredLetters = false

        /// The maximum number of characters of a stretch that are shaped; the others get the
        /// average width of these.
        static let mostShaped = 10_000

        /// Tells whether a character belongs to a script whose letters are joined: Arabic, Syriac, N’Ko,
        /// Mandaic, Mongolian.
        static func isJoined(_ character: UInt32) -> Bool {
            switch character {
            case 0x600...0x77F, 0x7C0...0x7FF, 0x840...0x8FF, 0x1800...0x18AF, 0xFB50...0xFDFF,
                0xFE70...0xFEFF:
                true
            default: false
            }
        }

        init(text: [UInt32]) {
            self.text = text
            advances = [Double](repeating: 0, count: text.count)
        }

        /// Measures a stretch in one style: the first of the fonts that has a letter draws it, and
        /// `tracking` points follow it.
        mutating func add(
            _ range: Range<Int>, faces: [FontFace], points: Double, tracking: Double,
            features: ShapingFeatures
        ) {
            let shaped = range.prefix(Self.mostShaped)
            for stretch in stretches(of: shaped, faces: faces) {
                let isSent = stretch.face.map { faces[$0].isSent } ?? false
                if !isSent,
                    stretch.range.contains(where: {
                        Self.mayBeWider(text[$0]) && !isEmoji(at: $0)
                    })
                {
                    hasUnmeasuredLetters = true
                }
                if let face = stretch.face {
                    faces[face].addAdvances(
                        of: text, in: stretch.range, script: stretch.script, features: features,
                        to: &advances, scale: points)
                } else {
                    for index in stretch.range {
                        advances[index] = Self.averageEms(of: text[index]) * points
                    }
                }
            }
            countEmoji(in: shaped, points: points)
            if tracking != 0 {
                // Joined letters stay joined: a browser doesn't change their spacing.
                for index in shaped where advances[index] > 0 && !Self.isJoined(text[index]) {
                    advances[index] += tracking
                }
            }
            guard shaped.count < range.count else { return }
            let average = shaped.reduce(0) { $0 + advances[$1] } / Double(shaped.count)
            for index in range.dropFirst(shaped.count) { advances[index] = average }
        }

        /// Sets the width of characters that no font draws.
        mutating func add(_ range: Range<Int>, width: Double) {
            for index in range { advances[index] = width }
        }

        /// Characters that one font draws in one script.
        private struct Stretch {
            var range: Range<Int>
            /// The index of the font; `nil` if none has these letters.
            var face: Int?
            var script: hb_script_t
        }

        private func stretches(of range: Range<Int>, faces: [FontFace]) -> [Stretch] {
            var stretches: [Stretch] = []
            let functions = hb_unicode_funcs_get_default()
            var current: Stretch?
            for index in range {
                let character = text[index]
                let own = hb_unicode_script(functions, character)
                let isShared =
                    own == HB_SCRIPT_COMMON || own == HB_SCRIPT_INHERITED
                    || own == HB_SCRIPT_UNKNOWN
                let script = isShared ? current?.script ?? HB_SCRIPT_COMMON : own
                // Marks and joiners stay with their base characters.
                let staysBeside =
                    own == HB_SCRIPT_INHERITED || (0xFE00...0xFE0F).contains(character)
                let face =
                    staysBeside && current != nil
                    ? current?.face : faces.firstIndex { $0.draws(character) }
                if var open = current, open.face == face,
                    open.script == script || open.script == HB_SCRIPT_COMMON
                {
                    open.range = open.range.lowerBound..<index + 1
                    open.script = script
                    current = open
                } else {
                    if let current { stretches.append(current) }
                    current = Stretch(range: index..<index + 1, face: face, script: script)
                }
            }
            if let current { stretches.append(current) }
            return stretches
        }

        /// Returns the width of a letter that no font has: ideographs and pictures are as wide as high.
        private static func averageEms(of character: UInt32) -> Double {
            if isOnSquare(character) { return 1 }
            return switch LineBreakClass(character) {
            case .mark, .joiner, .newline, .return, .zeroSpace, .wordJoiner: 0
            case .ideograph, .nonstarter, .wideOpen: 1
            case .emoji: 1.25
            case .flag: 0.625
            case .open, .close, .exclamation: 0.5
            default: 0.55
            }
        }

        // MARK: - Letters of other fonts

        /// Tells whether a character of East Asia fills a square, as ideographs, kana, hangul and
        /// their punctuation do: in few fonts some of them are narrower, and in none wider.
        private static func isOnSquare(_ character: UInt32) -> Bool {
            switch character {
            case 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
                0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFF:
                LineBreakClass(character) != .mark
            default: false
            }
        }

        /// Tells whether a character may be wider in another font than its estimate: true except
        /// for square characters, spaces, marks and invisible characters.
        private static func mayBeWider(_ character: UInt32) -> Bool {
            guard !isOnSquare(character), let scalar = Unicode.Scalar(character) else {
                return false
            }
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
                .nonspacingMark, .enclosingMark:
                return false
            default: return !scalar.properties.isDefaultIgnorableCodePoint
            }
        }

        /// Sets the width of each emoji to that in the widest font, since browsers draw emoji in a
        /// separate font, whatever fonts they received; characters joined to an emoji add nothing.
        private mutating func countEmoji(in range: Range<Int>, points: Double) {
            for index in range where isEmoji(at: index) {
                let isJoined = index > 0 && text[index - 1] == Self.joiner
                let isTone = (0x1F3FB...0x1F3FF).contains(text[index]) && index > 0
                let ems: Double =
                    if isJoined || isTone {
                        0
                    } else if LineBreakClass(text[index]) == .flag {
                        Self.widestEmoji / 2
                    } else {
                        Self.widestEmoji
                    }
                advances[index] = ems * points
                if index + 1 < range.upperBound, text[index + 1] == Self.colorSelector {
                    advances[index + 1] = 0
                }
            }
        }

        /// Tells whether browsers draw a character in color: pictures, and signs followed by a color selector.
        private func isEmoji(at index: Int) -> Bool {
            guard let properties = Unicode.Scalar(text[index])?.properties, properties.isEmoji
            else { return false }
            let next = index + 1 < text.count ? text[index + 1] : 0
            if next == Self.colorSelector { return true }
            // U+231A, the watch, is the first such character; a selector turns pictures into plain
            // signs, too. The pictures beyond the first plane are in no other fonts, whichever
            // appearance Unicode gives them by default.
            let isPicture = properties.isEmojiPresentation || text[index] >= 0x1F000
            return text[index] >= 0x231A && isPicture && next != Self.textSelector
        }

        /// The width of an emoji in the font with the widest ones, that of Windows, in ems.
        private static let widestEmoji = 1.4
        private static let joiner: UInt32 = 0x200D

        /// The variation selectors for a picture in color and for a plain sign.
        private static let colorSelector: UInt32 = 0xFE0F
        private static let textSelector: UInt32 = 0xFE0E
    }
#endif
