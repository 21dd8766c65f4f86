/// SwiftUI's layout: a parent proposes a size, the element chooses, and the parent places it.
///
/// It works on a list of small values made from the nodes of a tree, each followed by its parts, in
/// drawing order. A size that was found for a proposal is kept, so that the time grows with the
/// number of elements and not with their nesting.
final class LayoutEngine {
    /// Holds `capacity` items, the first `count` of them initialized; no other code accesses it.
    let items: UnsafeMutablePointer<LayoutItem>
    private let capacity: Int
    var count = 0

    let measuring: any TextMeasuring
    let textSize: DynamicTypeSize
    let pictures: any PictureMeasuring
    /// The factor by which the person's text size enlarges controls.
    let controlScale: Double

    var texts: [LayoutText] = []
    /// True if a text contains letters of unknown width, so that placements would be wrong.
    var hasUnmeasuredLetters = false
    /// The texts of an earlier version of the card; those that are unchanged needn't be measured again.
    var earlierTexts: [LayoutText] = []
    /// The index at which the next of them is expected.
    var nextEarlierText = 0
    /// The items of texts that are truncated in the middle if they don't fit.
    var middleTruncated: Set<Int32> = []
    var frames: [LayoutFrame] = []
    var paddings: [LayoutInsets] = []
    var aspects: [LayoutAspect] = []
    var chromes: [LayoutChrome] = []
    var cells: [ViewNode.GridCell] = []
    var grids: [ViewNode.GridLayout] = []
    var trackLayouts: [ViewNode.TrackLayout] = []
    /// The bands of grids, by their items.
    var resolvedGrids: [Int32: ResolvedGrid] = [:]

    /// The author's code, if there is any.
    var table: LayoutCodeTable?
    var codes: [LayoutCode] { table?.all ?? [] }
    var live: LiveParts?
    /// True if any element sets explicit guides.
    var hasGuides = false
    /// The positions of guides inside elements, by the elements' proposed sizes.
    var knownGuides: [KnownGuide: Double?] = [:]
    /// The offsets by which guides move layers, and the content of frames, by their items; for trees without
    /// placements.
    var shiftsOfLayers: [Int32: Shift] = [:]
    var shiftsInFrames: [Int32: Shift] = [:]
    var isRightToLeft = false
    /// True if the tree gets no placements and so must contain what the author's code decides.
    var freezes = false
    /// The origin, on the card, of the element that is being placed.
    var here = (x: 0.0, y: 0.0)
    /// The remaining nesting depth of a tree.
    var treeRoom = TreeBounds.room
    /// The size of the card, for views that take a fraction of it.
    var container = LayoutProposal.unspecified
    /// The contents that geometry readers made for their sizes, by their items.
    var made: [Int32: ReaderContent] = [:]

    /// Sizes beyond the few that an item stores itself.
    private var known: [KnownOffer: LayoutSize] = [:]
    /// The number of sizes that may still be computed.
    private var remainingWork: Int
    private(set) var issues: [String] = []
    /// The width of a whole card.
    var cardWidth = 0.0

    private struct KnownOffer: Hashable {
        var item: Int32
        var offer: LayoutProposal
    }

    /// A guide inside an element for a proposed size.
    struct KnownGuide: Hashable {
        var item: Int32
        var key: AlignmentKey
        var offer: LayoutProposal
    }

    /// An offset from the default position, in reading direction.
    struct Shift {
        var x = 0.0
        var y = 0.0

        var isNothing: Bool { abs(x) < 0.001 && abs(y) < 0.001 }
    }

    init(
        capacity: Int, measuring: any TextMeasuring, textSize: DynamicTypeSize,
        pictures: any PictureMeasuring
    ) {
        self.capacity = capacity
        items = .allocate(capacity: capacity)
        self.measuring = measuring
        self.textSize = textSize
        self.pictures = pictures
        controlScale =
            measuring.points(of: FontDescription(), textSize: textSize) / Measures.bodyPoints
        remainingWork = 200_000 + 30 * capacity
    }

    deinit {
        // An item holds no references.
        items.deallocate()
    }

    /// Adds an item, and returns its index; `nil` if the list is full.
    @inline(__always)
    func append(_ item: LayoutItem) -> Int32? {
        guard count < capacity else { return nil }
        (items + count).initialize(to: item)
        count += 1
        return Int32(truncatingIfNeeded: count - 1)
    }

    /// Records a mistake of the view's author, once.
    func report(_ issue: String) {
        if !issues.contains(issue) { issues.append(issue) }
    }

    @inline(__always)
    func item(_ index: Int32) -> UnsafeMutablePointer<LayoutItem> { items + Int(index) }

    /// Returns the children of an element, in reading order.
    @inline(__always)
    func children(of index: Int32) -> LayoutItem.Siblings {
        LayoutItem.Siblings(items, from: item(index).pointee.firstChild)
    }

    /// Returns the elements behind an element and in front of it.
    @inline(__always)
    func layers(of index: Int32) -> LayoutItem.Siblings {
        LayoutItem.Siblings(items, from: item(index).pointee.firstLayer)
    }

