extension ViewNode {
    /// One way in which an element looks or behaves.
    ///
    /// The attributes of a node stand in the order of the cases below, each case at most once; a
    /// modifier that would break that order wraps the node in a `box`. So a renderer may apply them
    /// as CSS does: text, then padding, then frame, then background, then clipping, then effects.
    ///
    /// Large payloads lie behind a reference, so that an attribute stays small enough to hand
    /// around.
    public enum Attribute: Sendable, Codable, Hashable {
        // Text
        /// The font of the text inside.
        case font(FontDescription)
        /// The paint of text and symbols inside.
        case foreground(Paint)
        /// The accent color of controls inside.
        case tint(Paint)
        /// Where the lines of a paragraph lie across its box.
        case textAlignment(HorizontalPosition)
        /// The most lines that text takes.
        case lineLimit(Int)
        /// Where text that does not fit is cut.
        case truncation(Truncation)
        /// How far text may shrink to fit, 0…1.
        case minimumScaleFactor(Double)
        /// Points between lines, beyond the font's own.
        case lineSpacing(Double)
        /// How changed content becomes the new content.
        case contentTransition(ContentTransition)
        /// Drawn as a placeholder of the same size; a text or a picture that has it shows no content.
        case redacted

        // Box
        /// Space around the content.
        case padding(Insets)
        /// The size of the box.
        indirect case frame(Frame)
        /// The proportions of the box.
        case aspectRatio(AspectRatio)
        /// The axes along which the element keeps its ideal size, whatever it is offered.
        case fixedSize(horizontal: Bool, vertical: Bool)
        /// The element's claim to space in a stack; 0 without the attribute, greater goes first.
        case layoutPriority(Double)
        /// How the element takes its cell of a grid.
        indirect case gridCell(GridCell)
        /// The number of what code of the author's says about the element's layout, in the table of
        /// the resolved view.
        case layoutCode(Int)

        // Surface
        /// A surface of an outline behind the element.
        indirect case background(Paint, Outline)
        /// Nodes drawn behind the element, aligned to its box.
        case backgroundNodes([ViewNode], HorizontalPosition, VerticalPosition)
        /// Nodes drawn in front of the element, aligned to its box.
        case overlayNodes([ViewNode], HorizontalPosition, VerticalPosition)
        /// A line inside the edges of the box, its width in points.
        indirect case border(Paint, width: Double)
        /// The outline outside of which nothing is drawn.
        case clip(Outline)
        /// The part of the box in which the element is seen, and how much of it.
        indirect case mask(Mask)

        // Effects
        /// From invisible, 0, to opaque, 1.
        case opacity(Double)
        /// A drop shadow of what is drawn.
        indirect case shadow(Shadow)
        /// Degrees, clockwise.
        case rotation(Double)
        /// The factor by which the element is drawn larger, without taking more space.
        case scale(Double)
        /// Points, right and down.
        case offset(x: Double, y: Double)
        /// The radius of a blur, in points.
        case blur(Double)
        /// A change of the drawn colors, by an amount.
        case filter(Filter, Double)
        /// How what is drawn joins what lies behind it.
        case blend(BlendMode)
        /// A turn in space or a change of size, around a point.
        indirect case turn(Transform)
        /// The place among overlapping elements: the greater lies in front.
        case zIndex(Double)
        /// Stale until the next refresh arrives, once a control of the card is tapped.
        case invalidatable
        /// How the element comes and goes between two versions of the tree.
        indirect case transition(Transition)
        /// How changes of the element, and of those inside, take their time.
        indirect case timing(Timing)
        /// The color scheme of the element and of all inside, whichever the page has.
        case scheme(Scheme)
        /// The direction in which the element and all inside are read, whichever the page has.
        case direction(Direction)

        // Accessibility
        /// The name that a screen reader gives the element.
        case accessibilityLabel(String)
        /// The element's present value, in a screen reader's words.
        case accessibilityValue(String)
        /// The effect of using the element, in a screen reader's words.
        case accessibilityHint(String)
        /// Skipped by screen readers, with all that is inside.
        case accessibilityHidden
        /// The children are read as one element.
        case accessibilityCombined
        /// Read as a heading.
        case accessibilityHeader
        /// A name for tests, which no person sees.
        case accessibilityIdentifier(String)
        /// A text that explains the element, such as a tooltip.
        case help(String)
        /// Read as the chosen one of several.
        case accessibilitySelected
        /// The level of the heading, from 1 for the greatest to 6.
        case accessibilityLevel(Int)
    }

