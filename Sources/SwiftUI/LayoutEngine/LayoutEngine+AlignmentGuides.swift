// Guides that authors move, and those of their own.
extension LayoutEngine {
    /// Where an element says that a guide is, against its box; `nil` if neither it nor what is inside
    /// it says so.
    ///
    /// `isInside` leaves out what the element itself says, for code that asks just that.
    func explicitGuide(_ key: AlignmentKey, of index: Int32, isInside: Bool = false) -> Double? {
        settle(index)
        let item = item(index)
        if !isInside, item.pointee.code >= 0,
            let guide = codes[Int(item.pointee.code)].guides[key]
        {
            return guide(ViewDimensions(item.pointee.size, of: index, in: self)).boundedDistance
        }
        if key == VerticalAlignment.firstTextBaseline.key {
            return baseline(of: index, .first)
        }
        if key == VerticalAlignment.lastTextBaseline.key { return baseline(of: index, .last) }
        guard let inside = insideGuide(key, of: index) else { return nil }
        return inside + (key.isHorizontal ? item.pointee.contentX : item.pointee.contentY)
    }

    /// Where the parts inside an element say that a guide is, against its content; `nil` if none says so.
    ///
    /// It is kept, since each element that parts are inside of asks all of them again.
    func insideGuide(_ key: AlignmentKey, of index: Int32) -> Double? {
        let item = item(index)
        guard item.pointee.firstChild >= 0, hasGuides else { return nil }
        let known = KnownGuide(item: index, key: key, offer: item.pointee.given)
        if let guide = knownGuides[known] { return guide }
        let isAsked = item.pointee.kind == .coded && item.pointee.isAsked
        // A grid has placed what is in its rows.
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

    /// Where the guide of a usual alignment is in an element: where it says, or else in the usual place.
    private func guide(_ alignment: HorizontalAlignment, of index: Int32) -> Double {
        explicitGuide(alignment.key, of: index)
            ?? alignment.place(in: ViewDimensions(item(index).pointee.size, of: index, in: self))
    }

    /// The same, down the element.
    private func guide(_ alignment: VerticalAlignment, of index: Int32) -> Double {
        explicitGuide(alignment.key, of: index)
            ?? alignment.place(in: ViewDimensions(item(index).pointee.size, of: index, in: self))
    }

    /// Moves a layer so that its guides lie on those of the element that it belongs to.
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

    /// How far the guides of what is inside move it in the frame of an element.
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

    /// The alignment of a stack's children across it, if any of them may have a guide elsewhere than
    /// usual.
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

    /// Arranges a pile in which guides are moved.
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

    /// The extent of children across their stack where guides are moved: before and behind the line
    /// that they share; `nil` where none may be.
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
                // Kept for when the child is placed.
                next.pointee.guide = guide
                before = max(before, guide)
                behind = max(behind, (isHorizontal ? size.width : size.height) - guide)
            }
        }
        return before.isFinite && behind.isFinite ? (before, behind) : nil
    }
}