    /// Proposes a size to an element, and stores the size that it chooses.
    @discardableResult
    @inline(__always)
    func propose(_ offer: LayoutProposal, to index: Int32) -> LayoutSize {
        item(index).pointee.given = offer
        let size = size(index, offer)
        item(index).pointee.taken = size
        return size
    }

    /// Returns the size that an element chooses for a proposed size.
    func size(_ index: Int32, _ offer: LayoutProposal) -> LayoutSize {
        let item = item(index)
        if item.pointee.isLaidOut {
            if item.pointee.offer == offer { return item.pointee.size }
            if item.pointee.knownCount > 0 {
                if item.pointee.known.0 == offer { return item.pointee.known.1 }
                if item.pointee.knownCount > 1 {
                    if item.pointee.known.2 == offer { return item.pointee.known.3 }
                    if item.pointee.knownCount > 2 {
                        if item.pointee.known.4 == offer { return item.pointee.known.5 }
                        if let size = known[KnownOffer(item: index, offer: offer)] { return size }
                    }
                }
            }
        }
        return measure(index, offer)
    }

    /// Lays out an element for a proposed size, without looking for a stored result.
    @discardableResult
    func measure(_ index: Int32, _ offer: LayoutProposal) -> LayoutSize {
        let item = item(index)
        remainingWork &-= 1
        if remainingWork < 0 {
            report(LayoutIssue.tooMuchWork)
            return LayoutSize(
                width: offer.width < 0 || !offer.width.isFinite ? 10 : offer.width,
                height: offer.height < 0 || !offer.height.isFinite ? 10 : offer.height)
        }
        var size: LayoutSize
        if item.pointee.hasBox {
            var inner = offer
            if item.pointee.isFixedAcross { inner.width = LayoutProposal.none }
            if item.pointee.isFixedDown { inner.height = LayoutProposal.none }
            if item.pointee.aspect >= 0 {
                let aspect = aspects[Int(item.pointee.aspect)]
                var ratio = aspect.ratio
                if ratio == nil {
                    let ideal = framed(index, .unspecified)
                    if ideal.height > 0, ideal.width > 0 { ratio = ideal.width / ideal.height }
                }
                if let ratio {
                    inner = LayoutAspect.fitted(inner, ratio: ratio, fills: aspect.fills)
                }
            }
            size = framed(index, inner)
            if item.pointee.isFixedAcross || item.pointee.isFixedDown {
                // A stretching view inside stretches to the ideal size.
                if item.pointee.isFixedAcross { inner.width = size.width }
                if item.pointee.isFixedDown { inner.height = size.height }
                size = framed(index, inner)
            }
        } else {
            item.pointee.contentOffer = offer
            size = content(index, offer)
            item.pointee.contentSize = size
        }
        item.pointee.offer = offer
        item.pointee.size = size
        item.pointee.isLaidOut = true
        remember(index, offer, size)
        return size
    }

    /// Returns the size with padding and frame.
    private func framed(_ index: Int32, _ offer: LayoutProposal) -> LayoutSize {
        let item = item(index)
        var inner = offer
        let frame = Int(item.pointee.frame)
        let padding = Int(item.pointee.padding)
        if frame >= 0 {
            inner = LayoutProposal(
                width: frames[frame].across.inner(inner.width),
                height: frames[frame].down.inner(inner.height))
        }
        if padding >= 0 { inner = inner.inset(paddings[padding].across, paddings[padding].down) }
        item.pointee.contentOffer = inner
        var size = content(index, inner)
        item.pointee.contentSize = size
        if padding >= 0 {
            size.width = max(0, size.width + paddings[padding].across)
            size.height = max(0, size.height + paddings[padding].down)
        }
        if frame >= 0 {
            size = LayoutSize(
                width: frames[frame].across.outer(offer.width, content: size.width),
                height: frames[frame].down.outer(offer.height, content: size.height))
        }
        return size
    }

    /// Stores a size; the first few are in the item, as most elements are asked for one or two.
    private func remember(_ index: Int32, _ offer: LayoutProposal, _ size: LayoutSize) {
        let item = item(index)
        switch item.pointee.kind {
        case .flexible, .square, .fixed, .spacer, .divider, .picture: return
        case .text, .row, .column, .pile, .grid, .gridRow, .tracks, .fitting, .coded, .reader: break
        }
        let count = item.pointee.knownCount
        if count > 0, item.pointee.known.0 == offer { return }
        if count > 1, item.pointee.known.2 == offer { return }
        switch count {
        case 0: (item.pointee.known.0, item.pointee.known.1) = (offer, size)
        case 1: (item.pointee.known.2, item.pointee.known.3) = (offer, size)
        case 2: (item.pointee.known.4, item.pointee.known.5) = (offer, size)
        default:
            known[KnownOffer(item: index, offer: offer)] = size
            return
        }
        item.pointee.knownCount += 1
    }
}
