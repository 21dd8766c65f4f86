#if Fonts
    import SwiftUI

    /// The font of a stretch of text, with all that its style changes.
    struct RunFont {
        var design: FontDescription.Design
        var weight: Int
        var isItalic: Bool
        var hasEqualDigits: Bool
        /// Space between letters per point of the font.
        var tracking: Double
        /// Points from one line to the next per point of the font.
        var lineRatio: Double

        /// Takes the stretch's own font, or that of the element.
        ///
        /// The font of the element decides what the stretch's own leaves open: in a browser, a class
        /// that isn't there changes nothing.
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
            // Browsers count with whole points here.
            let ascent = ((face?.ascent ?? 0.95) * points).rounded()
            let descent = ((face?.descent ?? 0.25) * points).rounded()
            let height = font.lineRatio * points
            above = (height - ascent - descent) / 2 + ascent
            below = height - above
        }

        /// Grows so that text of another font fits on the same baseline.
        mutating func include(_ other: LineBox) {
            above = max(above, other.above)
            below = max(below, other.below)
        }
    }
#endif
