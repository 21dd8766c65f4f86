/// The measures of a card in points at the default text size, each defined once: the style sheet is
/// written with them, and layout and heights are computed from them.
package enum Measures {
    // Space
    /// The default space between the children of a stack.
    package static let spacing = 8.0
    /// The thickness of a divider.
    package static let hairline = 1.0
    /// The minimum length of a shape or path along a stack.
    package static let shapeLength = 10.0
    /// The default minimum length of a spacer.
    package static let spacerLength = 8.0

    // The card
    /// The default width for layout, that of a card on a page.
    package static let cardWidth = 360.0
    /// The radius of the card's corners.
    package static let cardRadius = 30.0
    /// The space between the card's edge and its content.
    package static let cardPadding = 16.0

    // Text
    /// The size of running text.
    package static let bodyPoints = FontDescription.TextStyle.body.points
    /// The distance between lines, relative to the font size, in text without a style.
    package static let lineHeight = 1.3
    /// The distance between lines, relative to the font size, in text with a size in points.
    package static let sizedLineHeight = 1.12
    /// The font size from which letters are closer together.
    package static let largePoints = 22.0
    /// The space between such letters, relative to the font size.
    package static let largeTracking = -0.02

    /// The height of capital letters, relative to the font size.
    package static let capHeightEms = 0.72

    // Symbols
    /// The side of a symbol, relative to the size of the text beside it.
    package static let symbolEms = 1.2
    /// The space between the icon of a label and its title, relative to the font size.
    package static let labelGapEms = 0.45
    /// The thickness of the gap around the slash of a symbol, on the symbol's grid of 24.
    package static let symbolGap = 2.4

    // Controls
    /// The minimum height of a control's touch target, which fits a finger: it may exceed the drawn height.
    package static let targetHeight = 44.0
    /// The space above and below the label of a control with a surface, as in UIKit's buttons.
    package static let controlPaddingBlock = 7.0
    /// The space before and after the label of a control with a surface, as in UIKit's buttons.
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
    /// The space between a bar or a ring and the text above and below it.
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
    /// The space on both sides of a dial between the ring and its labels.
    package static let dialInset = 9.0
    /// The space between the two end labels in the opening of a dial.
    package static let dialEndsSpacing = 4.0

    // Pictures of unknown size
    /// The width of a picture in its natural size.
    package static let pictureWidth = 120.0
    /// The height of a picture in its natural size.
    package static let pictureHeight = 80.0
}

extension Measures {
    /// The width that a switch takes in addition to its label.
    package static let switchInsets = switchGap + switchWidth
    /// The radius of corners concentric with the card's.
    package static let innerRadius = cardRadius - cardPadding
    /// The space around a switch's knob.
    package static let knobInset = (switchHeight - knob) / 2
}
