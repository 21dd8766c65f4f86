import SwiftUI

// How attributes become classes and declarations.
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

    private mutating func endStyle(
        of attributes: [ViewNode.Attribute], _ box: BoxStyle, isIcon: Bool
    ) {
        var transition: ViewNode.ContentTransition?
        var scheme: ViewNode.Scheme?
        var direction: ViewNode.Direction?
        var hasFilter = false
        let span = attributes.span
        for index in box.attributes {
            switch span[index] {
            case .contentTransition(let kind): transition = kind
            case .scheme(let own): scheme = own
            case .direction(let own): direction = own
            case .transition(let way): write(way, origin: attributes.origin(in: box.attributes))
            case .shadow, .blur, .filter: hasFilter = true
            case .lineLimit where (box.area?.lines ?? 0) > 0: continue
            case .padding, .frame, .aspectRatio, .fixedSize, .gridCell, .backgroundNodes,
                .overlayNodes:
                // Where everything has its place, these have done their part.
                if box.area == nil { write(span[index], isIcon: isIcon) }
            case .background(_, .circle) where box.area?.isOblong == true: continue
            case .clip(.circle) where box.area?.isOblong == true:
                style.markup("clip-path:circle(closest-side);")
            default: write(span[index], isIcon: isIcon)
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
        switch transition {
        case nil: break
        case .identity: out.markup(" data-transition=\"identity\"")
        case .opacity: out.markup(" data-transition=\"opacity\"")
        case .interpolate: out.markup(" data-transition=\"interpolate\"")
        case .numericText: out.markup(" data-transition=\"numeric\"")
        }
    }

    /// Writes the declarations that came together for the element, if any.
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

    /// Writes an attribute as a class or a declaration: the one place where it turns into either.
    private mutating func write(_ attribute: ViewNode.Attribute, isIcon: Bool) {
        switch attribute {
        case .font(let font): write(font)
        case .foreground(let paint): writeForeground(paint, isIcon: isIcon)
        case .tint(let paint): writeTint(paint)
        case .textAlignment(let position): outClass(" text-", position)
        case .lineLimit(let lines):
            if lines <= 1 {
                out.markup(" one-line")
            } else {
                out.markup(" clamp")
                declare("--lines", lines)
            }
        case .truncation(let truncation): outClass(" cut-", truncation)
        case .lineSpacing(let points): declare("--line-spacing", points, "px")
        // A style sheet can't shrink text to fit: that takes a layout.
        case .minimumScaleFactor, .contentTransition, .transition, .scheme, .direction: break
        case .padding(let insets): write(insets)
        case .frame(let frame): write(frame)
        case .aspectRatio(let aspect):
            out.markup(aspect.fills ? " fill" : " fit")
            if let ratio = aspect.ratio { declare("aspect-ratio", ratio) }
        case .fixedSize(let horizontal, let vertical):
            if horizontal { out.markup(" fixed-x") }
            if vertical { out.markup(" fixed-y") }
        case .layoutPriority, .layoutCode: break
        case .gridCell(let cell) where cell.takesLine: out.markup(" whole-line")
        case .gridCell(let cell):
            style.markup("grid-column:span ")
            style.number(min(max(cell.columns, 1), 1000))
            style.markup(";")
        case .background(let paint, let outline):
            writeBackground(paint)
            write(outline)
        case .backgroundNodes, .overlayNodes: out.markup(" layered")
        case .border(let paint, let width):
            declare("outline", width, "px solid ", color: .paint(paint))
            declare("outline-offset", -width, "px")
        case .clip(let outline):
            out.markup(" clip")
            write(outline)
        case .mask(let mask): write(mask)
        case .opacity(let opacity): declare("opacity", opacity)
        case .shadow, .blur, .filter: break
        case .blend(let mode):
            style.markup("mix-blend-mode:")
            style.markup(mode.css)
            style.markup(";")
        case .turn(let turn): write(turn)
        case .zIndex(let value):
            // CSS has whole numbers only.
            declare("z-index", (value * 100).rounded())
        case .rotation(let degrees): declare("rotate", degrees, "deg")
        case .scale(let factor): declare("scale", factor)
        case .offset(let x, let y):
            style.markup("translate:")
            style.number(x)
            style.markup("px ")
            style.number(y)
            style.markup("px;")
        case .redacted: out.markup(" redacted")
        case .invalidatable: out.markup(" invalidatable")
        case .timing(let timing):
            out.markup(" paced")
            declare("--motion:", timing)
        case .accessibilityLabel, .accessibilityValue, .accessibilityHint, .accessibilityHidden,
            .accessibilityCombined, .accessibilityHeader, .accessibilityIdentifier, .help,
            .accessibilitySelected, .accessibilityLevel:
            break
        }
    }

    /// Shadow and blur share one CSS property.
    private mutating func writeFilter(of attributes: [ViewNode.Attribute], _ box: BoxStyle) {
        var isOpen = false
        for index in box.attributes {
            switch attributes[index] {
            case .shadow(let shadow):
                style.markup(isOpen ? " drop-shadow(" : "filter:drop-shadow(")
                for length in [shadow.x, shadow.y, max(shadow.radius, 0)] {
                    style.number(length)
                    style.markup("px ")
                }
                style.color(shadow.paint)
                style.markup(")")
                isOpen = true
            case .blur(let radius):
                style.markup(isOpen ? " blur(" : "filter:blur(")
                style.number(max(radius, 0))
                style.markup("px)")
                isOpen = true
            case .filter(let filter, let amount):
                style.markup(isOpen ? " " : "filter:")
                style.markup(filter.css)
                style.number(filter.cssAmount(amount))
                style.markup(filter == .hueRotation ? "deg)" : ")")
                isOpen = true
            default: continue
            }
        }
        if isOpen { style.markup(";") }
    }

    private mutating func write(_ turn: ViewNode.Transform) {
        style.markup("transform:")
        if turn.perspective > 0 {
            style.markup("perspective(")
            style.number(400 / turn.perspective)
            style.markup("px) ")
        }
        style.markup("rotate3d(")
        for part in [turn.x, turn.y, turn.z] {
            style.number(part)
            style.markup(",")
        }
        style.number(turn.degrees)
        style.markup("deg)")
        if let size = turn.size {
            style.markup(" scale(")
            style.number(size.x)
            style.markup(",")
            style.number(size.y)
            style.markup(")")
        }
        if let matrix = turn.matrix { write(matrix: matrix) }
        style.markup(";")
        if let anchor = turn.anchor {
            style.markup("transform-origin:")
            style.number(anchor.x * 100)
            style.markup("% ")
            style.number(anchor.y * 100)
            style.markup("%;")
        }
    }

    /// Writes the six numbers of a transformation, or the nine of one with perspective.
    private mutating func write(matrix: [Double]) {
        switch matrix.count {
        case 6:
            style.markup(" matrix(")
            for (index, number) in matrix.enumerated() {
                if index > 0 { style.markup(",") }
                style.number(number)
            }
        case 9:
            style.markup(" matrix3d(")
            // CSS has a third dimension, in which nothing is moved.
            for row in [0, 3, nil, 6] {
                guard let row else {
                    style.markup("0,0,1,0,")
                    continue
                }
                style.fineNumber(matrix[row])
                style.markup(",")
                style.fineNumber(matrix[row + 1])
                style.markup(",0,")
                style.fineNumber(matrix[row + 2])
                if row < 6 { style.markup(",") }
            }
        default: return
        }
        style.markup(")")
    }

    @inline(__always)
    mutating func outClass(_ prefix: StaticString, _ word: some RawRepresentable<String>) {
        out.markup(prefix)
        out.word(word)
    }
}

// MARK: - Text

extension HTMLDrawing {
    mutating func write(_ font: FontDescription) {
        switch font.size {
        case .style(let style): outClass(" font-", style)
        case .points(let points):
            out.markup(" font-sized")
            style.markup("font-size:calc(")
            style.number(max(points, 1))
            style.markup("px + (var(--text-scale,1) - 1)*")
            style.number(max(font.growth, 1))
            style.markup("px);")
        }
        if let weight = font.weight {
            out.markup(" weight-")
            out.number(weight.rawValue)
        }
        if font.design != .standard { outClass(" design-", font.design) }
        if font.isItalic { out.markup(" italic") }
        if let width = font.width { outClass(" stretch-", width) }
        if font.isMonospacedDigit { out.markup(" tabular") }
    }

    mutating func writeForeground(_ paint: Paint, isIcon: Bool) {
        let isVivid = isVivid(paint)
        switch paint {
        case .named(let name) where !isVivid: outClass(isIcon ? " ink-" : " fg-", name)
        case .linearGradient where !isIcon, .centeredGradient where !isIcon:
            out.markup(" fg-gradient")
            style.markup("background-image:")
            style.background(paint)
            style.markup(";")
        case .mesh(let mesh): writeForeground(mesh.rows, isIcon: isIcon)
        case .named, .rgb, .faded, .material, .linearGradient, .centeredGradient:
            style.markup("color:")
            style.color(paint, isText: !isIcon && !isVivid)
            style.markup(";")
        }
    }

    private mutating func writeTint(_ paint: Paint) {
        switch paint {
        case .named(let name):
            outClass(" tint-", name)
            if isVivid(paint) {
                style.markup("--tint-text:")
                style.color(paint)
                style.markup(";")
            }
        case .rgb, .faded, .material, .linearGradient, .centeredGradient, .mesh:
            for name in ["--tint:", "--tint-text:", "--tint-button:"] as [StaticString] {
                style.markup(name)
                style.color(paint)
                style.markup(";")
            }
            style.markup(paint.isLight ? "--on-tint:#000;" : "--on-tint:#fff;")
        }
    }
}

// MARK: - Boxes

extension HTMLDrawing {
    private mutating func write(_ insets: ViewNode.Insets) {
        if min(insets.top, insets.bottom, insets.leading, insets.trailing) < 0 {
            // Padding is never negative; a margin lets the neighbors in.
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

    mutating func writeBackground(_ paint: Paint) {
        switch paint {
        case .named(let name): outClass(" bg-", name)
        case .material(let material): outClass(" material-", material)
        case .rgb, .faded, .linearGradient, .centeredGradient, .mesh:
            style.markup("background:")
            style.background(paint)
            style.markup(";")
        }
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
                style.markup("% ")
                style.number(point.y)
                style.markup("%")
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

    private mutating func declare(_ property: StaticString, _ length: Double?) {
        if let length { declare(property, max(length, 0), "px") }
    }
}

extension HTMLWriter {
    fileprivate mutating func lengths(_ first: Double, _ second: Double?) {
        number(first)
        markup("px")
        if let second {
            markup(" ")
            number(second)
            markup("px")
        }
        markup(";")
    }
}
