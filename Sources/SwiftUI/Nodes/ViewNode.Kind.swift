import Foundation

extension ViewNode {
    /// The kind of an element, with what only elements of that kind have.
    ///
    /// Large payloads lie behind a reference, so that a node stays small enough to hand around.
    public enum Kind: Sendable, Codable, Hashable {
        /// Text: one or more runs that flow as one paragraph.
        case text([TextRun])
        /// A picture or a symbol.
        indirect case image(ImageContent)
        /// Children in a row, a column, or on top of one another.
        case stack(StackLayout)
        /// Space that grows along the axis of the enclosing stack, at least this long in points.
        case spacer(minLength: Double?)
        /// A hairline across the enclosing stack.
        case divider
        /// A filled or stroked outline, or paths and texts at places.
        indirect case drawing(Drawing)
        /// A box that exists for its attributes; its children (normally one) lie on top of one
        /// another.
        case box
        /// An icon beside a title: the children are the icon's nodes (`iconCount` of them), then
        /// the title's.
        case label(iconCount: Int)
        /// A control that performs an intent; without an action it is inert.
        case button(ButtonContent)
        /// A switch that performs an intent; without an action it is inert.
        case toggle(ToggleContent)
        /// A link that opens an address; the children are its label.
        case link(URL)
        /// Progress, known (`fraction` 0…1) or unknown (`nil`); the children are its labels and the
        /// line that shows it.
        indirect case progress(ProgressContent)
        /// A value within a range; the children are its labels and, of a linear one, the line that
        /// shows it.
        indirect case gauge(GaugeContent)
    }

    /// How a stack lays out its children.
    public enum StackLayout: Sendable, Codable, Hashable {
        /// Points between children, `nil` for the default (8), and how they align across the axis.
        case horizontal(VerticalPosition, spacing: Double?)
        /// How children align across the axis, and points between them, `nil` for the default (8).
        case vertical(HorizontalPosition, spacing: Double?)
        /// Where children lie that are smaller than the largest of them.
        case depth(HorizontalPosition, VerticalPosition)
        /// Rows whose cells stand in common columns; a child that is no row takes all columns.
        indirect case grid(GridLayout)
        /// A row of a grid; `nil` for the grid's own position down the row.
        case gridRow(VerticalPosition?)
        /// Children one after the other in tracks, as many rows or columns of them as needed.
        indirect case tracks(TrackLayout)
        /// The first of the children that fits; once laid out, a box with that child.
        case fitting(horizontal: Bool, vertical: Bool)
        /// As code of the author's lays its children out, the number of which it has in the table of
        /// the resolved view.
        case coded(Int)
        /// As large as offered, with what code of the author's makes for that size.
        case reader(Int)
        /// Three boxes on top of one another, of which the client shows one: while a picture inside the
        /// second one is on its way, once it is there, and where it can't be had.
        case phases
    }

    /// How a grid lays out its rows.
    public struct GridLayout: Sendable, Codable, Hashable {
        /// Where a cell lies across its column.
        public var horizontal: HorizontalPosition
        /// Where a cell lies down its row.
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

    /// How children fill tracks.
    public struct TrackLayout: Sendable, Codable, Hashable {
        /// The length of a track, in points.
        public enum Length: Sendable, Codable, Hashable {
            /// One length.
            case fixed(Double)
            /// A share of the room within limits; `nil` for no upper one.
            case flexible(minimum: Double, maximum: Double?)
            /// As many tracks as fit into such a share.
            case adaptive(minimum: Double, maximum: Double?)
        }

        /// A track, or several of one kind.
        public struct Track: Sendable, Codable, Hashable {
            /// The length across the track.
            public var length: Length
            /// Points to the next track; `nil` for the default (8).
            public var spacing: Double?
            /// Where a child lies across the track.
            public var horizontal: HorizontalPosition
            /// Where a child lies down the track.
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

        /// Columns that are filled row by row, or else rows that are filled column by column.
        public var isColumns: Bool
        /// The tracks.
        public var tracks: [Track]
        /// Points between the lines of children across the tracks; `nil` for the default (8).
        public var spacing: Double?
        /// Where all the tracks lie across the room.
        public var horizontal: HorizontalPosition
        /// Where all the tracks lie down the room.
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
        /// At the side where lines begin.
        case leading
        /// In the middle.
        case center
        /// At the side where lines end.
        case trailing

        /// The share of the room beside what lies so that is before it.
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
        /// At the top.
        case top
        /// In the middle.
        case center
        /// At the bottom.
        case bottom
        /// So that the first lines of text share a baseline.
        case firstTextBaseline
        /// So that the last lines of text share a baseline.
        case lastTextBaseline

