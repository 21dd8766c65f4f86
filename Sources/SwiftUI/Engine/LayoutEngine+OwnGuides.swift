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
        guard item.pointee.firstChild >= 0, hasGuides else { return nil }
        if item.pointee.kind == .coded, !item.pointee.isAsked { arrange(index) }
        if item.pointee.kind != .coded { arrange(index) }
        var sum = 0.0
        var count = 0.0
        var child = item.pointee.firstChild
        while child >= 0 {
            let next = self.item(child)
            if !next.pointee.isHidden, let inner = explicitGuide(key, of: child) {
                sum += inner + (key.isHorizontal ? next.pointee.x : next.pointee.y)
                count += 1
            }
            child = next.pointee.next
        }
        guard count > 0 else { return nil }
        return sum / count
            + (key.isHorizontal ? item.pointee.contentX : item.pointee.contentY)
    }

    /// The alignment of a stack's children across it, if any of them may have a guide elsewhere than
    /// usual.
    private func ownAlignment(
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
        let across = ownExtent(of: index, isHorizontal: true)
        var child = item.pointee.firstChild
        while child >= 0 {
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
            child = next.pointee.next
        }
        let down = ownExtent(of: index, isHorizontal: false)
        child = item.pointee.firstChild
        while child >= 0 {
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
            child = next.pointee.next
        }
    }

    /// The extent of children across their stack where guides are moved: before and behind the line
    /// that they share; `nil` where none may be.
    func ownExtent(of index: Int32, isHorizontal: Bool) -> (before: Double, behind: Double)? {
        guard !codes.isEmpty,
            let alignment = ownAlignment(of: index, isHorizontal: isHorizontal)
        else { return nil }
        var before = -Double.infinity
        var behind = -Double.infinity
        var child = item(index).pointee.firstChild
        while child >= 0 {
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
            child = next.pointee.next
        }
        return before.isFinite && behind.isFinite ? (before, behind) : nil
    }
}
