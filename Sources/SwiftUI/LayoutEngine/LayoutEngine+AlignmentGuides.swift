// Alignment guides with explicit positions, and custom ones.
extension LayoutEngine {
    /// Returns the explicit position of a guide in an element's box; `nil` if neither the element
    /// nor its descendants set it.
    ///
    /// `isInside` ignores the guide that the element itself sets, for its own closure, which may
    /// read the guide of its content.
    func explicitGuide(_ key: AlignmentKey, of index: Int32, isInside: Bool = false) -> Double? {
        settle(index)
        let item = item(index)
        if !isInside, item.pointee.code >= 0,
            let guide = codes[Int(item.pointee.code)].guides[key]
        {
            return guide(ViewDimensions(item.pointee.size, of: index, in: self)).boundedDistance
        }
        if key == VerticalAlignment.firstTextBaseline.key { return baseline(of: index, .first) }
        if key == VerticalAlignment.lastTextBaseline.key { return baseline(of: index, .last) }
        guard let inside = insideGuide(key, of: index) else { return nil }
        return inside + (key.isHorizontal ? item.pointee.contentX : item.pointee.contentY)
    }

    /// Returns the explicit position of a guide, set by an element's children, in its content; `nil` if none sets it.
    ///
    /// The result is kept, since every ancestor asks its descendants again.
    func insideGuide(_ key: AlignmentKey, of index: Int32) -> Double? {
        let item = item(index)
        guard item.pointee.firstChild >= 0, hasGuides else { return nil }
        let known = KnownGuide(item: index, key: key, offer: item.pointee.given)
        if let guide = knownGuides[known] { return guide }
        let isAsked = item.pointee.kind == .coded && item.pointee.isAsked
        // The grid has placed the contents of its rows.
        let isArranged = item.pointee.kind == .gridRow && isInGrid(index)
        if !isAsked, !isArranged { arrange(index) }
        var sum = 0.0
        var count = 0.0
        for child in children(of: index) {
            let next = self.item(child)
            if !next.pointee.isHidden, let inner = explicitGuide(key, of: child) {
                sum += inner + (key.isHorizontal ? next.pointee.x : next.pointee.y)
                count += 1
            }
        }
        let guide = count > 0 ? sum / count : nil
        if !isAsked { knownGuides.updateValue(guide, forKey: known) }
        return guide
    }

    /// Returns the position of a standard guide in an element: the explicit one, or else the default.
    private func guide(_ alignment: HorizontalAlignment, of index: Int32) -> Double {
        explicitGuide(alignment.key, of: index)
            ?? alignment.place(in: ViewDimensions(item(index).pointee.size, of: index, in: self))
    }

    /// Returns the vertical position of a standard guide in an element.
    private func guide(_ alignment: VerticalAlignment, of index: Int32) -> Double {
        explicitGuide(alignment.key, of: index)
            ?? alignment.place(in: ViewDimensions(item(index).pointee.size, of: index, in: self))
    }

    /// Moves a layer so that its guides meet those of its element.
    func moveLayer(_ layer: Int32, of index: Int32) {
        let item = item(layer)
        let usual = (x: item.pointee.x, y: item.pointee.y)
        let horizontal = HorizontalAlignment(position: item.pointee.layerHorizontal)
        let vertical = VerticalAlignment(position: item.pointee.layerVertical)
        item.pointee.x = guide(horizontal, of: index) - guide(horizontal, of: layer)
        item.pointee.y = guide(vertical, of: index) - guide(vertical, of: layer)
        if freezes {
            let moved = Shift(x: item.pointee.x - usual.x, y: item.pointee.y - usual.y)
            shiftsOfLayers[layer] = moved.isNothing ? nil : moved
        }
    }

    /// Returns the offset by which its explicit guides move the content in an element's frame.
    func shiftInFrame(
        of index: Int32, _ frame: LayoutFrame, _ inner: LayoutSize, _ padding: LayoutInsets
    ) -> Shift {
        var shift = Shift()
        let horizontal = HorizontalAlignment(position: frame.horizontal)
        let dimensions = ViewDimensions(inner, of: index, in: nil)
        if let guide = insideGuide(horizontal.key, of: index) {
            shift.x = horizontal.place(in: dimensions) - guide - padding.leading
        }
        // A frame's own baseline is its lower edge, wherever that of its content is.
        if TextBaseline(frame.vertical) == nil {
            let vertical = VerticalAlignment(position: frame.vertical)
            if let guide = insideGuide(vertical.key, of: index) {
                shift.y = vertical.place(in: dimensions) - guide - padding.top
            }
        }
        if freezes { shiftsInFrames[index] = shift.isNothing ? nil : shift }
        return shift
    }

    /// Returns the cross-axis alignment of a stack's children, if any may set a guide.
    private func guidedAlignment(
        of index: Int32, isHorizontal: Bool
    ) -> (key: AlignmentKey, place: (ViewDimensions) -> Double)? {
        let item = item(index)
        if item.pointee.code >= 0 {
            let code = codes[Int(item.pointee.code)]
            if isHorizontal, let own = code.horizontal { return (own.key, own.place(in:)) }
            if !isHorizontal, let own = code.vertical { return (own.key, own.place(in:)) }
        }
        guard hasGuides else { return nil }
        if isHorizontal {
            let usual = HorizontalAlignment(position: item.pointee.horizontal)
            return (usual.key, usual.place(in:))
        }
        let usual = VerticalAlignment(position: item.pointee.vertical)
        return (usual.key, usual.place(in:))
    }

    /// Arranges a depth stack whose children have explicit guides.
    func arrangeGuidedPile(_ index: Int32, _ insets: LayoutInsets) {
        let item = item(index)
        let width = item.pointee.contentSize.width - insets.across
        let height = item.pointee.contentSize.height - insets.down
        let across = guidedExtent(of: index, isHorizontal: true)
        for child in children(of: index) {
            let next = self.item(child)
            if let across {
                let rest = position(
                    across.before + across.behind, across: width, item.pointee.horizontal)
                next.pointee.x = insets.leading + rest + across.before - next.pointee.guide
            } else {
                next.pointee.x = insets.leading
                next.pointee.x += position(
                    next.pointee.taken.width, across: width, item.pointee.horizontal)
            }
        }
        let down = guidedExtent(of: index, isHorizontal: false)
        for child in children(of: index) {
            let next = self.item(child)
            if let down {
                next.pointee.y =
                    insets.top + (height - down.before - down.behind) / 2 + down.before
                    - next.pointee.guide
            } else {
                next.pointee.y =
                    insets.top
                    + position(
                        of: child, next.pointee.taken, down: height, item.pointee.vertical,
                        line: nil)
            }
        }
    }

    /// Returns the extent of children with explicit guides across their stack: before and after
    /// their common guide; `nil` if none of them can have one.
    func guidedExtent(of index: Int32, isHorizontal: Bool) -> (before: Double, behind: Double)? {
        guard !codes.isEmpty,
            let alignment = guidedAlignment(of: index, isHorizontal: isHorizontal)
        else { return nil }
        var before = -Double.infinity
        var behind = -Double.infinity
        for child in children(of: index) {
            let next = item(child)
            if !next.pointee.isHidden {
                let size = next.pointee.taken
                let guide =
                    explicitGuide(alignment.key, of: child)
                    ?? alignment.place(ViewDimensions(size, of: child, in: self))
                // Kept until the child is placed.
                next.pointee.guide = guide
                before = max(before, guide)
                behind = max(behind, (isHorizontal ? size.width : size.height) - guide)
            }
        }
        return before.isFinite && behind.isFinite ? (before, behind) : nil
    }
}
