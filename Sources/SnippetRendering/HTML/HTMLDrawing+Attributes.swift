import SwiftUI

// The conversion of attributes into classes and declarations.
extension HTMLDrawing {
    /// Closes the `class` attribute with the box's classes, then writes its numbers and transition.
    mutating func endStyle(_ node: NodePlace, _ box: BoxStyle, isIcon: Bool = false) {
        if let area = box.area {
            write(area)
        } else if !box.traits.isDisjoint(with: .classes) {
            writeClasses(of: box.traits)
        }
        if box.attributes.isEmpty {
            out.markup("\"")
            if style.count > 0 { writeDeclarations() }
        } else {
            endStyle(of: node.attributes, box, isIcon: isIcon)
        }
    }

    /// Writes each attribute as a class, a declaration or an HTML attribute: the one place that
    /// converts them.
    private mutating func endStyle(
        of attributes: [ViewNode.Attribute], _ box: BoxStyle, isIcon: Bool
    ) {
        var transition: ViewNode.ContentTransition?
        var scheme: ViewNode.Scheme?
        var direction: ViewNode.Direction?
        var dragged: ViewNode.DraggedItem?
        var hasFilter = false
        let isPlaced = box.area != nil
        let isOblong = box.area?.isOblong == true
        let span = attributes.span
        for index in box.attributes {
            switch span[index].family {
            // With placements, these have already been applied.
            case .box where isPlaced, .layer where isPlaced: continue
            default: break
            }
            switch span[index] {
            case .font(let font): write(font)
            case .foreground(let paint): writeForeground(paint, isIcon: isIcon)
            case .tint(let paint): writeTint(paint)
            case .textAlignment(let position): outClass(" text-", position)
            // Layout has found the number of lines that fit.
            case .lineLimit where (box.area?.lines ?? 0) > 0: continue
            case .lineLimit(...1): out.markup(" one-line")
            case .lineLimit(let lines):
                out.markup(" clamp")
                declare("--lines", lines)
            case .truncation(let truncation): outClass(" cut-", truncation)
            case .lineSpacing(let points): declare("--line-spacing", points, "px")
            case .contentTransition(let kind): transition = kind
            case .redacted: out.markup(" redacted")
            case .padding(let insets): write(insets)
            case .frame(let frame): write(frame)
            case .aspectRatio(let aspect):
                out.markup(aspect.fills ? " fill" : " fit")
                if let ratio = aspect.ratio { declare("aspect-ratio", ratio) }
            case .fixedSize(let horizontal, let vertical):
                if horizontal { out.markup(" fixed-x") }
                if vertical { out.markup(" fixed-y") }
            case .gridCell(let cell) where cell.takesLine: out.markup(" whole-line")
            case .gridCell(let cell):
                style.markup("grid-column:span ")
                style.number(min(max(cell.columns, 1), 1000))
                style.markup(";")
            // A style sheet can't shrink text to fit, or run the author's code: that needs a
            // layout.
            case .minimumScaleFactor, .layoutPriority, .layoutCode: continue
            case .background(_, .circle) where isOblong: continue
            case .background(let paint, let outline):
                writeBackground(paint)
                write(outline)
            case .backgroundNodes, .overlayNodes: out.markup(" layered")
            case .border(let paint, let width):
                declare("outline", width, "px solid ", color: .paint(paint))
                declare("outline-offset", -width, "px")
            case .clip(.circle) where isOblong:
                style.markup("clip-path:circle(closest-side);")
            case .clip(let outline):
                out.markup(" clip")
                write(outline)
            case .mask(let mask): write(mask)
            case .opacity(let opacity): declare("opacity", opacity)
            // These share one declaration.
            case .shadow, .blur, .filter: hasFilter = true
            case .rotation(let degrees): declare("rotate", degrees, "deg")
            case .scale(let factor): declare("scale", factor)
            case .offset(let x, let y):
                style.markup("translate:", x, "px ", y, "px;")
            case .blend(let mode):
                style.markup("mix-blend-mode:")
                style.markup(mode.css)
                style.markup(";")
            case .turn(let transform): write(transform)
            // CSS has only integers here.
            case .zIndex(let value): declare("z-index", (value * 100).rounded())
            case .drag(let item): dragged = item
            case .invalidatable: out.markup(" invalidatable")
            case .transition(let way): write(way, origin: attributes.origin(in: box.attributes))
            case .timing(let timing):
                out.markup(" paced")
                declare("--motion:", timing)
            case .scheme(let own): scheme = own
            case .direction(let own): direction = own
            // `writeAccessibility(of:)` writes the other attributes.
            default: continue
            }
        }
        if hasFilter { writeFilter(of: attributes, box) }
        out.markup("\"")
        if style.count > 0 { writeDeclarations() }
        switch scheme {
        case nil: break
        case .light: out.markup(" data-scheme=\"light\"")
        case .dark: out.markup(" data-scheme=\"dark\"")
        }
        switch direction {
        case nil: break
        case .leftToRight: out.markup(" dir=\"ltr\"")
        case .rightToLeft: out.markup(" dir=\"rtl\"")
        }
        if let dragged {
            out.markup(" draggable=\"true\"")
            if let text = dragged.text { out.attribute("data-drag-text", text) }
            if let address = dragged.address { out.attribute("data-drag-address", address) }
        }
        switch transition {
        case nil: break
        case .identity: out.markup(" data-transition=\"identity\"")
        case .opacity: out.markup(" data-transition=\"opacity\"")
        case .interpolate: out.markup(" data-transition=\"interpolate\"")
        case .numericText: out.markup(" data-transition=\"numeric\"")
        }
    }