        /// The share of the room beside what lies so that is above it.
        package var share: Double {
            switch self {
            case .top, .firstTextBaseline: 0
            case .center: 0.5
            case .bottom, .lastTextBaseline: 1
            }
        }
    }

    /// A control that performs an intent.
    public struct ButtonContent: Sendable, Codable, Hashable {
        /// How the control looks; `plain` and `custom` draw nothing but the label.
        public enum Style: String, Sendable, Codable, Hashable {
            /// The style that the renderer finds fitting.
            case automatic
            /// A label on a quiet surface.
            case bordered
            /// A label on a surface of the tint.
            case borderedProminent
            /// A label in the tint without a surface.
            case borderless
            /// Nothing but the label.
            case plain
            /// Nothing but the label, which a style of the app has drawn.
            case custom
        }

        /// The action of this tree that a tap performs; `nil` for an inert button.
        public var action: ActionID?
        /// How the control looks.
        public var style: Style
        /// True for an action that destroys something, which the renderer should make visible.
        public var isDestructive: Bool
        /// True while taps are ignored.
        public var isDisabled: Bool

        /// Creates button content.
        public init(
            action: ActionID?, style: Style = .automatic, isDestructive: Bool = false,
            isDisabled: Bool = false
        ) {
            self.action = action
            self.style = style
            self.isDestructive = isDestructive
            self.isDisabled = isDisabled
        }
    }

    /// A switch that performs an intent.
    public struct ToggleContent: Sendable, Codable, Hashable {
        /// How the control looks.
        ///
        /// `custom` draws its children when the shown state is `isOn`, and `flipped` at once when a
        /// person flips it, before the truth arrives.
        public enum Style: String, Sendable, Codable, Hashable {
            /// A switch beside the label.
            case `switch`
            /// A button that stays pressed while the state is on.
            case button
            /// Nothing but the children, which a style of the app has drawn.
            case custom
        }

        /// The action of this tree that a flip performs; `nil` for an inert toggle.
        public var action: ActionID?
        /// The state when the tree was made.
        public var isOn: Bool
        /// How the control looks.
        public var style: Style
        /// True while flips are ignored.
        public var isDisabled: Bool
        /// The children for the opposite state; only for the style `custom`.
        public var flipped: [ViewNode]

        /// Creates toggle content.
        public init(
            action: ActionID?, isOn: Bool, style: Style = .switch, isDisabled: Bool = false,
            flipped: [ViewNode] = []
        ) {
            self.action = action
            self.isOn = isOn
            self.style = style
            self.isDisabled = isDisabled
            self.flipped = flipped
        }
    }

    /// Progress of something.
    public struct ProgressContent: Sendable, Codable, Hashable {
        /// How the progress looks.
        public enum Style: String, Sendable, Codable, Hashable {
            /// A bar that fills.
            case linear
            /// A ring that closes, or turns while the progress is unknown.
            case circular
        }

        /// The part that is done, 0…1; `nil` if unknown.
        public var fraction: Double?
        /// How the progress looks.
        public var style: Style
        /// The name in words; `nil` where the words of the children are the name.
        public var label: String?
        /// The present value in words, if any.
        public var currentValueLabel: String?

        /// Creates progress content.
        public init(
            fraction: Double?, style: Style, label: String? = nil, currentValueLabel: String? = nil
        ) {
            self.fraction = fraction
            self.style = style
            self.label = label
            self.currentValueLabel = currentValueLabel
        }
    }

    /// A value within a range.
    public struct GaugeContent: Sendable, Codable, Hashable {
        /// How the gauge looks.
        public enum Style: String, Sendable, Codable, Hashable {
            /// A bar.
            case linear
            /// A ring that is open at the bottom, with a marker at the value; the children lie in it.
            case circular
            /// A closed ring that fills; the children lie in it.
            case ring
        }

        /// The present value, between the bounds.
        public var value: Double
        /// The least value.
        public var lowerBound: Double
        /// The greatest value.
        public var upperBound: Double
        /// How the gauge looks.
        public var style: Style
        /// The name in words; `nil` where the words of the children are the name.
        public var label: String?
        /// The present value in words, if any.
        public var currentValueLabel: String?

        /// Creates gauge content.
        public init(
            value: Double, lowerBound: Double, upperBound: Double, style: Style,
            label: String? = nil, currentValueLabel: String? = nil
        ) {
            self.value = value
            self.lowerBound = lowerBound
            self.upperBound = upperBound
            self.style = style
            self.label = label
            self.currentValueLabel = currentValueLabel
        }
    }
}
