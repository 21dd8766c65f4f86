extension ViewNode {
    /// A property of an element's appearance or behavior.
    ///
    /// The attributes of a node are in the order of the cases below, each case at most once; a
    /// modifier that would break that order wraps the node in a `box`. So a renderer can apply them
    /// as CSS does: text, then padding, then frame, then background, then clipping, then effects.
    ///
    /// Large payloads are stored behind a reference, so that an attribute stays cheap to copy.
    /// Everything about a case except its appearance is in this file: code that doesn't need a
    /// particular case uses its `family`.
    public enum Attribute: Sendable, Codable, Hashable {
        // Text
        /// The font of the text inside.
        case font(FontDescription)
        /// The paint of text and symbols inside.
        case foreground(Paint)
        /// The accent color of controls inside.
        case tint(Paint)
        /// The alignment of the lines of a paragraph in its box.
        case textAlignment(HorizontalPosition)
        /// The maximum number of lines of text.
        case lineLimit(Int)
        /// The place where text that doesn't fit is truncated.
        case truncation(Truncation)
        /// The smallest factor by which text shrinks to fit, 0…1.
        case minimumScaleFactor(Double)
        /// Points between lines, beyond the font's own.
        case lineSpacing(Double)
        /// The animation between changed content and the new content.
        case contentTransition(ContentTransition)
        /// A placeholder of the same size; a text or a picture with this attribute shows no content.
        case redacted

        // Box
        /// Space around the content.
        case padding(Insets)
        /// The size of the box.
        indirect case frame(Frame)
        /// The proportions of the box.
        case aspectRatio(AspectRatio)
        /// The axes along which the element keeps its ideal size, whatever the proposed size is.
        case fixedSize(horizontal: Bool, vertical: Bool)
        /// The layout priority in a stack; 0 without the attribute, a greater one goes first.
        case layoutPriority(Double)
        /// The way in which the element fills its cell of a grid.
        indirect case gridCell(GridCell)
        /// The index of the author's code for the layout in the resolved view's table.
        case layoutCode(Int)

        // Surface
        /// A surface with an outline behind the element.
        indirect case background(Paint, Outline)
        /// Nodes drawn behind the element, aligned to its box.
        case backgroundNodes([ViewNode], HorizontalPosition, VerticalPosition)
        /// Nodes drawn in front of the element, aligned to its box.
        case overlayNodes([ViewNode], HorizontalPosition, VerticalPosition)
        /// A line inside the edges of the box, with its width in points.
        indirect case border(Paint, width: Double)
        /// The outline that clips the element.
        case clip(Outline)
        /// The mask of the element.
        indirect case mask(Mask)

        // Effects
        /// The opacity, 0…1.
        case opacity(Double)
        /// A drop shadow of the element.
        indirect case shadow(Shadow)
        /// A rotation in degrees, clockwise.
        case rotation(Double)
        /// The factor by which the element is drawn larger, without taking more space.
        case scale(Double)
        /// An offset in points, right and down.
        case offset(x: Double, y: Double)
        /// The radius of a blur, in points.
        case blur(Double)
        /// A change of the drawn colors, with an amount.
        case filter(Filter, Double)
        /// The blend mode of the element with the content behind it.
        case blend(BlendMode)
        /// A rotation in space or a scale, around a point.
        indirect case turn(Transform)
        /// The order among overlapping elements: the greater is in front.
        case zIndex(Double)
        /// The item that a person may drag out of the element.
        indirect case drag(DraggedItem)
        /// Marked as stale from a tap on a control of the card until the next refresh arrives.
        case invalidatable
        /// The appearance and disappearance of the element between two versions of the tree.
        indirect case transition(Transition)
        /// The animation of changes of the element and its descendants.
        indirect case timing(Timing)
        /// The color scheme of the element and its descendants, whatever the page's is.
        case scheme(Scheme)
        /// The layout direction of the element and its descendants, whatever the page's is.
        case direction(Direction)

        // Accessibility
        /// The name of the element for a screen reader.
        case accessibilityLabel(String)
        /// The element's current value for a screen reader.
        case accessibilityValue(String)
        /// The effect of using the element, for a screen reader.
        case accessibilityHint(String)
        /// Hidden from screen readers, with its descendants.
        case accessibilityHidden
        /// The children are read as one element.
        case accessibilityCombined
        /// Read as a heading.
        case accessibilityHeader
        /// A name for tests, which isn't shown.
        case accessibilityIdentifier(String)
        /// A text that explains the element, such as a tooltip.
        case help(String)
        /// Read as the selected one of several.
        case accessibilitySelected
        /// The level of the heading, from 1 for the highest to 6.
        case accessibilityLevel(Int)
        /// The entity that the element shows: the name of its type, a slash, and its identifier.
        case entity(String)
    }

    /// A color scheme, light or dark.
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

    /// The place where text that doesn't fit is truncated.
    public enum Truncation: String, Sendable, Codable, Hashable {
        /// The beginning.
        case head
        /// The middle.
        case middle
        /// The end.
        case tail
    }

    /// The animation between changed content and the new content.
    public enum ContentTransition: String, Sendable, Codable, Hashable {
        /// The new content replaces the old one without animation.
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
    /// The aspect of an element that an attribute concerns.
    @usableFromInline
    package enum Family: Sendable {
        /// The size of the text inside.
        case text
        /// The drawing of text and symbols, without an effect on their size.
        case ink
        /// The size of the element, and its position among others.
        case box
        /// The paint around the content, and its clipping.
        case surface
        /// Nodes behind the element or in front of it.
        case layer
        /// The drawing, animation and dragging of the whole element, without an effect on its size.
        case effect
        /// The environment of the element and its descendants.
        case environment
        /// The information for assistive technology.
        case accessibility

        /// Tells whether attributes of the family concern the content of the element, not its box.
        @inlinable
        package var isOfContent: Bool {
            switch self {
            case .text, .ink: true
            case .box, .surface, .layer, .effect, .environment, .accessibility: false
            }
        }

        /// Tells whether layout reads attributes of the family.
        var affectsLayout: Bool {
            switch self {
            case .text, .box, .layer, .environment: true
            case .ink, .surface, .effect, .accessibility: false
            }
        }
    }

    /// The one table of attributes: the family and the rank of each case.
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
        case .drag: (.effect, 70)
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
        case .entity: (.accessibility, 110)
        }
    }

    /// The aspect of an element that the attribute concerns.
    @inlinable
    package var family: Family { traits.family }

    /// The rank of the attribute's case in the order of attributes.
    var rank: Int { traits.rank }

    /// Returns one attribute with the effect of this and one directly outside it, if possible.
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
        // The innermost animation, color scheme, direction and item win.
        case (.timing, .timing), (.scheme, .scheme), (.direction, .direction), (.drag, .drag): self
        case (.opacity(let inner), .opacity(let outer)): .opacity(inner * outer)
        case (.rotation(let inner), .rotation(let outer)): .rotation(inner + outer)
        case (.scale(let inner), .scale(let outer)): .scale(inner * outer)
        case (.offset(let x, let y), .offset(let moreX, let moreY)):
            .offset(x: x + moreX, y: y + moreY)
        default: nil
        }
    }
}
