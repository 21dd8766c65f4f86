import Foundation

// A fill masked by other views: those views, drawn in the fill's paint.
extension ResolveContext {
    /// Draws a fill where the views of a mask are opaque, and returns whether that is possible.
    @MainActor
    mutating func stencil(_ node: ViewNode, _ masks: [ViewNode], _ alignment: Alignment)
        -> ViewNode?
    {
        guard let paint = node.onlyFill else { return nil }
        var place: Int?
        if paint.isGradient { place = liveParts().newAnchor() }
        var views = masks
        for index in views.indices {
            guard draw(&views[index], in: paint, of: place) else { return nil }
            // Screen readers read a text on top of an equal text once.
            if let words = covered?.accessibleName, !words.isEmpty,
                views[index].accessibleName == words
            {
                views[index].apply(.accessibilityHidden)
            }
        }
        var box = node
        box.kind = .drawing(.outline(.rectangle, fill: .paint(.named(.clear))))
        if let place { addCode(to: &box) { $0.anchor = place } }
        if !box.takes(.overlayNodes([], .center, .center)) { box.wrap() }
        box.apply(
            .overlayNodes(views, alignment.horizontal.position, alignment.vertical.position))
        return box
    }

    /// Draws an element in a paint; a gradient fills the view that the anchor identifies.
    @MainActor
    private mutating func draw(_ node: inout ViewNode, in paint: Paint, of place: Int?) -> Bool {
        guard draw(layersOf: &node, in: paint, of: place) else { return false }
        switch node.kind {
        case .spacer: return true
        case .box, .label, .stack(.horizontal), .stack(.vertical), .stack(.depth), .stack(.grid),
            .stack(.gridRow), .stack(.tracks), .stack(.fitting), .stack(.coded):
            for index in node.children.indices {
                guard draw(&node.children[index], in: paint, of: place) else { return false }
            }
            return true
        case .text(let runs):
            guard let runs = runs.plain else { return false }
            node.kind = .text(runs)
            guard node.paintForeground(paint) else { return false }
        case .image(var image):
            guard case .symbol = image.source else { return false }
            (image.secondary, image.tertiary) = (nil, nil)
            node.kind = .image(image)
            guard node.paintForeground(paint) else { return false }
        case .drawing(.outline(let outline, let fill, let stroke)):
            var (fill, stroke) = (fill, stroke)
            if let own = fill {
                guard let ink = own.stenciled(by: paint) else { return false }
                fill = ink
            }
            if let own = stroke?.ink {
                guard let ink = own.stenciled(by: paint) else { return false }
                stroke?.ink = ink
            }
            node.kind = .drawing(.outline(outline, fill: fill, stroke: stroke))
        case .drawing(.marks), .drawing(.range), .stack(.reader), .stack(.phases), .divider,
            .button, .toggle, .link, .progress, .gauge:
            return false
        }
        if let place { follow(place, in: &node) }
        return true
    }

    /// Draws the background and the overlay of an element in a paint; returns `false` if that isn't
    /// possible, or if the element has an effect with a color.
    @MainActor
    private mutating func draw(
        layersOf node: inout ViewNode, in paint: Paint, of place: Int?
    ) -> Bool {
        for index in node.attributes.indices {
            switch node.attributes[index] {
            case .backgroundNodes(var nodes, let x, let y):
                for layer in nodes.indices {
                    guard draw(&nodes[layer], in: paint, of: place) else { return false }
                }
                node.attributes[index] = .backgroundNodes(nodes, x, y)
            case .overlayNodes(var nodes, let x, let y):
                for layer in nodes.indices {
                    guard draw(&nodes[layer], in: paint, of: place) else { return false }
                }
                node.attributes[index] = .overlayNodes(nodes, x, y)
            case .background(let own, let outline):
                guard place == nil, let joined = paint.seen(through: own) else { return false }
                node.attributes[index] = .background(joined, outline)
            case .border, .shadow, .mask, .filter, .blend: return false
            default: continue
            }
        }
        return true
    }

    /// Gives an element's gradient the part of the anchored view's that the element covers.
    @MainActor
    private mutating func follow(_ place: Int, in node: inout ViewNode) {
        // A gradient goes across the element's box alone.
        let start =
            node.attributes.firstIndex { !$0.family.isOfContent } ?? node.attributes.endIndex
        var inner = node
        inner.attributes = Array(node.attributes[..<start])
        let own = liveParts().newAnchor()
        addCode(to: &inner) { code in
            code.anchor = own
            code.finish = { node, _, places in
                guard places.indices.contains(own), places.indices.contains(place) else { return }
                node.movePaint(to: places[own], of: places[place])
            }
        }
        if start == node.attributes.endIndex {
            node = inner
        } else {
            let outer = node.attributes[start...]
            node = inner
            node.wrap()
            node.attributes = Array(outer)
        }
    }
}

