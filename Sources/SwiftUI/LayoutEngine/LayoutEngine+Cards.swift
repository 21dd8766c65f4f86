// Whole cards, and parts of them that another engine lays out, as one element with all its
// descendants.
extension LayoutEngine {
    /// Returns the size of overlapping nodes.
    func pileSize(of nodes: [ViewNode], in room: LayoutProposal) -> LayoutSize {
        var pile = LayoutItem()
        pile.kind = .pile
        guard let root = append(pile) else { return LayoutSize() }
        var last = LayoutItem.noItem
        addChildren(
            nodes, to: root, after: &last,
            Surroundings(axis: .none, isRightToLeft: isRightToLeft))
        return size(root, room).bounded
    }

    /// Lays out nodes in a column as wide as a card's content, or a full-bleed view in one as wide
    /// as the card; or in a frame without separate margins.
    func layOutCard(_ nodes: [ViewNode], width: Double, height: Double?) {
        var nodes = nodes
        var width = width
        let height = height ?? LayoutProposal.none
        container = LayoutProposal(width: width, height: height)
        if height < 0, nodes.fillsCard {
            width += 2 * Measures.cardPadding
            nodes = nodes.insideMargins(Measures.cardPadding)
        }
        cardWidth = width
        var card = LayoutItem()
        card.kind = .column
        card.first = Measures.spacing
        card.isWide = true
        layOut(
            nodes, in: card, LayoutProposal(width: width, height: height), axis: .vertical)
    }

    /// Lays out nodes from the corner of a proposed size.
    func layOut(_ nodes: [ViewNode], in room: LayoutProposal) {
        var pile = LayoutItem()
        pile.kind = .pile
        pile.horizontal = .leading
        pile.vertical = .top
        layOut(nodes, in: pile, room, axis: .none)
        // The whole content is mirrored in the whole space.
        items[0].contentSize = LayoutSize(width: room.width, height: room.height)
    }

    private func layOut(
        _ nodes: [ViewNode], in root: LayoutItem, _ room: LayoutProposal, axis: LayoutItem.Axis
    ) {
        var whole = root
        whole.isRightToLeft = isRightToLeft
        guard let root = append(whole) else { return }
        var last = LayoutItem.noItem
        addChildren(
            nodes, to: root, after: &last,
            Surroundings(axis: axis, isRightToLeft: isRightToLeft))
        propose(room, to: root)
        place(root)
    }

    /// The count of elements that exceed the card, or break a word that fits in a separate line; it
    /// includes the elements that the author's code made.
    var narrowPlaces: Int {
        let width = cardWidth + 0.5
        var places = 0
        var index: Int32 = 1
        while index < count {
            let item = item(index)
            let parent = self.item(item.pointee.parent)
            let isUnused =
                item.pointee.isHidden
                || parent.pointee.kind == .fitting && !item.pointee.isLayer
                    && parent.pointee.chosen != index
            if isUnused {
                index = item.pointee.end
                continue
            }
            if item.pointee.parent == 0, item.pointee.size.width > width { places += 1 }
            places += made[index]?.narrowPlaces ?? 0
            if item.pointee.kind == .text, item.pointee.lines == 0 {
                let scale = item.pointee.textScale
                // With the tolerance of the line breaker: a word that is only minimally too wide isn't broken.
                let room = item.pointee.contentSize.width + 0.001
                let isBroken = texts[Int(item.pointee.text)].measured.pieces.contains {
                    $0.width * scale > room && $0.width * scale <= width
                }
                if isBroken { places += 1 }
            }
            index += 1
        }
        return places
    }

    /// Returns the placements of all items except the first, which contains them all.
    func placements() -> [ViewNode.Placement] {
        guard live != nil else {
            return [ViewNode.Placement](unsafeUninitializedCapacity: max(count - 1, 0)) {
                places, initialized in
                for index in 1..<max(count, 1) {
                    places.initializeElement(
                        at: index - 1, to: placement(of: Int32(truncatingIfNeeded: index)))
                    initialized = index
                }
            }
        }
        var made: [Int32: [ViewNode.Placement]] = [:]
        for (index, content) in self.made {
            made[item(index).pointee.contentStart] = content.placements
        }
        var places: [ViewNode.Placement] = []
        var index: Int32 = 1
        while index <= count {
            if let content = made[index] { places += content }
            guard index < count else { break }
            let parent = item(index).pointee.parent
            if item(parent).pointee.kind == .fitting, !item(index).pointee.isLayer,
                item(parent).pointee.chosen != index
            {
                index = item(index).pointee.end
            } else {
                places.append(placement(of: index))
                index += 1
            }
        }
        return places
    }

    private func placement(of index: Int32) -> ViewNode.Placement {
        let item = item(index)
        let size = item.pointee.size.bounded
        let content = item.pointee.contentSize.bounded
        var x = item.pointee.x
        var contentX = item.pointee.contentX
        let parent = self.item(item.pointee.parent)
        if parent.pointee.isRightToLeft {
            let whole = item.pointee.isLayer ? parent.pointee.size : parent.pointee.contentSize
            x = whole.bounded.width - x - size.width
        }
        if item.pointee.isRightToLeft { contentX = size.width - contentX - content.width }
        func area(_ x: Double, _ y: Double, _ size: LayoutSize) -> ViewNode.Area {
            ViewNode.Area(
                x: Float(x.boundedDistance), y: Float(y.boundedDistance),
                width: Float(size.width), height: Float(size.height))
        }
        return ViewNode.Placement(
            box: area(x, item.pointee.y, size),
            content: area(contentX, item.pointee.contentY, content),
            textScale: Float(item.pointee.textScale), lines: item.pointee.lines,
            truncation: middleTruncation(of: index))
    }
}
