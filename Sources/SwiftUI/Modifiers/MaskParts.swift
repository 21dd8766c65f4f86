// Masks of several views: fills in stacks whose sizes are fixed or take the available space.

/// The paints of the views that mask another view, in that view's box.
struct MaskParts {
    typealias Length = ViewNode.Mask.Length

    /// The greatest number of paints in a mask.
    private static let greatestCount = 24

    private(set) var all: [ViewNode.Mask.Part] = []
    private let isRightToLeft: Bool

    /// A box within that of the masked view.
    struct Box {
        var x = Length()
        var y = Length()
        var width = Length(share: 1)
        var height = Length(share: 1)
    }

    /// Computes the paints; `nil` if a view isn't a fill or takes another size.
    init?(_ nodes: [ViewNode], _ alignment: Alignment, isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
        let fits = nodes.allSatisfy { node in
            place(
                node, in: Box(), alignment.horizontal.position, alignment.vertical.position,
                opacity: 1)
        }
        guard fits, all.count <= Self.greatestCount else { return nil }
    }

    /// Places a view in a box of the greatest size that the view may take.
    private mutating func place(
        _ node: ViewNode, in box: Box, _ horizontal: ViewNode.HorizontalPosition,
        _ vertical: ViewNode.VerticalPosition, opacity: Double
    ) -> Bool {
        guard let width = Self.extent(of: node, isAcross: true),
            let height = Self.extent(of: node, isAcross: false)
        else { return false }
        var box = box
        if let points = width.points {
            box.align(points, across: horizontal.isAtStart(isRightToLeft))
        }
        if let points = height.points { box.align(points, down: vertical.isAtStart) }
        return fill(box, with: node, node.attributes.endIndex, opacity: opacity)
    }

    /// Fills a box with a view, without its attributes from an index on.
    private mutating func fill(
        _ box: Box, with node: ViewNode, _ end: Int, opacity: Double
    ) -> Bool {
        guard end > 0 else { return fill(box, withContentOf: node, opacity: opacity) }
        var box = box
        var opacity = opacity
        switch node.attributes[end - 1] {
        case .opacity(let own): opacity *= own.clampedToUnit
        case .offset(let x, let y):
            box.x.points += x
            box.y.points += y
        case .padding(let insets):
            box.x.points += isRightToLeft ? insets.trailing : insets.leading
            box.width.points -= insets.leading + insets.trailing
            box.y.points += insets.top
            box.height.points -= insets.top + insets.bottom
        case .frame(let frame):
            guard let width = Self.extent(of: node, isAcross: true, before: end - 1),
                let height = Self.extent(of: node, isAcross: false, before: end - 1)
            else { return false }
            if let points = width.points {
                box.align(points, across: frame.horizontal.isAtStart(isRightToLeft))
            }
            if let points = height.points { box.align(points, down: frame.vertical.isAtStart) }
        case .background(let paint, let outline):
            guard add(paint, outline, in: box, opacity: opacity) else { return false }
        default: break
        }
        return fill(box, with: node, end - 1, opacity: opacity)
    }

    private mutating func fill(
        _ box: Box, withContentOf node: ViewNode, opacity: Double
    ) -> Bool {
        switch node.kind {
        case .drawing(.outline(let outline, .foreground?, nil)):
            return add(.named(.black), outline, in: box, opacity: opacity)
        case .drawing(.outline(let outline, .paint(let paint)?, nil)):
            return add(paint, outline, in: box, opacity: opacity)
        case .spacer: return true
        case .box:
            return pile(node.children, in: box, .center, .center, opacity: opacity)
        case .stack(.depth(let horizontal, let vertical)):
            return pile(node.children, in: box, horizontal, vertical, opacity: opacity)
        case .stack(.horizontal(let alignment, let spacing)):
            return line(
                node.children, in: box, spacing, isRow: true, .center, alignment, opacity: opacity)
        case .stack(.vertical(let alignment, let spacing)):
            return line(
                node.children, in: box, spacing, isRow: false, alignment, .center, opacity: opacity)
        default: return false
        }
    }

    private mutating func pile(
        _ nodes: [ViewNode], in box: Box, _ horizontal: ViewNode.HorizontalPosition,
        _ vertical: ViewNode.VerticalPosition, opacity: Double
    ) -> Bool {
        for node in nodes {
            guard place(node, in: box, horizontal, vertical, opacity: opacity) else { return false }
        }
        return true
    }

