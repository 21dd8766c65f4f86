/// Measures text by approximate widths of letters if no font is available: accurate to a tenth.
package struct EstimatedMeasuring: TextMeasuring {
    package init() {}

    package func points(of font: FontDescription, textSize: DynamicTypeSize) -> Double {
        font.points(at: textSize.textScale)
    }

    package func measure(
        _ runs: [ViewNode.TextRun], font: FontDescription, textSize: DynamicTypeSize
    ) -> MeasuredText {
        let scale = textSize.textScale
        let points = font.points(at: scale)
        let lineHeight = font.lineHeight * points / font.points
        var pieces: [MeasuredText.Piece] = []
        for run in runs {
            if let image = run.image {
                let points = (run.style?.font ?? font).points(at: scale)
                append(image.width(inTextOf: points), to: &pieces)
                continue
            }
            let em = (run.style?.font ?? font).emWidth(at: scale)
            append(run.text, em: em, to: &pieces)
        }
        return MeasuredText(
            pieces: pieces, lineHeight: lineHeight,
            baseline: (lineHeight + points * Measures.capHeightEms) / 2,
            capHeight: points * Measures.capHeightEms)
    }

    /// Adds a picture, which continues the last piece.
    private func append(_ width: Double, to pieces: inout [MeasuredText.Piece]) {
        if let last = pieces.indices.last, pieces[last].space == 0, !pieces[last].endsLine {
            pieces[last].width += width
            pieces[last].widestLetter = max(pieces[last].widestLetter, width)
        } else {
            pieces.append(MeasuredText.Piece(width: width, widestLetter: width))
        }
    }

    /// Cuts a text after its spaces and line feeds; a run continues the last piece.
    private func append(
        _ text: String, em: Double, to pieces: inout [MeasuredText.Piece]
    ) {
        var width = 0.0
        func close(space: Double, endsLine: Bool) {
            if let last = pieces.indices.last, pieces[last].space == 0, !pieces[last].endsLine {
                pieces[last].width += width
                pieces[last].space = space
                pieces[last].endsLine = endsLine
                pieces[last].widestLetter = max(pieces[last].widestLetter, em)
            } else {
                pieces.append(
                    MeasuredText.Piece(
                        width: width, space: space, endsLine: endsLine, widestLetter: em))
            }
            width = 0
        }
        for byte in text.utf8 {
            let letter = TextMetrics.ems(of: byte) * em
            switch byte {
            case UInt8(ascii: "\n"): close(space: 0, endsLine: true)
            case UInt8(ascii: " "): close(space: letter, endsLine: false)
            default: width += letter
            }
        }
        if width > 0 { close(space: 0, endsLine: false) }
    }
}
