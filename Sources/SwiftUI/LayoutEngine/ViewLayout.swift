/// The layout of a card.
package struct ViewLayout: Sendable {
    /// The width of the card's content, in points.
    package var width: Double
    /// The height of a frame that the content fills; `nil` for a card, which is as high as its content.
    package var height: Double?
    /// The person's text size.
    package var textSize: DynamicTypeSize
    /// True if lines begin at the right.
    package var isRightToLeft: Bool
    /// The measuring of text.
    package var measuring: any TextMeasuring
    /// The measuring of pictures.
    package var pictures: any PictureMeasuring
    /// The texts of another card in these fonts that may be an earlier version of this one.
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

    /// The placements of a tree's elements, and the issues for its author.
    package struct Outcome: Sendable {
        /// The placements; `nil` if the tree can't be laid out or has letters of unknown width.
        package var placements: ViewTree.Placements?
        /// Mistakes of the view's author.
        package var issues: [String]
        /// The texts of the card.
        package var texts: Texts?
    }

    /// The measured texts of a card, for the layout of its next version.
    package struct Texts: Sendable {
        fileprivate var textSize: DynamicTypeSize
        fileprivate var all: [LayoutText]
    }

    /// Returns the count of placements for nodes; `nil` if they are nested too deeply to be laid out.
    package static func placeCount(of nodes: [ViewNode]) -> Int? {
        LayoutEngine.itemCount(of: nodes)
    }

    /// Lays out the nodes of a card, in a column as wide as the card.
    ///
    /// Large text that would be broken inside its words, or exceed the card, is set in the largest
    /// text size that avoids it, or that has the fewest such places.
    package func placements(of nodes: [ViewNode]) -> Outcome {
        guard let count = LayoutEngine.itemCount(of: nodes) else {
            return Outcome(placements: nil, issues: [LayoutIssue.tooDeep])
        }
        let found = inFittingSize { $0.attempt(nodes, count) }
        return Outcome(
            placements: placements(of: found), issues: found.engine.issues,
            texts: Texts(textSize: found.engine.textSize, all: found.engine.texts))
    }

    /// Tells whether the elements of two cards without custom layouts have the same placements,
    /// because nothing that affects layout differs.
    package static func areAlike(_ nodes: [ViewNode], _ others: [ViewNode]) -> Bool {
        nodes.areLaidOut(like: others)
    }

    /// A card laid out in one text size.
    private struct Attempt {
        var engine: LayoutEngine
        /// The content that the author's code made for it.
        var progress: LiveParts.Progress?
        /// The text scale against the default; `nil` for the person's own.
        var textScale: Double?
    }

    /// Returns the placements; `nil` if only the browser has a font for some letters.
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

    /// Lays out a card in the person's text size, and in smaller ones as long as words are broken.
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

    /// Lays out a resolved view, and draws what the author's code makes for the available size.
    ///
    /// The code runs again, as if for the first time, for each text size that is tried. Without
    /// `keepsPlaces`, or with letters of unknown width, the tree gets no placements: the content
    /// that the code made keeps its sizes, and the renderer lays out the rest.
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
        // A browser lays out the tree in the person's text size.
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
        // Content with fixed sizes is wrapped in additional boxes.
        resolved.tree = ViewTree(nodes: places == nil ? made.withinRoom : made, placements: places)
        resolved.actions = live.record.actions
        resolved.states = live.record.states
        resolved.nextMoment = live.record.nextMoment
        resolved.issues += found.engine.issues + live.record.issues
        resolved.live = nil
    }

    /// Lays out a card and runs the author's code, discarding its content for another size.
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

    /// Lays out overlapping nodes from a corner, inside an element of another engine.
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

    /// Returns the size of overlapping nodes for a proposed size, for another engine.
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
