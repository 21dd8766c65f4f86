#if Fonts
    package import SwiftUI

    /// Measures text in the fonts of this system, with HarfBuzz.
    ///
    /// Recently measured texts are kept, up to a limit, for the next layout.
    package final class FontMeasuring: TextMeasuring {
        package let directories: FontDirectories
        private let fonts: FontSet
        private let known = MeasuredTexts()

        /// Finds the fonts.
        ///
        /// - Parameters:
        ///   - directories: The directories to search.
        ///   - onProblem: Receives each problem with a font once; it may be called from any thread.
        /// - Throws: `FontProblem` if the family for most text is missing.
        package init(
            _ directories: FontDirectories = .standard(),
            onProblem: @escaping @Sendable (FontProblem) -> Void = { _ in }
        ) throws(FontProblem) {
            self.directories = directories
            fonts = try FontSet(directories, onProblem: onProblem)
            // A family whose most used file can't be read counts as missing.
            guard let first = fonts.faces(for: .standard, weight: 400, isItalic: false).first,
                fonts.families[.standard]?.files.contains(first.file) == true
            else {
                throw .noFamily(
                    FontSet.names(for: .standard)[0], directories: directories.paths)
            }
        }

        /// The fonts that text is measured in, for surfaces that draw it.
        package var drawn: DrawnFonts {
            DrawnFonts(designs: fonts.families, helpers: fonts.helpers)
        }

        package func points(of font: FontDescription, textSize: DynamicTypeSize) -> Double {
            font.points(at: textSize.textScale)
        }

        package func measure(
            _ runs: [ViewNode.TextRun], font: FontDescription, textSize: DynamicTypeSize
        ) -> MeasuredText {
            // With monospaced digits, all numbers with the same count of digits are measured as one text.
            let runs = font.isMonospacedDigit ? runs.map(\.withZeros) : runs
            let key = MeasuredTexts.Key(runs: runs, font: font, textSize: textSize)
            if let text = known[key] { return text }
            let text = shape(runs, font: font, textSize: textSize)
            known[key] = text
            return text
        }

        /// Returns the files that draw a text: that of its font, and those of the helping families.
        func files(drawing runs: [ViewNode.TextRun], font: FontDescription) -> Set<FontFile> {
            var files: Set<FontFile> = []
            for run in runs where run.image == nil {
                let faces = faces(
                    of: RunFont(run.style?.font ?? font, style: run.style, inherited: font))
                var used = Set(faces.indices.prefix(1))
                for scalar in run.text.unicodeScalars {
                    if let index = faces.firstIndex(where: { $0.draws(scalar.value) }) {
                        used.insert(index)
                    }
                }
                files.formUnion(used.map { faces[$0] }.filter(\.isSent).map(\.file))
            }
            return files
        }

        private func shape(
            _ runs: [ViewNode.TextRun], font: FontDescription, textSize: DynamicTypeSize
        ) -> MeasuredText {
            var text: [UInt32] = []
            var ranges: [Range<Int>] = []
            for run in runs {
                let start = text.count
                if run.image != nil {
                    text.append(Self.picture)
                } else {
                    for scalar in run.text.unicodeScalars { text.append(scalar.value) }
                }
                ranges.append(start..<text.count)
            }
            var shaping = TextShaping(text: text)
            let own = RunFont(font, style: nil, inherited: font)
            let ownFaces = faces(of: own)
            let points = points(of: font, textSize: textSize)
            var box = LineBox(own, points: points, face: ownFaces.first)
            for (run, range) in zip(runs, ranges) {
                let style = run.style
                let isOwn = style == nil
                let runFont =
                    isOwn ? own : RunFont(style?.font ?? font, style: style, inherited: font)
                let runPoints =
                    style?.font.map { self.points(of: $0, textSize: textSize) } ?? points
                if let image = run.image {
                    shaping.add(range, width: image.width(inTextOf: runPoints))
                    continue
                }
                let runFaces = isOwn ? ownFaces : faces(of: runFont)
                shaping.add(
                    range, faces: runFaces, points: runPoints,
                    tracking: runFont.tracking * runPoints,
                    features: ShapingFeatures(
                        hasEqualDigits: runFont.hasEqualDigits, isTracked: runFont.tracking != 0))
                if style?.font != nil {
                    box.include(LineBox(runFont, points: runPoints, face: runFaces.first))
                }
            }
            return MeasuredText(
                pieces: Self.pieces(of: shaping), lineHeight: box.above + box.below,
                baseline: box.above,
                capHeight: (ownFaces.first?.capHeight ?? Measures.capHeightEms) * points,
                hasUnmeasuredLetters: shaping.hasUnmeasuredLetters)
        }

        /// The character that represents a picture for line breaking.
        private static let picture: UInt32 = 0xFFFC

        private func faces(of font: RunFont) -> [FontFace] {
            fonts.faces(for: font.design, weight: font.weight, isItalic: font.isItalic)
        }

        /// Divides a text at its possible line breaks.
        private static func pieces(of shaping: TextShaping) -> [MeasuredText.Piece] {
            let breaks = LineBreaks(shaping.text).after
            var pieces: [MeasuredText.Piece] = []
            var piece = MeasuredText.Piece(width: 0)
            var isOpen = false
            for index in shaping.text.indices {
                isOpen = true
                let advance = max(shaping.advances[index], 0)
                switch LineBreakClass(shaping.text[index]) {
                case .newline, .return: break
                case .space: piece.space += advance
                default:
                    // Spaces without a line break after them are part of their piece.
                    piece.width += piece.space + advance
                    piece.space = 0
                    piece.widestLetter = max(piece.widestLetter, advance)
                }
                guard breaks[index] != .forbidden else { continue }
                piece.endsLine = breaks[index] == .required
                pieces.append(piece)
                piece = MeasuredText.Piece(width: 0)
                isOpen = false
            }
            if isOpen { pieces.append(piece) }
            return pieces
        }
    }

    extension ViewNode.TextRun {
        /// The run with a zero for every digit.
        fileprivate var withZeros: ViewNode.TextRun {
            guard image == nil, text.utf8.contains(where: { (0x31...0x39).contains($0) }) else {
                return self
            }
            let count = text.utf8.count
            let zeros = String(unsafeUninitializedCapacity: count) { bytes in
                var index = 0
                for byte in text.utf8 {
                    bytes[index] = (0x31...0x39).contains(byte) ? 0x30 : byte
                    index += 1
                }
                return index
            }
            return ViewNode.TextRun(text: zeros, style: style)
        }
    }
#endif
