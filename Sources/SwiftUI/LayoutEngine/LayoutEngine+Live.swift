import Foundation

/// The content that a geometry reader made for its size, laid out.
struct ReaderContent {
    var nodes: [ViewNode] = []
    var placements: [ViewNode.Placement] = []
    /// The count of elements that exceed the card, or break a word.
    var narrowPlaces = 0
    var issues: [String] = []
}

// The author's code that runs during layout.
extension LayoutEngine {
    // MARK: - The first that fits

    func fittingSize(_ index: Int32, _ room: LayoutProposal) -> LayoutSize {
        let item = item(index)
        let axes = item.pointee.detail
        var chosen = LayoutItem.noItem
        for child in children(of: index) {
            chosen = child
            let ideal = size(
                child,
                LayoutProposal(
                    width: axes & 1 != 0 ? LayoutProposal.none : room.width,
                    height: axes & 2 != 0 ? LayoutProposal.none : room.height))
            let fitsAcross = axes & 1 == 0 || room.width < 0 || ideal.width <= room.width + 0.001
            let fitsDown = axes & 2 == 0 || room.height < 0 || ideal.height <= room.height + 0.001
            if fitsAcross, fitsDown { break }
        }
        item.pointee.chosen = chosen
        guard chosen >= 0 else { return LayoutSize() }
        return propose(room, to: chosen)
    }

    func arrangeFitting(_ index: Int32) {
        let item = item(index)
        for child in children(of: index) {
            let next = self.item(child)
            next.pointee.isHidden = child != item.pointee.chosen
            // The others are not drawn, but need a position.
            if next.pointee.isHidden { next.pointee.given = .unspecified }
            (next.pointee.x, next.pointee.y) = (0, 0)
        }
    }

    // MARK: - Custom layouts

    private func subviews(of index: Int32) -> LayoutSubviews {
        LayoutSubviews(
            layoutDirection: item(index).pointee.isRightToLeft ? .rightToLeft : .leftToRight,
            engine: self, items: Array(children(of: index))[...])
    }

    func codedSize(_ index: Int32, _ room: LayoutProposal) -> LayoutSize {
        let item = item(index)
        guard let layout = codes[Int(item.pointee.detail)].layout else { return LayoutSize() }
        if item.pointee.isAsked {
            report(LayoutIssue.selfAsking)
            return LayoutSize()
        }
        item.pointee.isAsked = true
        defer { item.pointee.isAsked = false }
        let size = layout.size(ProposedViewSize(room), subviews(of: index))
        func length(_ length: Double) -> Double { length.isNaN ? 0 : max(0, length) }
        return LayoutSize(width: length(size.width), height: length(size.height))
    }

    func arrangeCoded(_ index: Int32) {
        let item = item(index)
        guard !item.pointee.isAsked, let layout = codes[Int(item.pointee.detail)].layout else {
            return
        }
        let room = item.pointee.contentOffer
        let size = item.pointee.contentSize.bounded
        // A view that the layout doesn't place is centered.
        for child in children(of: index) {
            let next = self.item(child)
            let taken = propose(LayoutProposal(size), to: child)
            next.pointee.x = (size.width - taken.width) / 2
            next.pointee.y = (size.height - taken.height) / 2
        }
        item.pointee.isAsked = true
        defer { item.pointee.isAsked = false }
        layout.place(
            in: CGRect(x: 0, y: 0, width: size.width, height: size.height),
            ProposedViewSize(room), subviews(of: index))
    }

    /// Returns the layout value of an element for its parent's layout.
    func value(of key: ObjectIdentifier, for index: Int32) -> Any? {
        var index = index
        // A box around a single view takes that view's properties.
        while index >= 0 {
            let item = item(index)
            if item.pointee.code >= 0,
                let value = codes[Int(item.pointee.code)].values[key]
            {
                return value
            }
            guard item.pointee.kind == .pile, item.pointee.childCount == 1 else { return nil }
            index = item.pointee.firstChild
        }
        return nil
    }

    // MARK: - Geometry readers

    /// Stores the rectangle of an element that has an anchor.
    func noteAnchor(of index: Int32) {
        let item = item(index)
        guard let live, item.pointee.code >= 0,
            let anchor = codes[Int(item.pointee.code)].anchor
        else { return }
        let size = item.pointee.size.bounded
        let place = CGRect(x: here.x, y: here.y, width: size.width, height: size.height)
        MainActor.assumeIsolated {
            if live.anchors.indices.contains(anchor) { live.anchors[anchor] = place }
        }
    }

    /// Makes the content of a geometry reader whose size and position are known, and lays it out.
    func make(_ index: Int32) {
        let item = item(index)
        guard let live else { return }
        let size = item.pointee.contentSize.bounded
        let number = Int(item.pointee.detail)
        let room = treeRoom(inside: index)
        let (x, y) = (here.x + item.pointee.contentX, here.y + item.pointee.contentY)
        // Safe: the closure runs at once, on the thread that this method runs on.
        nonisolated(unsafe) let engine = self
        let nodes = MainActor.assumeIsolated {
            let outer = live.engine
            live.engine = engine
            defer { live.engine = outer }
            return live.nodes(
                of: number, GeometryProxy(size: size, x: x, y: y, anchors: live.anchors),
                room: room)
        }
        let origin = (here.x + item.pointee.contentX, here.y + item.pointee.contentY)
        let content = ViewLayout.lay(
            nodes, in: LayoutProposal(size), origin: origin,
            room: room, isRightToLeft: item.pointee.isRightToLeft, like: self)
        for issue in content.issues { report(issue) }
        made[index] = content
    }

    /// Returns the remaining nesting depth inside an element.
    private func treeRoom(inside index: Int32) -> Int {
        var left = treeRoom
        var index = index
        while index > 0 {
            left -= item(index).pointee.isLayer ? TreeBounds.Room.layer : TreeBounds.Room.child
            index = item(index).pointee.parent
        }
        return left
    }

    /// Returns the size that nodes choose for a proposed size.
    func size(of nodes: [ViewNode], in room: LayoutProposal) -> LayoutSize {
        ViewLayout.size(of: nodes, in: room, like: self)
    }
}