    /// Writes the declarations that were collected for the element, if any.
    mutating func writeDeclarations() {
        if style.count == 0 { return }
        out.markup(" data-style=\"")
        out.move(from: &style)
        out.markup("\"")
    }

    private mutating func writeClasses(of traits: LayoutTraits.Flags) {
        if traits.contains(.sharesX) {
            out.markup(" share-x")
        } else if traits.contains(.growsX) {
            out.markup(" grow-x")
        }
        if traits.contains(.growsY) { out.markup(" grow-y") }
        if traits.contains(.isRigid) { out.markup(" rigid") }
    }

    @inline(__always)
    mutating func outClass(_ prefix: StaticString, _ word: some RawRepresentable<String>) {
        out.markup(prefix)
        out.word(word)
    }
}

// MARK: - Boxes

extension HTMLDrawing {
    private mutating func write(_ insets: ViewNode.Insets) {
        if min(insets.top, insets.bottom, insets.leading, insets.trailing) < 0 {
            // Padding is never negative; a negative margin lets the neighbors overlap.
            style.markup("margin-block:")
            style.lengths(min(insets.top, 0), min(insets.bottom, 0))
            style.markup("margin-inline:")
            style.lengths(min(insets.leading, 0), min(insets.trailing, 0))
        }
        let insets = ViewNode.Insets(
            top: max(insets.top, 0), leading: max(insets.leading, 0),
            bottom: max(insets.bottom, 0), trailing: max(insets.trailing, 0))
        if insets.top == insets.bottom, insets.leading == insets.trailing {
            style.markup("padding:")
            style.lengths(insets.top, insets.top == insets.leading ? nil : insets.leading)
        } else {
            style.markup("padding-block:")
            style.lengths(insets.top, insets.bottom)
            style.markup("padding-inline:")
            style.lengths(insets.leading, insets.trailing)
        }
    }

    private mutating func write(_ frame: ViewNode.Frame) {
        if frame.horizontal != .center { outClass(" x-", frame.horizontal) }
        if frame.vertical != .center { outClass(" y-", frame.vertical) }
        declare("width", frame.width)
        declare("height", frame.height)
        declare("min-width", frame.minWidth)
        declare("min-height", frame.minHeight)
        if let width = frame.maxWidth, width.isFinite { declare("max-width", width, "px") }
        if let height = frame.maxHeight, height.isFinite { declare("max-height", height, "px") }
    }

    mutating func write(_ outline: ViewNode.Outline) {
        switch outline {
        case .rectangle: break
        case .roundedRectangle(let radius): declare("border-radius", radius, "px")
        case .unevenRoundedRectangle(
            let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
            declare("border-start-start-radius", topLeading, "px")
            declare("border-end-start-radius", bottomLeading, "px")
            declare("border-end-end-radius", bottomTrailing, "px")
            declare("border-start-end-radius", topTrailing, "px")
        case .capsule: out.markup(" capsule")
        case .circle: out.markup(" circle")
        case .ellipse: out.markup(" ellipse")
        case .containerRelative: out.markup(" concentric")
        case .path(let path):
            style.markup("clip-path:polygon(")
            if path.countsCrossings { style.markup("evenodd,") }
            for (index, point) in path.polygon.enumerated() {
                if index > 0 { style.markup(",") }
                style.number(point.x)
                style.markup("% ", point.y, "%")
            }
            style.markup(");")
        }
    }

    // MARK: Declarations

    @inline(__always)
    mutating func declare(
        _ property: StaticString, _ value: Double, _ unit: StaticString = "",
        color: ViewNode.Ink? = nil
    ) {
        style.markup(property)
        style.markup(":")
        style.number(value)
        style.markup(unit)
        if let color { style.color(color) }
        style.markup(";")
    }

    mutating func declare(_ property: StaticString, _ value: Int) {
        style.markup(property)
        style.markup(":")
        style.number(value)
        style.markup(";")
    }

    mutating func declare(_ property: StaticString, _ paint: Paint, isText: Bool = false) {
        style.markup(property)
        style.markup(":")
        style.color(paint, isText: isText)
        style.markup(";")
    }

    private mutating func declare(_ property: StaticString, _ length: Double?) {
        if let length { declare(property, max(length, 0), "px") }
    }
}

extension HTMLWriter {
    fileprivate mutating func lengths(_ first: Double, _ second: Double?) {
        number(first, "px")
        if let second {
            markup(" ", second, "px")
        }
        markup(";")
    }
}
