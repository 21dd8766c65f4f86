/// An element for layout: its sizing behavior, and the positions of its parts in the list of items.
///
/// It holds no references, so a card's items are one piece of memory.
struct LayoutItem {
    /// The ways in which content finds its size.
    enum Kind: UInt8 {
        /// As large as the proposed size.
        case flexible
        /// The largest square inside the proposed size.
        case square
        /// Lines of text.
        case text
        /// A fixed size.
        case fixed
        /// A picture that fits or fills the proposed size with its own proportions.
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
    /// True if the element is behind or in front of its parent instead of inside it.
    var isLayer = false
    /// True if the element takes the whole proposed width.
    var isWide = false
    /// True if the picture fills the proposed size instead of fitting inside.
    var fills = false
    /// True if the element is aligned to text baselines as a symbol, centered on capital letters.
    var isSymbol = false
    /// True if the element is shown only in another state: it is placed but affects no size.
    var isHidden = false
    /// True if its content and its layers are laid out from right to left.
    var isRightToLeft = false
    /// True if the element has attributes that change its size.
    var hasBox = false
    var horizontal = ViewNode.HorizontalPosition.center
    var vertical = ViewNode.VerticalPosition.center
    /// The position of a layer in its parent.
    var layerHorizontal = ViewNode.HorizontalPosition.center
    var layerVertical = ViewNode.VerticalPosition.center
    var parent = noItem
    var firstChild = noItem
    var firstLayer = noItem
    /// The next child of the same parent, or its next layer.
    var next = noItem
    var childCount: Int32 = 0
    /// The indices of the node's text, frame and so on in the lists of the engine.
    var text = noItem
    var chrome = noItem
    var frame = noItem
    var padding = noItem
    var aspect = noItem
    var code = noItem
    var cell = noItem
    /// The index of the other data of its kind: a grid, tracks, a layout or a geometry reader.
    var detail = noItem
    /// The child that fits.
    var chosen = noItem
    /// The indices at which its content begins and ends in the list of items.
    var contentStart: Int32 = 0
    var end: Int32 = 0
    /// True while a custom layout asks for its size.
    var isAsked = false
    var isFixedAcross = false
    var isFixedDown = false
    var hasPriority = false
    var priority = 0.0
    /// Points between children; a fixed size; the minimum length of a spacer; for text, the width
    /// and height of a single line.
    var first = 0.0
    var second = 0.0
    /// The widths for proposals of zero and of infinity; NaN if they depend on the height.
    var least = Double.nan
    var greatest = Double.nan

    // The size that its parent proposed, and the size that it chose
    var given = LayoutProposal.unspecified
    var taken = LayoutSize()

    // The result of the last layout of the element
    var offer = LayoutProposal.unspecified
    var isLaidOut = false
    var size = LayoutSize()
    var contentOffer = LayoutProposal.unspecified
    var contentSize = LayoutSize()
    var textScale = 1.0
    var lines: Int32 = 0
    /// The amount by which the element can shrink and grow, for its row or column.
    var flexibility = 0.0
    /// The position of the guide shared with its siblings, if any sets it explicitly.
    var guide = 0.0
    var low = 0.0

    // Results of earlier layouts
    var known:
        (
            LayoutProposal, LayoutSize, LayoutProposal, LayoutSize, LayoutProposal, LayoutSize
        ) = (
            .unspecified, LayoutSize(), .unspecified, LayoutSize(), .unspecified, LayoutSize()
        )
    var knownCount: UInt8 = 0

    // The final position
    var x = 0.0
    var y = 0.0
    var contentX = 0.0
    var contentY = 0.0

    /// Consecutive siblings, by their indices in the list of items.
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
