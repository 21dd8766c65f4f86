/// Works out where everything on a card lies.
package struct ViewLayout: Sendable {
    /// The width of the card's content, in points.
    package var width: Double
    /// The person's text size.
    package var textSize: DynamicTypeSize
    /// True where lines begin at the right.
    package var isRightToLeft: Bool
    /// Knows how wide text is.
    package var measuring: any TextMeasuring
    /// Knows how large pictures are.
    package var pictures: any PictureMeasuring

    package init(
        width: Double, textSize: DynamicTypeSize = .large, isRightToLeft: Bool = false,
        measuring: any TextMeasuring, pictures: any PictureMeasuring = UnknownPictures()
    ) {
        self.width = width
        self.textSize = textSize
        self.isRightToLeft = isRightToLeft
        self.measuring = measuring
        self.pictures = pictures
    }

    /// Where the elements of a tree lie, and what its author should know.
    package struct Outcome: Sendable {
        /// `nil` if the tree can't be laid out.
        package var placements: ViewTree.Placements?
        /// Mistakes of the view's author.
        package var issues: [String]
    }

    /// Lays out the nodes of a card, in a column as wide as the card.
    package func placements(of nodes: [ViewNode]) -> Outcome {
        guard let count = LayoutEngine.itemCount(of: nodes) else {
            return Outcome(placements: nil, issues: [LayoutIssue.tooDeep])
        }
        let engine = LayoutEngine(
            capacity: count + 1, measuring: measuring, textSize: textSize, pictures: pictures)
        var card = LayoutItem()
        card.kind = .column
        card.first = Measures.spacing
        card.isWide = true
        guard let root = engine.append(card) else { return Outcome(placements: nil, issues: []) }
        var last = LayoutItem.noItem
        engine.addChildren(
            nodes, to: root, after: &last, LayoutEngine.Surroundings(axis: .vertical))
        let room = LayoutProposal(width: width.boundedLength, height: LayoutProposal.none)
        engine.item(root).pointee.given = room
        engine.item(root).pointee.taken = engine.size(root, room)
        engine.place(root)
        return Outcome(
            placements: engine.placements(isRightToLeft: isRightToLeft), issues: engine.issues)
    }
}

extension LayoutEngine {
    /// What was found for all items but the card itself, which comes first.
    fileprivate func placements(isRightToLeft: Bool) -> ViewTree.Placements {
        let card = items[0].contentSize.bounded
        let elements = [ViewNode.Placement](unsafeUninitializedCapacity: max(count - 1, 0)) {
            places, initialized in
            for index in 1..<max(count, 1) {
                places.initializeElement(
                    at: index - 1,
                    to: placement(of: Int32(truncatingIfNeeded: index), isRightToLeft))
                initialized = index
            }
        }
        return ViewTree.Placements(
            width: card.width, height: card.height, elements: elements)
    }

    private func placement(of index: Int32, _ isRightToLeft: Bool) -> ViewNode.Placement {
        let item = item(index)
        let size = item.pointee.size.bounded
        let content = item.pointee.contentSize.bounded
        var x = item.pointee.x
        var contentX = item.pointee.contentX
        if isRightToLeft {
            let parent = self.item(item.pointee.parent)
            let whole = item.pointee.isLayer ? parent.pointee.size : parent.pointee.contentSize
            x = whole.bounded.width - x - size.width
            contentX = size.width - contentX - content.width
        }
        func area(_ x: Double, _ y: Double, _ size: LayoutSize) -> ViewNode.Area {
            ViewNode.Area(
                x: Float(x.boundedDistance), y: Float(y.boundedDistance),
                width: Float(size.width), height: Float(size.height))
        }
        return ViewNode.Placement(
            box: area(x, item.pointee.y, size),
            content: area(contentX, item.pointee.contentY, content),
            textScale: Float(item.pointee.textScale), lines: item.pointee.lines)
    }
}