    /// The side on which the names of colors are looked up.
    public enum Scheme: String, Sendable, Codable, Hashable {
        /// Dark content on light surfaces.
        case light
        /// Light content on dark surfaces.
        case dark
    }

    /// The direction of rows and lines.
    public enum Direction: String, Sendable, Codable, Hashable {
        /// The leading side is the left one.
        case leftToRight
        /// The leading side is the right one.
        case rightToLeft
    }

    /// A change of drawn colors.
    public enum Filter: String, Sendable, Codable, Hashable, CaseIterable {
        /// Stronger or weaker; 1 changes nothing.
        case saturation
        /// Lighter or darker; 0 changes nothing.
        case brightness
        /// More or less unlike; 1 changes nothing.
        case contrast
        /// Gray; 0 changes nothing.
        case grayscale
        /// Around the wheel, in degrees.
        case hueRotation
        /// Their opposites; 0 changes nothing.
        case inversion
    }

    /// How what is drawn joins what lies behind it, by the names that graphics programs have.
    public enum BlendMode: String, Sendable, Codable, Hashable, CaseIterable {
        /// It covers what lies behind.
        case normal
        /// Both darken each other.
        case multiply
        /// Both lighten each other.
        case screen
        /// Dark becomes darker, light becomes lighter.
        case overlay
        /// The darker of both.
        case darken
        /// The lighter of both.
        case lighten
        /// Lightens what lies behind.
        case colorDodge
        /// Darkens what lies behind.
        case colorBurn
        /// A gentle `overlay` by what is drawn.
        case softLight
        /// A strong `overlay` by what is drawn.
        case hardLight
        /// How far both are apart.
        case difference
        /// How far both are apart, with less contrast.
        case exclusion
        /// The hue of what is drawn.
        case hue
        /// The saturation of what is drawn.
        case saturation
        /// The hue and saturation of what is drawn.
        case color
        /// The lightness of what is drawn.
        case luminosity
        /// Both added up.
        case plusLighter
    }

    /// A turn in space around an axis through an element's center.
    public struct Transform: Sendable, Codable, Hashable {
        /// The angle.
        public var degrees: Double
        /// How far the axis goes to the right.
        public var x: Double
        /// How far the axis goes down.
        public var y: Double
        /// How far the axis goes to the person.
        public var z: Double
        /// How much smaller what is farther away becomes; 0 for not at all.
        public var perspective: Double
        /// The factors by which the element is first drawn wider and higher; `nil` for as it is.
        public var size: Factors?
        /// The point that stays where it is; `nil` for the center.
        public var anchor: Paint.UnitPosition?
        /// A transformation of places in points from the anchor: by its six numbers, or by nine, row by row, if
        /// it is one with perspective; `nil` for none.
        public var matrix: [Double]?

        /// How much wider and higher; negative factors mirror.
        public struct Factors: Sendable, Codable, Hashable {
            /// Across.
            public var x: Double
            /// Down.
            public var y: Double

            /// Creates factors.
            public init(x: Double, y: Double) {
                self.x = x
                self.y = y
            }
        }

        /// Creates a transform.
        public init(
            degrees: Double, x: Double = 0, y: Double = 0, z: Double = 1, perspective: Double = 0,
            size: Factors? = nil, anchor: Paint.UnitPosition? = nil, matrix: [Double]? = nil
        ) {
            self.degrees = degrees
            self.x = x
            self.y = y
            self.z = z
            self.perspective = perspective
            self.size = size
            self.anchor = anchor
            self.matrix = matrix
        }
    }

    /// Where text that does not fit is cut.
    public enum Truncation: String, Sendable, Codable, Hashable {
        /// The beginning is cut.
        case head
        /// The middle is cut.
        case middle
        /// The end is cut.
        case tail
    }