    /// Places views one after another; those that take the available space share it equally.
    private mutating func line(
        _ nodes: [ViewNode], in box: Box, _ spacing: Double?, isRow: Bool,
        _ horizontal: ViewNode.HorizontalPosition, _ vertical: ViewNode.VerticalPosition,
        opacity: Double
    ) -> Bool {
        let extents = nodes.map { Self.extent(of: $0, isAcross: isRow, along: isRow) }
        let gaps = Self.gaps(between: nodes, spacing)
        let fixed = extents.reduce(gaps.reduce(0, +)) { $0 + ($1?.points ?? 0) }
        let greedy = Double(extents.count { $0?.points == nil })
        let whole = isRow ? box.width : box.height
        let share = Length(
            points: greedy > 0 ? (whole.points - fixed) / greedy : 0,
            share: greedy > 0 ? whole.share / greedy : 0)
        var start = Length()
        for (index, node) in nodes.enumerated() {
            let length = extents[index]?.points.map { Length(points: $0) } ?? share
            var place = box
            if isRow {
                let left = isRightToLeft ? whole - start - length : start
                (place.x, place.width) = (box.x + left, length)
            } else {
                (place.y, place.height) = (box.y + start, length)
            }
            guard self.place(node, in: place, horizontal, vertical, opacity: opacity) else {
                return false
            }
            start = start + length
            if index < gaps.count { start.points += gaps[index] }
        }
        return true
    }

    private mutating func add(
        _ paint: Paint, _ outline: ViewNode.Outline, in box: Box, opacity: Double
    ) -> Bool {
        guard let outline = box.outline(outline, isGradient: paint.isGradient) else { return false }
        switch paint {
        case .material, .mesh: return false
        case .named(.clear): return true
        case .named, .rgb, .faded, .linearGradient, .centeredGradient: break
        }
        if opacity == 0 { return true }
        all.append(
            ViewNode.Mask.Part(
                paint: opacity < 1 ? paint.faded(by: opacity) : paint, outline: outline, x: box.x,
                y: box.y, width: box.width, height: box.height))
        return true
    }
}

extension MaskParts.Box {
    /// Sets the box's width in points, at its left, in its middle, or at its right.
    fileprivate mutating func align(_ points: Double, across isAtStart: Bool?) {
        (x, width) = Self.aligned(x, width, points, isAtStart)
    }

    /// Sets the box's height in points, at its top, in its middle, or at its bottom.
    fileprivate mutating func align(_ points: Double, down isAtStart: Bool?) {
        (y, height) = Self.aligned(y, height, points, isAtStart)
    }

    private static func aligned(
        _ start: MaskParts.Length, _ length: MaskParts.Length, _ points: Double, _ isAtStart: Bool?
    ) -> (MaskParts.Length, MaskParts.Length) {
        let wanted = MaskParts.Length(points: points)
        let rest = length - wanted
        return switch isAtStart {
        case true?: (start, wanted)
        case nil: (start + rest.scaled(by: 0.5), wanted)
        case false?: (start + rest, wanted)
        }
    }

    /// Returns an outline that renderers can draw in the box; `nil` if they can't.
    fileprivate func outline(
        _ outline: ViewNode.Outline, isGradient: Bool
    ) -> ViewNode.Outline? {
        switch outline {
        case .rectangle: return outline
        case .roundedRectangle, .circle, .ellipse: return isGradient ? nil : outline
        case .capsule:
            // The shorter side must be known.
            if isGradient { return nil }
            if height.share == 0, width.share > 0 || width.points >= height.points {
                return .roundedRectangle(radius: max(0, height.points / 2))
            }
            return width.share == 0 ? .roundedRectangle(radius: max(0, width.points / 2)) : nil
        case .unevenRoundedRectangle, .containerRelative, .path: return nil
        }
    }
}

extension ViewNode.Mask.Length {
    fileprivate static func + (one: Self, other: Self) -> Self {
        Self(points: one.points + other.points, share: one.share + other.share)
    }

    fileprivate static func - (one: Self, other: Self) -> Self {
        one + other.scaled(by: -1)
    }

    fileprivate func scaled(by factor: Double) -> Self {
        Self(points: points * factor, share: share * factor)
    }
}

extension ViewNode.HorizontalPosition {
    /// Returns true at the left, false at the right, and `nil` in the middle.
    fileprivate func isAtStart(_ isRightToLeft: Bool) -> Bool? {
        switch self {
        case .leading: !isRightToLeft
        case .center: nil
        case .trailing: isRightToLeft
        }
    }
}

extension ViewNode.VerticalPosition {
    /// True at the top, false at the bottom; `nil` in the middle.
    fileprivate var isAtStart: Bool? {
        switch self {
        case .top, .firstTextBaseline: true
        case .center: nil
        case .bottom, .lastTextBaseline: false
        }
    }
}