extension ViewNode {
    /// The paint of an element that only fills its box.
    fileprivate var onlyFill: Paint? {
        guard case .drawing(.outline(.rectangle, .paint(let paint)?, nil)) = kind,
            attributes.allSatisfy(\.leavesFill)
        else { return nil }
        switch paint {
        case .material, .mesh: return nil
        case .named, .rgb, .faded, .linearGradient, .centeredGradient: return paint
        }
    }

    /// Gives a text or a symbol a paint at its color's opacity; returns `false` if it can't.
    fileprivate mutating func paintForeground(_ paint: Paint) -> Bool {
        for index in attributes.indices {
            guard case .foreground(let own) = attributes[index] else { continue }
            guard let joined = paint.seen(through: own) else { return false }
            attributes[index] = .foreground(joined)
            return true
        }
        let new = Attribute.foreground(paint)
        attributes.insert(
            new, at: attributes.firstIndex { $0.rank > new.rank } ?? attributes.endIndex)
        return true
    }

    /// Gives the element's gradients the part of a larger box that a box covers.
    fileprivate mutating func movePaint(to box: CGRect, of whole: CGRect) {
        if case .drawing(.outline(let outline, let fill, var stroke)) = kind {
            stroke?.ink.movePaint(to: box, of: whole)
            var fill = fill
            fill?.movePaint(to: box, of: whole)
            kind = .drawing(.outline(outline, fill: fill, stroke: stroke))
        }
        for index in attributes.indices {
            guard case .foreground(let paint) = attributes[index] else { continue }
            attributes[index] = .foreground(paint.part(in: box, of: whole))
        }
    }
}

extension ViewNode.Attribute {
    /// True if an element with the attribute is still only a fill.
    fileprivate var leavesFill: Bool {
        switch self {
        case .frame, .aspectRatio, .fixedSize, .layoutPriority: true
        default: family == .accessibility
        }
    }
}

extension [ViewNode.TextRun] {
    /// The runs if they have no colors and no links; `nil` if they contain more than letters.
    fileprivate var plain: [ViewNode.TextRun]? {
        var plain: [ViewNode.TextRun] = []
        for run in self {
            guard run.image == nil, run.style?.background == nil else { return nil }
            var style = run.style
            style?.paint = nil
            style?.lineColor = nil
            style?.link = nil
            plain.append(ViewNode.TextRun(text: run.text, style: style))
        }
        return plain
    }
}

extension ViewNode.Ink {
    /// Returns a paint as seen through the ink, at the ink's opacity.
    fileprivate func stenciled(by paint: Paint) -> ViewNode.Ink? {
        switch self {
        case .foreground: .paint(paint)
        case .paint(let own): paint.seen(through: own).map { .paint($0) }
        }
    }

    fileprivate mutating func movePaint(to box: CGRect, of whole: CGRect) {
        if case .paint(let paint) = self { self = .paint(paint.part(in: box, of: whole)) }
    }
}

extension Paint {
    /// Returns the paint at another paint's opacity; `nil` if both change from place to place.
    fileprivate func seen(through other: Paint) -> Paint? {
        switch other {
        case .material, .mesh: return nil
        case .linearGradient(let stops, let start, let end):
            if isGradient { return nil }
            return .linearGradient(
                stops: stops.map { Stop(paint: faded(as: $0.paint), location: $0.location) },
                start: start, end: end)
        case .centeredGradient(var gradient):
            if isGradient { return nil }
            gradient.stops = gradient.stops.map {
                Stop(paint: faded(as: $0.paint), location: $0.location)
            }
            return .centeredGradient(gradient)
        case .named, .rgb, .faded: return faded(as: other)
        }
    }

    private func faded(as color: Paint) -> Paint {
        let opacity = color.opacity
        return opacity < 1 ? faded(by: opacity) : self
    }

    /// Returns the part of a box's gradient that covers a smaller box inside of it.
    fileprivate func part(in box: CGRect, of whole: CGRect) -> Paint {
        guard box.width > 0, box.height > 0 else { return self }
        func moved(_ place: UnitPosition) -> UnitPosition {
            UnitPosition(
                x: (whole.minX + place.x * whole.width - box.minX) / box.width,
                y: (whole.minY + place.y * whole.height - box.minY) / box.height)
        }
        switch self {
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(stops: stops, start: moved(start), end: moved(end))
        case .centeredGradient(var gradient):
            gradient.center = moved(gradient.center)
            if case .ellipses(let from, let to) = gradient.form {
                // The direction in which the box has the larger part decides.
                let factor = min(whole.width / box.width, whole.height / box.height)
                gradient.form = .ellipses(from: from * factor, to: to * factor)
            }
            return .centeredGradient(gradient)
        case .named, .rgb, .faded, .mesh, .material: return self
        }
    }
}
