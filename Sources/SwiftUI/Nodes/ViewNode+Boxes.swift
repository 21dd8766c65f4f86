// The values of attributes about the space that an element takes.
extension ViewNode {
    /// Distances in points, in reading direction.
    public struct Insets: Sendable, Codable, Hashable {
        /// Above the content.
        public var top: Double
        /// On the side where lines begin.
        public var leading: Double
        /// Below the content.
        public var bottom: Double
        /// On the side where lines end.
        public var trailing: Double

        /// Creates insets.
        public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    /// A box of a fixed size or of a range of sizes, in points, and the content's position in it.
    public struct Frame: Sendable, Codable, Hashable {
        /// The exact width; `nil` for the content's width within the limits.
        public var width: Double?
        /// The exact height; `nil` for the content's height within the limits.
        public var height: Double?
        /// The width if none is proposed.
        public var idealWidth: Double?
        /// The height if none is proposed.
        public var idealHeight: Double?
        /// The minimum width.
        public var minWidth: Double?
        /// The minimum height.
        public var minHeight: Double?
        /// The maximum width; infinity takes all of the proposed width.
        public var maxWidth: Double?
        /// The maximum height; infinity takes all of the proposed height.
        public var maxHeight: Double?
        /// The horizontal position of the content in the box.
        public var horizontal: HorizontalPosition
        /// The vertical position of the content in the box.
        public var vertical: VerticalPosition

        /// Creates a frame.
        public init(
            width: Double? = nil, height: Double? = nil, minWidth: Double? = nil,
            minHeight: Double? = nil, maxWidth: Double? = nil, maxHeight: Double? = nil,
            idealWidth: Double? = nil, idealHeight: Double? = nil,
            horizontal: HorizontalPosition = .center, vertical: VerticalPosition = .center
        ) {
            self.width = width
            self.height = height
            self.minWidth = minWidth
            self.idealWidth = idealWidth
            self.idealHeight = idealHeight
            self.minHeight = minHeight
            self.maxWidth = maxWidth
            self.maxHeight = maxHeight
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// The way in which an element fills its cell of a grid.
    public struct GridCell: Sendable, Codable, Hashable {
        /// The number of columns that the cell spans.
        public var columns: Int
        /// The unit point of the cell at which the same unit point of the element lies, 0…1; `nil`
        /// for the grid's alignment.
        public var anchor: Paint.UnitPosition?
        /// The horizontal position of all elements of the column; `nil` for the grid's alignment.
        public var column: HorizontalPosition?
        /// True if the width of the column ignores the element.
        public var isUnsizedAcross: Bool
        /// True if the height of the row ignores the element.
        public var isUnsizedDown: Bool
        /// True if the element takes a separate line across all tracks; only in tracks.
        public var takesLine: Bool

        /// Creates a cell.
        public init(
            columns: Int = 1, anchor: Paint.UnitPosition? = nil, column: HorizontalPosition? = nil,
            isUnsizedAcross: Bool = false, isUnsizedDown: Bool = false, takesLine: Bool = false
        ) {
            self.takesLine = takesLine
            self.columns = columns
            self.anchor = anchor
            self.column = column
            self.isUnsizedAcross = isUnsizedAcross
            self.isUnsizedDown = isUnsizedDown
        }
    }

    /// Width over height (`nil` for the content's own), and the choice between fitting and filling
    /// the proposed size.
    public struct AspectRatio: Sendable, Codable, Hashable {
        /// Width over height; `nil` for the content's own.
        public var ratio: Double?
        /// True if the box fills the proposed size, and may exceed it, instead of fitting inside.
        public var fills: Bool

        /// Creates an aspect ratio.
        public init(ratio: Double?, fills: Bool) {
            self.ratio = ratio
            self.fills = fills
        }
    }
}
