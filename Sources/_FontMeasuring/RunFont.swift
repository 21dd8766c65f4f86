#if Fonts
    import SwiftUI

    /// The font of a run of text, with the changes of its style.
    struct RunFont {
        var design: FontDescription.Design
        var weight: Int
        var isItalic: Bool
        var hasEqualDigits: Bool
        /// The space between letters in ems.
        var tracking: Double
        /// The distance between lines in ems.
        var lineRatio: Double

        /// Creates the run's own font, or that of the element.
        ///
        /// The properties that the run's own font doesn't set come from the element's font: in a
        /// browser, a missing class changes nothing.
        init(
            _ font: FontDescription, style: ViewNode.TextStyle?, inherited: FontDescription
        ) {
            design = font.design == .standard ? inherited.design : font.design
            var weight = font.drawnWeight
            if font.weight == nil, font.size != .style(.headline) { weight = inherited.drawnWeight }
            if style?.isBold == true { weight = .bold }
            self.weight = weight.rawValue
            isItalic = font.isItalic || inherited.isItalic || style?.isItalic == true
            hasEqualDigits =
                font.isMonospacedDigit || inherited.isMonospacedDigit
                || style?.isMonospacedDigit == true
            tracking = font.tracking != 0 ? font.tracking : inherited.tracking
            lineRatio = font.lineRatio
        }
    }

    /// A line's height above and below its baseline.
    struct LineBox {
        var above: Double
        var below: Double

        init(_ font: RunFont, points: Double, face: FontFace?) {
            // Browsers round to whole points here.
            let ascent = ((face?.ascent ?? 0.95) * points).rounded()
            let descent = ((face?.descent ?? 0.25) * points).rounded()
            let height = font.lineRatio * points
            above = (height - ascent - descent) / 2 + ascent
            below = height - above
        }

        /// Enlarges the box so that text of another font fits on the same baseline.
        mutating func include(_ other: LineBox) {
            above = max(above, other.above)
            below = max(below, other.below)
        }
    }
#endif
