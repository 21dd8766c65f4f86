/// An element as layout sees it: how it sizes itself, and where its parts are in the list of items.
///
/// It holds no references, so that a card's items are one piece of memory without any counting.
struct LayoutItem {
    /// The ways in which a content finds its size.
    enum Kind: UInt8 {
        /// As large as what is offered.
        case flexible
        /// The largest square inside what is offered.
        case square
        /// Lines of text.
        case text
        /// A size of its own.
        case fixed
        /// A picture that fits or fills what is offered in its own proportions.
        case picture
        case spacer
        case divider
        case row
        case column
        case pile
        case grid
        case gridRow
        case tracks
        case fitting
        case coded
        case reader
    }

    /// The axis of the stack that an element is in.
    enum Axis: UInt8 { case none, horizontal, vertical }

    static let noItem: Int32 = -1

    // The element
    var kind = Kind.flexible
    var axis = Axis.none
    /// Lies behind or in front of its parent instead of inside it.
    var isLayer = false
    /// Takes all the width that is offered.
    var isWide = false
    /// Fills what is offered instead of fitting inside; for pictures.
    var fills = false
    /// Stands on text baselines as a symbol does, in the middle of capital letters.
    var isSymbol = false
    /// Shown in another state only: it lies where its siblings do and changes no size.
    var isHidden = false
    /// Its content, and what is behind it and in front of it, lies from right to left.
    var isRightToLeft = false
    /// Has attributes that change its size.
    var hasBox = false
    var horizontal = ViewNode.HorizontalPosition.center
    var vertical = ViewNode.VerticalPosition.center
    /// Where a layer lies against its parent.
    var layerHorizontal = ViewNode.HorizontalPosition.center
    var layerVertical = ViewNode.VerticalPosition.center
    var parent = noItem
    var firstChild = noItem
    var firstLayer = noItem
    /// The next child of the same parent, or its next layer.
    var next = noItem
    var childCount: Int32 = 0
    /// The node's text, frame and so on in the lists of the engine.
    var text = noItem
    var chrome = noItem
    var frame = noItem
    var padding = noItem
    var aspect = noItem
    var code = noItem
    var cell = noItem
    /// The place of more that its kind has: a grid, tracks, a layout or a reader.
    var detail = noItem
    /// The child that fits.
    var chosen = noItem
    /// Where its content begins in the list of items, and where all of it ends.
    var contentStart: Int32 = 0
    var end: Int32 = 0
    /// True while an author's layout is asked about it.
    var isAsked = false
    var isFixedAcross = false
    var isFixedDown = false
    var hasPriority = false
    var priority = 0.0
    /// Points between children; the size of what has its own; the least length of a spacer; of text
    /// the length in one line and the height of it.
    var first = 0.0
    var second = 0.0
    /// The widths for no room and for endless room, where they don't depend on the height; no number
    /// where they do.
    var least = Double.nan
    var greatest = Double.nan

    // The room that its parent offered it, and the size for that
    var given = LayoutProposal.unspecified
    var taken = LayoutSize()

    // The outcome of the last time that the element was laid out
    var offer = LayoutProposal.unspecified
    var isLaidOut = false
    var size = LayoutSize()
    var contentOffer = LayoutProposal.unspecified
    var contentSize = LayoutSize()
    var textScale = 1.0
    var lines: Int32 = 0
    /// How far the element can shrink and grow, for the row or column that it is in.
    var flexibility = 0.0
    /// Where the guide is that it shares with its siblings, if any of them moves it.
    var guide = 0.0
    var low = 0.0

    // Outcomes of earlier times
    var known:
        (
            LayoutProposal, LayoutSize, LayoutProposal, LayoutSize, LayoutProposal, LayoutSize
        ) = (
            .unspecified, LayoutSize(), .unspecified, LayoutSize(), .unspecified, LayoutSize()
        )
    var knownCount: UInt8 = 0

    // The place in the end
    var x = 0.0
    var y = 0.0
    var contentX = 0.0
    var contentY = 0.0

    /// Elements that follow one another, by their places in the list of items.
    struct Siblings: Sequence, IteratorProtocol {
        private let items: UnsafeMutablePointer<LayoutItem>
        private var index: Int32

        @inline(__always)
        init(_ items: UnsafeMutablePointer<LayoutItem>, from first: Int32) {
            self.items = items
            index = first
        }

        @inline(__always)
        mutating func next() -> Int32? {
            guard index >= 0 else { return nil }
            defer { index = items[Int(index)].next }
            return index
        }
    }
}
