/// Measures text in the fonts that a client draws it with.
///
/// The layout calls it once for each text and breaks the lines itself, for any width it tries. It
/// may call from any thread.
package protocol TextMeasuring: Sendable {
    /// Returns the pieces of a text, and the height of its lines.
    ///
    /// In a font with monospaced digits, texts that differ only in digits have equal measures.
    ///
    /// - Parameters:
    ///   - runs: The text, one paragraph or several that line feeds separate.
    ///   - font: The font of the element; a run may have its own.
    ///   - textSize: The person's text size, which every font follows.
    /// - Returns: The pieces, in the order of the text.
    func measure(
        _ runs: [ViewNode.TextRun], font: FontDescription, textSize: DynamicTypeSize
    ) -> MeasuredText

    /// Returns the points that a font of this description has at a text size.
    func points(of font: FontDescription, textSize: DynamicTypeSize) -> Double
}

/// A text cut where its lines may break, with the sizes that layout needs.
package struct MeasuredText: Sendable, Hashable {
    /// A stretch that no line breaks inside unless it alone is wider than the line.
    package struct Piece: Sendable, Hashable {
        /// Points from the piece's first letter to its last.
        package var width: Double
        /// Points of the white space behind it, which doesn't count at the end of a line.
        package var space: Double
        /// True if the text continues in a new line, whatever space remains.
        package var endsLine: Bool
        /// The points of the widest letter in it: a line narrower than the piece holds at least one.
        package var widestLetter: Double

        package init(
            width: Double, space: Double = 0, endsLine: Bool = false, widestLetter: Double = 0
        ) {
            self.width = width
            self.space = space
            self.endsLine = endsLine
            self.widestLetter = widestLetter
        }
    }

    /// The pieces, in the order of the text.
    package var pieces: [Piece]
    /// Points from one line to the next.
    package var lineHeight: Double
    /// Points from the top of a line to its baseline.
    package var baseline: Double
    /// The height of capital letters above the baseline, on which symbols are centered.
    package var capHeight: Double
    /// True if the client has to find a font for some letters, which may be wider there or narrower.
    ///
    /// A card with such a text gets no placements: its style sheet lays it out.
    package var hasUnmeasuredLetters: Bool

    package init(
        pieces: [Piece], lineHeight: Double, baseline: Double, capHeight: Double,
        hasUnmeasuredLetters: Bool = false
    ) {
        self.pieces = pieces
        self.lineHeight = lineHeight
        self.baseline = baseline
        self.capHeight = capHeight
        self.hasUnmeasuredLetters = hasUnmeasuredLetters
    }
}
