// The sizes that contents choose for a proposed size.
extension LayoutEngine {
    /// The ideal length of content without its own.
    static var idealLength: Double { 10 }

    func content(_ index: Int32, _ offer: LayoutProposal) -> LayoutSize {
        let item = item(index)
        var room = offer
        var chrome: LayoutChrome?
        if item.pointee.chrome >= 0 {
            let found = chromes[Int(item.pointee.chrome)]
            if let side = found.side { room = LayoutProposal(width: side, height: side) }
            room = room.inset(found.insets.across, found.insets.down)
            chrome = found
        }
        var size: LayoutSize
        switch item.pointee.kind {
        case .flexible:
            size = LayoutSize(
                width: room.width < 0 ? Self.idealLength : room.width,
                height: room.height < 0 ? Self.idealLength : room.height)
        case .square:
            let width = room.width < 0 ? room.height : room.width
            let height = room.height < 0 ? room.width : room.height
            let side = min(width, height)
            size = LayoutSize(
                width: side < 0 ? Self.idealLength : side,
                height: side < 0 ? Self.idealLength : side)
        case .text: size = textSize(index, room)
        case .fixed: size = LayoutSize(width: item.pointee.first, height: item.pointee.second)
        case .picture: size = pictureSize(index, room)
        case .spacer:
            let least = item.pointee.first
            size = LayoutSize(
                width: item.pointee.axis == .vertical ? 0 : max(least, room.width),
                height: item.pointee.axis == .horizontal ? 0 : max(least, room.height))
        case .divider:
            size =
                item.pointee.axis == .horizontal
                ? LayoutSize(
                    width: Measures.hairline,
                    height: room.height < 0 ? Self.idealLength : room.height)
                : LayoutSize(
                    width: room.width < 0 ? Self.idealLength : room.width,
                    height: Measures.hairline)
        case .row: size = stackSize(index, room, isRow: true)
        case .column: size = stackSize(index, room, isRow: false)
        case .pile: size = pileSize(index, room)
        case .gridRow: size = stackSize(index, room, isRow: true)
        case .grid: size = gridSize(index, room)
        case .tracks: size = tracksSize(index, room)
        case .fitting: size = fittingSize(index, room)
        case .coded: size = codedSize(index, room)
        case .reader:
            size = LayoutSize(
                width: room.width < 0 ? Self.idealLength : room.width,
                height: room.height < 0 ? Self.idealLength : room.height)
        }
        if let side = chrome?.side {
            size = LayoutSize(width: side, height: side)
        } else if let chrome {
            size.width = max(size.width + chrome.insets.across, chrome.leastWidth)
            size.height = max(size.height + chrome.insets.down, chrome.leastHeight)
        }
        if item.pointee.isWide, offer.width > size.width { size.width = offer.width }
        return size
    }

    private func textSize(_ index: Int32, _ room: LayoutProposal) -> LayoutSize {
        let item = item(index)
        let text = texts[Int(item.pointee.text)]
        // Most texts fit in one line.
        if text.paragraphs == 1, room.width < 0 || room.width >= text.ideal,
            room.height < 0 || room.height >= text.measured.lineHeight
        {
            item.pointee.textScale = 1
            item.pointee.lines = 0
            return LayoutSize(width: text.ideal, height: text.measured.lineHeight)
        }
        let fitting = text.fitting(room)
        item.pointee.textScale = fitting.scale
        item.pointee.lines = Int32(clamping: fitting.cutLines)
        return fitting.size
    }

    private func pictureSize(_ index: Int32, _ room: LayoutProposal) -> LayoutSize {
        let item = item(index)
        let ideal = LayoutSize(width: item.pointee.first, height: item.pointee.second)
        if room.width < 0, room.height < 0 { return ideal }
        if item.pointee.isWide {
            return LayoutSize(
                width: room.width < 0 ? ideal.width : room.width,
                height: room.height < 0 ? ideal.height : room.height)
        }
        let fitted = LayoutAspect.fitted(
            room, ratio: ideal.width / ideal.height, fills: item.pointee.fills)
        return LayoutSize(width: fitted.width, height: fitted.height)
    }

    /// Returns the size of overlapping children, each with the whole proposed size.
    private func pileSize(_ index: Int32, _ room: LayoutProposal) -> LayoutSize {
        let item = item(index)
        var size = LayoutSize()
        for child in children(of: index) {
            let next = self.item(child)
            let taken = propose(room, to: child)
            if !next.pointee.isHidden {
                size.width = max(size.width, taken.width)
                size.height = max(size.height, taken.height)
            }
        }
        if hasGuides || item.pointee.code >= 0 {
            if let own = guidedExtent(of: index, isHorizontal: true) {
                size.width = max(0, own.before + own.behind)
            }
            if let own = guidedExtent(of: index, isHorizontal: false) {
                size.height = max(0, own.before + own.behind)
            }
            return size
        }
        if item.pointee.childCount > 1, let line = TextBaseline(item.pointee.vertical) {
            size.height = extent(of: index, on: line).height
        }
        return size
    }
}
