extension ViewNode {
    /// The way in which a stack lays out its children.
    public enum StackLayout: Sendable, Codable, Hashable {
        /// The alignment across the axis, and points between children, `nil` for the default (8).
        case horizontal(VerticalPosition, spacing: Double?)
        /// The alignment across the axis, and points between children, `nil` for the default (8).
        case vertical(HorizontalPosition, spacing: Double?)
        /// The alignment of children that are smaller than the largest of them.
        case depth(HorizontalPosition, VerticalPosition)
        /// Rows whose cells share columns; a child that isn't a row takes all columns.
        indirect case grid(GridLayout)
        /// A row of a grid, with its vertical alignment; `nil` for the grid's.
        case gridRow(VerticalPosition?)
        /// Children one after the other in tracks, as many rows or columns of them as needed.
        indirect case tracks(TrackLayout)
        /// The first of the children that fits; after layout, a box with that child.
        case fitting(horizontal: Bool, vertical: Bool)
        /// A custom layout, by the index of the author's code in the table of the resolved view.
        case coded(Int)
        /// A view as large as the proposed size, whose content the author's code makes for that size.
        case reader(Int)
        /// Three overlapping boxes; the client shows one: the first while the picture
        /// inside the second one loads, the second once it has loaded, and the third if loading fails.
        case phases
    }

    /// The way in which a grid lays out its rows.
    public struct GridLayout: Sendable, Codable, Hashable {
        /// The horizontal position of a cell in its column.
        public var horizontal: HorizontalPosition
        /// The vertical position of a cell in its row.
        public var vertical: VerticalPosition
        /// Points between columns; `nil` for the default (8).
        public var horizontalSpacing: Double?
        /// Points between rows; `nil` for the default (8).
        public var verticalSpacing: Double?

        /// Creates a layout.
        public init(
            horizontal: HorizontalPosition = .center, vertical: VerticalPosition = .center,
            horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
        ) {
            self.horizontal = horizontal
            self.vertical = vertical
            self.horizontalSpacing = horizontalSpacing
            self.verticalSpacing = verticalSpacing
        }
    }

    /// The way in which children fill tracks.
    public struct TrackLayout: Sendable, Codable, Hashable {
        /// The length of a track, in points.
        public enum Length: Sendable, Codable, Hashable {
            /// A fixed length.
            case fixed(Double)
            /// A share of the space within limits; `nil` for no upper limit.
            case flexible(minimum: Double, maximum: Double?)
            /// As many tracks of a share within limits as fit.
            case adaptive(minimum: Double, maximum: Double?)
        }

        /// A track, or several of one kind.
        public struct Track: Sendable, Codable, Hashable {
            /// The length across the track.
            public var length: Length
            /// Points to the next track; `nil` for the default (8).
            public var spacing: Double?
            /// The horizontal position of a child in the track.
            public var horizontal: HorizontalPosition
            /// The vertical position of a child in the track.
            public var vertical: VerticalPosition

            /// Creates a track.
            public init(
                length: Length, spacing: Double? = nil, horizontal: HorizontalPosition = .center,
                vertical: VerticalPosition = .center
            ) {
                self.length = length
                self.spacing = spacing
                self.horizontal = horizontal
                self.vertical = vertical
            }
        }

        /// True for columns, filled row by row; false for rows, filled column by column.
        public var isColumns: Bool
        /// The tracks.
        public var tracks: [Track]
        /// Points between the lines of children across the tracks; `nil` for the default (8).
        public var spacing: Double?
        /// The horizontal position of all the tracks in the space.
        public var horizontal: HorizontalPosition
        /// The vertical position of all the tracks in the space.
        public var vertical: VerticalPosition

        /// Creates a layout.
        public init(
            isColumns: Bool, tracks: [Track], spacing: Double? = nil,
            horizontal: HorizontalPosition = .center, vertical: VerticalPosition = .center
        ) {
            self.isColumns = isColumns
            self.tracks = tracks
            self.spacing = spacing
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// A position across a box, in reading direction.
    public enum HorizontalPosition: String, Sendable, Codable, Hashable {
        /// The side where lines begin.
        case leading
        /// The middle.
        case center
        /// The side where lines end.
        case trailing

        /// The fraction of the free space that is before an element in this position.
        package var share: Double {
            switch self {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        }
    }

    /// A position down a box.
    public enum VerticalPosition: String, Sendable, Codable, Hashable {
        /// The top.
        case top
        /// The middle.
        case center
        /// The bottom.
        case bottom
        /// Aligned by the baselines of the first lines of text.
        case firstTextBaseline
        /// Aligned by the baselines of the last lines of text.
        case lastTextBaseline

        /// The fraction of the free space that is above an element in this position.
        package var share: Double {
            switch self {
            case .top, .firstTextBaseline: 0
            case .center: 0.5
            case .bottom, .lastTextBaseline: 1
            }
        }
    }
}
