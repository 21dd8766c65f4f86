import SwiftUI

// Elements that lay out others.
extension HTMLDrawing {
    mutating func drawContainer(_ node: NodePlace, _ names: StaticString, _ box: BoxStyle) {
        openBlock()
        identify(node)
        out.markup(box.area == nil ? names : "box")
        finishContainer(node, box)
    }

    mutating func drawStack(_ node: NodePlace, _ layout: ViewNode.StackLayout, _ box: BoxStyle) {
        openBlock()
        identify(node)
        if box.area != nil {
            out.markup("box")
            if layout == .phases { out.markup(" phases") }
            return finishContainer(node, box)
        }
        switch layout {
        case .horizontal(let alignment, let spacing):
            out.markup("hstack")
            if alignment != .center { outClass(" y-", alignment) }
            write(spacing: spacing, overlap: "--tight-x")
        case .vertical(let alignment, let spacing):
            out.markup("vstack")
            if alignment != .center { outClass(" x-", alignment) }
            write(spacing: spacing, overlap: "--tight-y")
        case .depth(let horizontal, let vertical):
            out.markup("zstack")
            if horizontal != .center { outClass(" x-", horizontal) }
            if vertical != .center { outClass(" y-", vertical) }
        case .grid(let grid): openGrid(grid, columns: node.children.columnCount)
        case .gridRow: out.markup("grid-row")
        case .tracks(let tracks): openTracks(tracks)
        case .fitting, .coded, .reader: out.markup("zstack")
        case .phases: out.markup("zstack phases")
        }
        finishContainer(node, box)
    }

    /// Writes the spacing of children; overlapping views need margins, since a gap is never
    /// negative.
    private mutating func write(spacing: Double?, overlap: StaticString) {
        guard let spacing, spacing != Measures.spacing else { return }
        if spacing >= 0 {
            declare("--gap", spacing, "px")
        } else {
            out.markup(" tight")
            declare(overlap, spacing, "px")
        }
    }

    private mutating func openGrid(_ grid: ViewNode.GridLayout, columns: Int) {
        out.markup("grid")
        if grid.horizontal != .center { outClass(" x-", grid.horizontal) }
        if grid.vertical != .center { outClass(" y-", grid.vertical) }
        declare("--columns", columns)
        declare("row-gap", max(grid.verticalSpacing ?? Measures.spacing, 0), "px")
        declare("column-gap", max(grid.horizontalSpacing ?? Measures.spacing, 0), "px")
    }

    private mutating func openTracks(_ layout: ViewNode.TrackLayout) {
        out.markup(layout.isColumns ? "grid tracks" : "grid tracks rows")
        declare("gap", max(layout.spacing ?? Measures.spacing, 0), "px")
        style.markup(layout.isColumns ? "grid-template-columns:" : "grid-template-rows:")
        for track in layout.tracks {
            switch track.length {
            case .fixed(let length):
                style.number(max(length, 0), "px ")
            case .flexible(let minimum, _):
                style.markup("minmax(", max(minimum, 0), "px,1fr) ")
            case .adaptive(let minimum, _):
                style.markup("repeat(auto-fill,minmax(", max(minimum, 1), "px,1fr)) ")
            }
        }
        style.markup(";")
    }

    mutating func drawLabel(_ node: NodePlace, iconCount: Int, _ box: BoxStyle) {
        drawContainer(node, iconCount > 0 ? "label with-icon" : "label", box)
    }

    private mutating func finishContainer(_ node: NodePlace, _ box: BoxStyle) {
        endStyle(node, box)
        writeOwnAccessibility(of: node, box)
        out.markup(">")
        if let area = box.area { drawDisc(of: node, in: area) }
        if box.traits.contains(.hasLayers) { drawLayers(of: node, .behind) }
        let arePiled = node.kind.pilesChildren
        if let area = box.area {
            draw(node.children, from: area.content, arePiled: arePiled)
        } else {
            draw(node.children, arePiled: arePiled)
        }
        if box.traits.contains(.hasLayers) { drawLayers(of: node, .inFront) }
        closeBlock()
    }

    mutating func drawLayers(of node: NodePlace, _ side: ViewNode.Layer.Side) {
        let (outer, outerBackdrop) = (origin, backdrop)
        origin = (0, 0)
        backdrop.inside =
            switch side {
            case .behind: backdrop.around
            case .inFront: node.node.contentBackdrop(over: backdrop.around)
            }
        defer {
            origin = outer
            backdrop = outerBackdrop
        }
        for attribute in node.attributes {
            if let layer = attribute.layer(side) {
                drawLayer(side == .behind ? "layer behind" : "layer", layer)
            }
        }
    }

    private mutating func drawLayer(_ names: StaticString, _ layer: ViewNode.Layer) {
        openBlock()
        out.markup(" class=\"")
        out.markup(names)
        if placements == nil {
            if layer.horizontal != .center { outClass(" x-", layer.horizontal) }
            if layer.vertical != .center { outClass(" y-", layer.vertical) }
        }
        out.markup("\">")
        draw(layer.nodes, arePiled: true)
        closeBlock()
    }
}

extension [ViewNode] {
    fileprivate var columnCount: Int {
        let widest = map { row in
            guard case .stack(.gridRow) = row.kind else { return 1 }
            return row.children.reduce(0) { count, cell in
                let columns = cell.attributes.compactMap { attribute in
                    if case .gridCell(let cell) = attribute { cell.columns } else { nil }
                }.first
                return count + Swift.min(Swift.max(columns ?? 1, 1), 1000)
            }
        }.max()
        return Swift.max(widest ?? 1, 1)
    }
}