    /// How changed content becomes the new content.
    public enum ContentTransition: String, Sendable, Codable, Hashable {
        /// The new content stands there at once.
        case identity
        /// The old content fades out while the new fades in.
        case opacity
        /// The old content changes into the new where the two correspond.
        case interpolate
        /// The digits that changed roll to their new values.
        case numericText
    }

    /// Distances in points, in reading direction.
    public struct Insets: Sendable, Codable, Hashable {
        /// Above the content.
        public var top: Double
        /// On the side where lines begin.
        public var leading: Double
        /// Below the content.
        public var bottom: Double
        /// On the side where lines end.
        public var trailing: Double

        /// Creates insets.
        public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    /// A box of a size or of a range of sizes, in points, and where the content lies within it.
    public struct Frame: Sendable, Codable, Hashable {
        /// The exact width; `nil` for the content's own or what the limits allow.
        public var width: Double?
        /// The exact height; `nil` for the content's own or what the limits allow.
        public var height: Double?
        /// The width where none is offered.
        public var idealWidth: Double?
        /// The height where none is offered.
        public var idealHeight: Double?
        /// The least width.
        public var minWidth: Double?
        /// The least height.
        public var minHeight: Double?
        /// Infinity means: as wide as offered.
        public var maxWidth: Double?
        /// Infinity means: as tall as offered.
        public var maxHeight: Double?
        /// Where the content lies across the box.
        public var horizontal: HorizontalPosition
        /// Where the content lies down the box.
        public var vertical: VerticalPosition

        /// Creates a frame.
        public init(
            width: Double? = nil, height: Double? = nil, minWidth: Double? = nil,
            minHeight: Double? = nil, maxWidth: Double? = nil, maxHeight: Double? = nil,
            idealWidth: Double? = nil, idealHeight: Double? = nil,
            horizontal: HorizontalPosition = .center, vertical: VerticalPosition = .center
        ) {
            self.width = width
            self.height = height
            self.minWidth = minWidth
            self.idealWidth = idealWidth
            self.idealHeight = idealHeight
            self.minHeight = minHeight
            self.maxWidth = maxWidth
            self.maxHeight = maxHeight
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// How an element takes its cell of a grid.
    public struct GridCell: Sendable, Codable, Hashable {
        /// How many columns the cell spans.
        public var columns: Int
        /// The part of the cell on which the same part of the element lies, 0…1; `nil` for the grid's
        /// own position.
        public var anchor: Paint.UnitPosition?
        /// Where all elements of the column lie across it; `nil` for the grid's own position.
        public var column: HorizontalPosition?
        /// Leaves the element out of account for the width of its column.
        public var isUnsizedAcross: Bool
        /// Leaves the element out of account for the height of its row.
        public var isUnsizedDown: Bool
        /// Gives the element a line of its own across all tracks; only in tracks.
        public var takesLine: Bool

        /// Creates a cell.
        public init(
            columns: Int = 1, anchor: Paint.UnitPosition? = nil, column: HorizontalPosition? = nil,
            isUnsizedAcross: Bool = false, isUnsizedDown: Bool = false, takesLine: Bool = false
        ) {
            self.takesLine = takesLine
            self.columns = columns
            self.anchor = anchor
            self.column = column
            self.isUnsizedAcross = isUnsizedAcross
            self.isUnsizedDown = isUnsizedDown
        }
    }

    /// Width over height (`nil` for the content's own), and whether the box fits or fills what is
    /// offered.
    public struct AspectRatio: Sendable, Codable, Hashable {
        /// Width over height; `nil` for the content's own.
        public var ratio: Double?
        /// Lets the box fill what is offered, and exceed it, instead of fitting inside.
        public var fills: Bool

        /// Creates an aspect ratio.
        public init(ratio: Double?, fills: Bool) {
            self.ratio = ratio
            self.fills = fills
        }
    }

    /// A drop shadow, in points.
    public struct Shadow: Sendable, Codable, Hashable {
        /// The shadow's color.
        public var paint: Paint
        /// How far the shadow is blurred.
        public var radius: Double
        /// How far the shadow is moved to the right.
        public var x: Double
        /// How far the shadow is moved down.
        public var y: Double

        /// Creates a shadow.
        public init(paint: Paint, radius: Double, x: Double, y: Double) {
            self.paint = paint
            self.radius = radius
            self.x = x
            self.y = y
        }
    }
}
