// Places all elements, once the size of the whole is known.
extension LayoutEngine {
    /// Lays out an element for a proposed size, if needed, and places the content in its box.
    func settle(_ index: Int32) {
        let item = item(index)
        if item.pointee.kind == .gridRow, isInGrid(index) {
            // The grid has placed its content.
            item.pointee.size = item.pointee.taken
            item.pointee.contentSize = item.pointee.taken
            return
        }
        if !item.pointee.isLaidOut || item.pointee.offer != item.pointee.given {
            measure(index, item.pointee.given)
        }
        guard item.pointee.hasBox else { return }
        var x = 0.0
        var y = 0.0
        var inner = item.pointee.contentSize
        var padding = LayoutInsets()
        if item.pointee.padding >= 0 {
            padding = paddings[Int(item.pointee.padding)]
            (x, y) = (padding.leading, padding.top)
            inner.width = max(0, inner.width + padding.across)
            inner.height = max(0, inner.height + padding.down)
        }
        if item.pointee.frame >= 0 {
            let frame = frames[Int(item.pointee.frame)]
            let size = item.pointee.size
            x += position(inner.width, across: size.width, frame.horizontal)
            switch frame.vertical {
            case .top: break
            case .center: y += (size.height - inner.height) / 2
            case .bottom: y += size.height - inner.height
            case .firstTextBaseline, .lastTextBaseline:
                // A frame's own baseline is its lower edge.
                y += size.height - inner.height
            }
            if hasGuides {
                let shift = shiftInFrame(of: index, frame, inner, padding)
                x += shift.x
                y += shift.y
            }
        }
        (item.pointee.contentX, item.pointee.contentY) = (x, y)
    }

    func isInGrid(_ row: Int32) -> Bool {
        let parent = item(row).pointee.parent
        return parent >= 0 && item(parent).pointee.kind == .grid
    }

    /// Finds the positions of an element's children in its content.
    func arrange(_ index: Int32) {
        let item = item(index)
        var insets = LayoutInsets()
        if item.pointee.chrome >= 0 { insets = chromes[Int(item.pointee.chrome)].insets }
        let width = item.pointee.contentSize.width - insets.across
        let height = item.pointee.contentSize.height - insets.down
        switch item.pointee.kind {
        case .row, .gridRow:
            let own = guidedExtent(of: index, isHorizontal: false)
            // A row that is wider than its children, such as a control, centers them.
            let length = lengthOfChildren(index, isRow: true)
            var x = insets.leading + (width - length) / 2
            let line = TextBaseline(item.pointee.vertical).map { extent(of: index, on: $0) }
            let top = insets.top + (line.map { (height - $0.height) / 2 } ?? 0)
            for child in children(of: index) {
                let next = self.item(child)
                next.pointee.x = x
                if let own {
                    next.pointee.y =
                        insets.top + (height - own.before - own.behind) / 2 + own.before
                        - next.pointee.guide
                } else {
                    next.pointee.y =
                        (line == nil ? insets.top : top)
                        + position(
                            of: child, next.pointee.taken, down: height, item.pointee.vertical,
                            line: line?.line)
                }
                x += next.pointee.taken.width + gap(after: child, spacing: item.pointee.first)
            }
        case .column:
            let own = guidedExtent(of: index, isHorizontal: true)
            let length = lengthOfChildren(index, isRow: false)
            var y = insets.top + (height - length) / 2
            for child in children(of: index) {
                let next = self.item(child)
                next.pointee.x =
                    insets.leading
                    + (own.map {
                        position(
                            $0.before + $0.behind, across: width, item.pointee.horizontal)
                            + $0.before - next.pointee.guide
                    }
                        ?? position(
                            next.pointee.taken.width, across: width, item.pointee.horizontal))
                next.pointee.y = y
                y += next.pointee.taken.height + gap(after: child, spacing: item.pointee.first)
            }
        case .pile where hasGuides || item.pointee.code >= 0:
            arrangeGuidedPile(index, insets)
        case .pile:
            let line = TextBaseline(item.pointee.vertical).map { extent(of: index, on: $0).line }
            for child in children(of: index) {
                let next = self.item(child)
                next.pointee.x =
                    insets.leading
                    + position(
                        next.pointee.taken.width, across: width, item.pointee.horizontal)
                next.pointee.y =
                    insets.top
                    + position(
                        of: child, next.pointee.taken, down: height, item.pointee.vertical,
                        line: line)
            }
        case .grid: arrangeGrid(index)
        case .tracks: arrangeTracks(index)
        case .fitting: arrangeFitting(index)
        case .coded: arrangeCoded(index)
        case .reader, .flexible, .square, .text, .fixed, .picture, .spacer, .divider: break
        }
    }

    private func lengthOfChildren(_ index: Int32, isRow: Bool) -> Double {
        let item = item(index)
        var length = 0.0
        for child in children(of: index) {
            let next = self.item(child)
            length += isRow ? next.pointee.taken.width : next.pointee.taken.height
            length += gap(after: child, spacing: item.pointee.first)
        }
        return max(0, length)
    }

    /// Places an element with its layers and children.
    func place(_ index: Int32) {
        settle(index)
        let item = item(index)
        let outer = here
        if live != nil { here = (here.x + item.pointee.x, here.y + item.pointee.y) }
        defer { here = outer }
        noteAnchor(of: index)
        if item.pointee.kind == .reader, live != nil { make(index) }
        // Finding guides arranges the content, so it precedes the placement of the content.
        alignLayers(of: index)
        if item.pointee.firstChild >= 0 {
            if item.pointee.kind != .gridRow || !isInGrid(index) { arrange(index) }
            let box = here
            if live != nil {
                here = (here.x + item.pointee.contentX, here.y + item.pointee.contentY)
            }
            for child in children(of: index)
            where item.pointee.kind != .fitting || child == item.pointee.chosen {
                place(child)
            }
            here = box
        }
        for layer in layers(of: index) { place(layer) }
    }

    /// Finds the sizes of an element's layers, and their positions in its box.
    private func alignLayers(of index: Int32) {
        let size = item(index).pointee.size
        for layer in layers(of: index) {
            let next = item(layer)
            let taken = propose(LayoutProposal(size), to: layer)
            next.pointee.x = position(
                taken.width, across: size.width, next.pointee.layerHorizontal)
            let line = TextBaseline(next.pointee.layerVertical).map { line in
                baseline(of: index, line) ?? size.height
            }
            next.pointee.y = position(
                of: layer, taken, down: size.height, next.pointee.layerVertical, line: line)
            if hasGuides { moveLayer(layer, of: index) }
        }
    }
}
