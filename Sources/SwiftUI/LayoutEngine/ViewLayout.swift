/// Works out where everything on a card lies.
package struct ViewLayout: Sendable {
    /// The width of the card's content, in points.
    package var width: Double
    /// The height of a frame that its content fills; `nil` for a card, which is as high as its content.
    package var height: Double?
    /// The person's text size.
    package var textSize: DynamicTypeSize
    /// True where lines begin at the right.
    package var isRightToLeft: Bool
    /// Knows how wide text is.
    package var measuring: any TextMeasuring
    /// Knows how large pictures are.
    package var pictures: any PictureMeasuring
    /// The texts of another card of these fonts that may be an earlier version of this one.
    package var earlierTexts: Texts?

    package init(
        width: Double, height: Double? = nil, textSize: DynamicTypeSize = .large,
        isRightToLeft: Bool = false,
        measuring: any TextMeasuring, pictures: any PictureMeasuring = UnknownPictures()
    ) {
        self.width = width
        self.height = height
        self.textSize = textSize
        self.isRightToLeft = isRightToLeft
        self.measuring = measuring
        self.pictures = pictures
    }

    /// Where the elements of a tree lie, and what its author should know.
    package struct Outcome: Sendable {
        /// `nil` if the tree can't be laid out, or holds letters whose width isn't known.
        package var placements: ViewTree.Placements?
        /// Mistakes of the view's author.
        package var issues: [String]
        /// The texts of the card.
        package var texts: Texts?
    }

    /// The texts of a card as they were measured, for the layout of the next version of it.
    package struct Texts: Sendable {
        fileprivate var textSize: DynamicTypeSize
        fileprivate var all: [LayoutText]
    }

    /// Returns how many places nodes have; `nil` if they lie too deep in one another to be laid out.
    package static func placeCount(of nodes: [ViewNode]) -> Int? {
        LayoutEngine.itemCount(of: nodes)
    }

    /// Lays out the nodes of a card, in a column as wide as the card.
    ///
    /// Large text that would be broken inside its words, or stand out of the card, is set in the
    /// largest size of text in which it is not, or in which that happens in the fewest places.
    package func placements(of nodes: [ViewNode]) -> Outcome {
        guard let count = LayoutEngine.itemCount(of: nodes) else {
            return Outcome(placements: nil, issues: [LayoutIssue.tooDeep])
        }
        let found = inFittingSize { $0.attempt(nodes, count) }
        return Outcome(
            placements: placements(of: found), issues: found.engine.issues,
            texts: Texts(textSize: found.engine.textSize, all: found.engine.texts))
    }

    /// Tells whether the elements of two cards that no code of the author's lays out have the same places,
    /// as nothing differs that takes room.
    package static func areAlike(_ nodes: [ViewNode], _ others: [ViewNode]) -> Bool {
        nodes.areLaidOut(like: others)
    }

    /// A card laid out in one size of text.
    private struct Attempt {
        var engine: LayoutEngine
        /// The things that the author's code has made for it.
        var progress: LiveParts.Progress?
        /// The size of text against the default; `nil` for the person's own.
        var textScale: Double?
    }

    /// The places that were found; `nil` where they would be wrong, since a browser sets letters better
    /// that only it has a font for.
    private func placements(of found: Attempt) -> ViewTree.Placements? {
        let engine = found.engine
        guard !engine.hasUnmeasuredLetters else { return nil }
        let card = engine.items[0].contentSize.bounded
        return ViewTree.Placements(
            width: card.width, height: card.height, elements: engine.placements(),
            textScale: found.textScale,
            personScale: textSize == .large ? nil : textSize.textScale)
    }

    private func attempt(_ nodes: [ViewNode], _ count: Int) -> Attempt {
        let engine = engine(for: count)
        engine.layOutCard(
            nodes, width: width.boundedLength, height: height?.boundedLength)
        return Attempt(engine: engine)
    }

    /// Lays out a card in the person's size of text, and in smaller ones as long as words are broken.
    private func inFittingSize(_ layOut: (ViewLayout) -> Attempt) -> Attempt {
        var best = layOut(self)
        let isMended = textSize > .large && !best.engine.hasUnmeasuredLetters
        var faults = isMended ? best.engine.narrowPlaces : 0
        for size in DynamicTypeSize.allCases.reversed() where size >= .large && size < textSize {
            guard faults > 0 else { break }
            var smaller = self
            smaller.textSize = size
            var other = layOut(smaller)
            let left = other.engine.narrowPlaces
            guard left < faults else { continue }
            faults = left
            other.textScale = size.textScale
            best = other
        }
        return best
    }

    /// Lays out a resolved view, and draws what the author's code makes of the room that there is.
    ///
    /// The code runs again, as if for the first time, for each size of text that is tried. Without
    /// `keepsPlaces`, or with letters whose width isn't known, the tree gets no places: what was made
    /// has the sizes that were found, and the rest is left to who draws it.
    @MainActor
    package func place(_ resolved: inout ResolvedView, keepsPlaces: Bool = true) {
        guard let live = resolved.live else {
            guard keepsPlaces else { return }
            let outcome = placements(of: resolved.tree.nodes)
            resolved.tree.placements = outcome.placements
            resolved.issues += outcome.issues
            return
        }
        guard let count = LayoutEngine.itemCount(of: resolved.tree.nodes) else {
            resolved.issues.append(LayoutIssue.tooDeep)
            return
        }
        live.record.issues = []
        let start = live.progress
        let nodes = resolved.tree.nodes
        // What a browser lays out, it sets in the person's size.
        var found =
            keepsPlaces
            ? inFittingSize { $0.attempt(nodes, count, live, from: start) }
            : attempt(nodes, count, live, from: start, freezes: true)
        if keepsPlaces, found.engine.hasUnmeasuredLetters {
            found = attempt(nodes, count, live, from: start, freezes: true)
        }
        if let progress = found.progress { live.progress = progress }
        let made = found.engine.rewritten(nodes)
        let places = keepsPlaces ? placements(of: found) : nil
        // What keeps the size that was found for it stands in boxes of its own.
        resolved.tree = ViewTree(nodes: places == nil ? made.withinRoom : made, placements: places)
        resolved.actions = live.record.actions
        resolved.states = live.record.states
        resolved.nextMoment = live.record.nextMoment
        resolved.issues += found.engine.issues + live.record.issues
        resolved.live = nil
    }

    /// Lays out a card and runs the author's code, whatever it has made for another size.
    @MainActor
    private func attempt(
        _ nodes: [ViewNode], _ count: Int, _ live: LiveParts, from start: LiveParts.Progress,
        freezes: Bool = false
    ) -> Attempt {
        live.progress = start
        let engine = engine(for: count)
        engine.live = live
        engine.table = live.codes
        engine.freezes = freezes
        engine.layOutCard(
            nodes, width: width.boundedLength, height: height?.boundedLength)
        return Attempt(engine: engine, progress: live.progress)
    }

    private func engine(for count: Int) -> LayoutEngine {
        let engine = LayoutEngine(
            capacity: count + 1, measuring: measuring, textSize: textSize, pictures: pictures)
        engine.isRightToLeft = isRightToLeft
        if let earlierTexts, earlierTexts.textSize == textSize {
            engine.earlierTexts = earlierTexts.all
        }
        return engine
    }

    /// Lays out nodes on top of one another from the corner of some room, as another engine does that
    /// is laying out what they are in.
    static func lay(
        _ nodes: [ViewNode], in offer: LayoutProposal, origin: (x: Double, y: Double), room: Int,
        isRightToLeft: Bool, like other: LayoutEngine
    ) -> ReaderContent {
        guard let count = LayoutEngine.itemCount(of: nodes) else {
            return ReaderContent(issues: [LayoutIssue.tooDeep])
        }
        let engine = LayoutEngine(
            capacity: count + 1, measuring: other.measuring, textSize: other.textSize,
            pictures: other.pictures)
        engine.isRightToLeft = isRightToLeft
        engine.live = other.live
        engine.table = other.table
        engine.freezes = other.freezes
        engine.here = origin
        engine.container = other.container
        engine.cardWidth = other.cardWidth
        engine.treeRoom = room
        engine.layOut(nodes, in: offer)
        if engine.hasUnmeasuredLetters { other.hasUnmeasuredLetters = true }
        return ReaderContent(
            nodes: engine.rewritten(nodes), placements: engine.placements(),
            narrowPlaces: engine.narrowPlaces, issues: engine.issues)
    }

    /// The size of nodes on top of one another in some room, as another engine finds it.
    static func size(
        of nodes: [ViewNode], in room: LayoutProposal, like other: LayoutEngine
    ) -> LayoutSize {
        guard let count = LayoutEngine.itemCount(of: nodes) else { return LayoutSize() }
        let engine = LayoutEngine(
            capacity: count + 1, measuring: other.measuring, textSize: other.textSize,
            pictures: other.pictures)
        engine.isRightToLeft = other.isRightToLeft
        let size = engine.pileSize(of: nodes, in: room)
        if engine.hasUnmeasuredLetters { other.hasUnmeasuredLetters = true }
        return size
    }
}
