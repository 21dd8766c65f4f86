/// The measures of a card in points at the default text size, each stated once: the style sheet is
/// written with them, and layout and heights are worked out from them.
package enum Measures {
    // Space
    /// The space between the children of a stack that says nothing else.
    package static let spacing = 8.0
    /// The thickness of a divider.
    package static let hairline = 1.0
    /// The least length of a shape or path along a stack.
    package static let shapeLength = 10.0
    /// The least length of a spacer that says nothing else.
    package static let spacerLength = 8.0

    // The card
    /// The width for which layout is decided, that of a card on a page.
    package static let cardWidth = 360.0
    /// The radius of the card's corners.
    package static let cardRadius = 30.0
    /// The space between the card's edge and its content.
    package static let cardPadding = 16.0

    // Text
    /// The size of running text.
    package static let bodyPoints = FontDescription.TextStyle.body.points
    /// The distance of lines against the size of letters, in text without a style.
    package static let lineHeight = 1.3
    /// The same in text of a size in points.
    package static let sizedLineHeight = 1.12
    /// The size from which letters stand closer.
    package static let largePoints = 22.0
    /// The space between such letters against their size.
    package static let largeTracking = -0.02

    /// The height of capital letters against their size.
    package static let capHeightEms = 0.72

    // Symbols
    /// The side of a symbol against the size of the text beside it.
    package static let symbolEms = 1.2
    /// The space between the icon of a label and its title, against the size of the text.
    package static let labelGapEms = 0.45
    /// The thickness of the gap around the slash of a symbol, on the symbol's grid of 24.
    package static let symbolGap = 2.4

    // Controls
    /// The least height in which a control can be touched, which fits a finger: it may be more than is drawn.
    package static let targetHeight = 44.0
    /// The space above and below the label of a control with a surface, as UIKit's buttons have it.
    package static let controlPaddingBlock = 7.0
    /// The space before and behind the label of a control with a surface, as UIKit's buttons have it.
    package static let controlPaddingInline = 12.0
    /// The width of a switch.
    package static let switchWidth = 51.0
    /// The height of a switch.
    package static let switchHeight = 31.0
    /// The diameter of a switch's knob.
    package static let knob = 27.0
    /// The space between the label of a switch and the switch.
    package static let switchGap = 12.0

    // Ranges
    /// The space between a bar or a ring and the words above and below it.
    package static let rangeSpacing = 6.0
    /// The thickness of the bar of progress.
    package static let progressBar = 6.0
    /// The thickness of the bar of a gauge, and the diameter of a marker on it.
    package static let gaugeBar = 8.0
    /// The gap around such a marker.
    package static let markerGap = 2.5
    /// The diameter of the ring of progress.
    package static let ring = 26.0
    /// The diameter of the dial of a gauge.
    package static let dial = 64.0
    /// The space at both sides of a dial that its labels leave to the ring.
    package static let dialInset = 9.0
    /// The space between the labels of both ends in the opening of a dial.
    package static let dialEndsSpacing = 4.0

    // Pictures, whose own sizes are unknown
    /// The width of a picture of its own size.
    package static let pictureWidth = 120.0
    /// The height of a picture of its own size.
    package static let pictureHeight = 80.0
}

extension Measures {
    /// The width that a switch takes besides its label.
    package static let switchInsets = switchGap + switchWidth
    /// The radius of corners concentric with the card's.
    package static let innerRadius = cardRadius - cardPadding
    /// The space around a switch's knob.
    package static let knobInset = (switchHeight - knob) / 2
}
