/// A text that layout breaks into lines.
struct LayoutText {
    /// The text, and the font of its element.
    let runs: [ViewNode.TextRun]
    let font: FontDescription
    let measured: MeasuredText
    /// The author's limit of lines.
    var lineLimit = Int.max
    /// Points between lines beyond the font's own.
    var spacing = 0.0
    /// The minimum factor by which the text shrinks to fit.
    var leastScale = 1.0
    /// The width in which no line needs to be broken.
    let ideal: Double
    /// The count of lines between the author's line breaks.
    let paragraphs: Int

    init(_ runs: [ViewNode.TextRun], _ font: FontDescription, _ measured: MeasuredText) {
        self.runs = runs
        self.font = font
        self.measured = measured
        var line = 0.0
        var widest = 0.0
        var ends = 1
        for piece in measured.pieces {
            // The space after the last piece of a line doesn't count.
            widest = max(widest, line + piece.width)
            if piece.endsLine {
                ends += 1
                line = 0
            } else {
                line += piece.width + piece.space
            }
        }
        ideal = widest.boundedLength
        paragraphs = ends
    }

    /// The text without the author's limits.
    var withoutLimits: LayoutText {
        var text = self
        text.lineLimit = .max
        text.spacing = 0
        text.leastScale = 1
        return text
    }

    /// The lines of a text, and the longest of them.
    struct Lines {
        var count: Int
        var width: Double
    }

    /// A text laid out for a proposed size.
    struct Fitting {
        var size: LayoutSize
        var scale = 1.0
        /// The count of lines that fit, if there are more; 0 if all fit.
        var cutLines = 0
    }

    /// Breaks the text into lines, each as full as possible.
    func lines(in room: Double) -> Lines {
        // A measured width comes from sums that may differ in the last digit.
        let room = room + 0.001
        if ideal <= room { return Lines(count: paragraphs, width: ideal) }
        var lines = Lines(count: 1, width: 0)
        var line = 0.0
        var space = 0.0
        var isEmpty = true
        for piece in measured.pieces {
            if !isEmpty, line + space + piece.width > room {
                lines.width = max(lines.width, line)
                lines.count &+= 1
                line = 0
                isEmpty = true
            }
            line += (isEmpty ? 0 : space) + piece.width
            if line > room {
                // A word that is longer than a line continues in the next one.
                let step = max(room, piece.widestLetter, 0.1)
                let breaks = ((line / step).rounded(.up) - 1).boundedLength
                lines.count &+= Int(breaks)
                lines.width = max(lines.width, breaks > 0 ? step : line)
                line -= breaks * step
            }
            isEmpty = false
            space = piece.space
            if piece.endsLine {
                lines.width = max(lines.width, line)
                lines.count &+= 1
                line = 0
                space = 0
                isEmpty = true
            }
        }
        lines.width = max(lines.width, line)
        return lines
    }

    /// Returns the size of the text for a proposed size: as many lines as it needs within its
    /// limit, as wide as the longest of them.
    func fitting(_ offer: LayoutProposal) -> Fitting {
        let room = offer.width < 0 ? Double.infinity : offer.width
        let whole = fitting(room: room, height: offer.height, scale: 1)
        if whole.cutLines == 0 || leastScale >= 1 { return whole }
        // Steps of a twentieth are too small to be visible.
        var scale = 0.95
        while scale > leastScale {
            let smaller = fitting(room: room, height: offer.height, scale: scale)
            if smaller.cutLines == 0 { return smaller }
            scale -= 0.05
        }
        return fitting(room: room, height: offer.height, scale: max(leastScale, 0.05))
    }

    private func fitting(room: Double, height: Double, scale: Double) -> Fitting {
        let lineHeight = (measured.lineHeight + spacing) * scale
        func size(_ lines: Int, _ width: Double) -> LayoutSize {
            LayoutSize(
                width: width * scale,
                height: max(0, Double(lines) * lineHeight - spacing * scale))
        }
        var limit = lineLimit
        if height >= 0, height.isFinite, lineHeight > 0 {
            let fit = (height + spacing * scale + 0.01) / lineHeight
            limit = min(limit, max(1, Int(fit.boundedLength)))
        }
        if room <= 0 { return Fitting(size: size(1, 0), scale: scale, cutLines: ideal > 0 ? 1 : 0) }
        let lines = lines(in: room / scale)
        if lines.count <= limit {
            return Fitting(size: size(lines.count, lines.width), scale: scale)
        }
        return Fitting(
            size: size(limit, min(max(lines.width, min(ideal, room / scale)), room / scale)),
            scale: scale, cutLines: limit)
    }

    /// Returns the points from the top of the text to the baseline of its first or last line.
    func baseline(of fitting: (height: Double, scale: Double), isLast: Bool) -> Double {
        isLast
            ? fitting.height - (measured.lineHeight - measured.baseline) * fitting.scale
            : measured.baseline * fitting.scale
    }
}
