extension ViewNode {
    /// One way in which an element looks or behaves.
    ///
    /// The attributes of a node stand in the order of the cases below, each case at most once; a
    /// modifier that would break that order wraps the node in a `box`. So a renderer may apply them
    /// as CSS does: text, then padding, then frame, then background, then clipping, then effects.
    ///
    /// Large payloads lie behind a reference, so that an attribute stays small enough to hand
    /// around. All that is known of a case but what it looks like stands in this file: code that
    /// needs no case in particular asks for its `family`.
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
}

// MARK: - Families

extension ViewNode.Attribute {
    /// The part of an element that an attribute concerns.
    @usableFromInline
    package enum Family: Sendable {
        /// The room that the text inside takes.
        case text
        /// How text and symbols are drawn in the room that they take.
        case ink
        /// The room that the element takes, and its place among others.
        case box
        /// The paint around the content, and the form in which it is cut off.
        case surface
        /// Nodes behind the element or in front of it.
        case layer
        /// How the element as a whole is drawn and how it changes, which takes no room.
        case effect
        /// The surroundings of the element and of all inside.
        case environment
        /// The things that assistive technology is told.
        case accessibility

        /// Tells whether attributes of the family concern the content of the element, and not its box.
        @inlinable
        package var isOfContent: Bool {
            switch self {
            case .text, .ink: true
            case .box, .surface, .layer, .effect, .environment, .accessibility: false
            }
        }

        /// Tells whether layout looks at attributes of the family.
        var affectsLayout: Bool {
            switch self {
            case .text, .box, .layer, .environment: true
            case .ink, .surface, .effect, .accessibility: false
            }
        }
    }

    /// The one table of attributes: the family of each case, and its place in the order of attributes.
    @inlinable
    package var traits: (family: Family, rank: Int) {
        switch self {
        case .font: (.text, 0)
        case .foreground: (.ink, 1)
        case .tint: (.ink, 2)
        case .textAlignment: (.ink, 3)
        case .lineLimit: (.text, 4)
        case .truncation: (.text, 5)
        case .minimumScaleFactor: (.text, 6)
        case .lineSpacing: (.text, 7)
        case .contentTransition: (.text, 8)
        case .redacted: (.ink, 9)
        case .padding: (.box, 20)
        case .frame: (.box, 21)
        case .aspectRatio: (.box, 22)
        case .fixedSize: (.box, 23)
        case .layoutPriority: (.box, 24)
        case .gridCell: (.box, 25)
        case .layoutCode: (.box, 26)
        case .background: (.surface, 40)
        case .backgroundNodes: (.layer, 41)
        case .overlayNodes: (.layer, 42)
        case .border: (.surface, 43)
        case .clip: (.surface, 44)
        case .mask: (.surface, 45)
        case .opacity: (.effect, 60)
        case .shadow: (.effect, 61)
        case .rotation: (.effect, 62)
        case .scale: (.effect, 63)
        case .offset: (.effect, 64)
        case .blur: (.effect, 65)
        case .filter: (.effect, 66)
        case .blend: (.effect, 67)
        case .turn: (.effect, 68)
        case .zIndex: (.effect, 69)
        case .invalidatable: (.effect, 71)
        case .transition: (.effect, 72)
        case .timing: (.effect, 73)
        case .scheme: (.environment, 74)
        case .direction: (.environment, 75)
        case .accessibilityLabel: (.accessibility, 100)
        case .accessibilityValue: (.accessibility, 101)
        case .accessibilityHint: (.accessibility, 102)
        case .accessibilityHidden: (.accessibility, 103)
        case .accessibilityCombined: (.accessibility, 104)
        case .accessibilityHeader: (.accessibility, 105)
        case .accessibilityIdentifier: (.accessibility, 106)
        case .help: (.accessibility, 107)
        case .accessibilitySelected: (.accessibility, 108)
        case .accessibilityLevel: (.accessibility, 109)
        }
    }

    /// The part of an element that the attribute concerns.
    @inlinable
    package var family: Family { traits.family }

    /// The place of the attribute's case in the order of attributes.
    var rank: Int { traits.rank }

    /// One attribute that does what this one and another right outside it do, if there is one.
    func merged(with outer: Self) -> Self? {
        switch (self, outer) {
        case (.padding(let inner), .padding(let outer)):
            .padding(
                ViewNode.Insets(
                    top: inner.top + outer.top, leading: inner.leading + outer.leading,
                    bottom: inner.bottom + outer.bottom,
                    trailing: inner.trailing + outer.trailing))
        case (.gridCell(let inner), .gridCell(let outer)):
            .gridCell(
                ViewNode.GridCell(
                    columns: outer.columns == 1 ? inner.columns : outer.columns,
                    anchor: outer.anchor ?? inner.anchor, column: outer.column ?? inner.column,
                    isUnsizedAcross: inner.isUnsizedAcross || outer.isUnsizedAcross,
                    isUnsizedDown: inner.isUnsizedDown || outer.isUnsizedDown,
                    takesLine: inner.takesLine || outer.takesLine))
        case (.fixedSize(let width, let height), .fixedSize(let alsoWidth, let alsoHeight)):
            .fixedSize(horizontal: width || alsoWidth, vertical: height || alsoHeight)
        case (.layoutPriority, .layoutPriority), (.redacted, .redacted),
            (.invalidatable, .invalidatable):
            outer
        // The animation closest to what changes counts, and what is said of colors and direction closest to
        // what is drawn.
        case (.timing, .timing), (.scheme, .scheme), (.direction, .direction): self
        case (.opacity(let inner), .opacity(let outer)): .opacity(inner * outer)
        case (.rotation(let inner), .rotation(let outer)): .rotation(inner + outer)
        case (.scale(let inner), .scale(let outer)): .scale(inner * outer)
        case (.offset(let x, let y), .offset(let moreX, let moreY)):
            .offset(x: x + moreX, y: y + moreY)
        default: nil
        }
    }
}
