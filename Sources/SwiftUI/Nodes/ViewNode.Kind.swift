import Foundation

extension ViewNode {
    /// The kind of an element, with the data that only elements of that kind have.
    ///
    /// Large payloads are stored behind a reference, so that a node stays cheap to copy.
    public enum Kind: Sendable, Codable, Hashable {
        /// Text: one or more runs that flow as one paragraph.
        case text([TextRun])
        /// A picture or a symbol.
        indirect case image(ImageContent)
        /// Children in a row, a column, or on top of one another.
        case stack(StackLayout)
        /// Space that grows along the axis of the enclosing stack, with a minimum length in points.
        case spacer(minLength: Double?)
        /// A hairline across the enclosing stack.
        case divider
        /// A filled or stroked outline, or paths and texts at positions.
        indirect case drawing(Drawing)
        /// A box that exists for its attributes; its children (normally one) overlap each other.
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
        /// A value within a range; the children are its labels and, for a linear gauge, the line
        /// that shows the value.
        indirect case gauge(GaugeContent)
    }

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
        /// Three overlapping boxes, of which the client shows one: the first while the picture
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

    /// A control that performs an intent.
    public struct ButtonContent: Sendable, Codable, Hashable {
        /// The style of a button; `plain` and `custom` draw nothing but the label.
        public enum Style: String, Sendable, Codable, Hashable {
            /// The style that the renderer chooses.
            case automatic
            /// A label on a subtle surface.
            case bordered
            /// A label on a surface of the tint.
            case borderedProminent
            /// A label in the tint without a surface.
            case borderless
            /// Nothing but the label.
            case plain
            /// Nothing but the label, drawn by a custom style of the app.
            case custom
        }

        /// The action in this tree that a tap performs; `nil` for an inert button.
        public var action: ActionID?
        /// The style of the button.
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
        /// The style of a toggle.
        ///
        /// `custom` draws the children while the state is `isOn`, and `flipped` as soon as a person
        /// flips the toggle, before the actual state arrives.
        public enum Style: String, Sendable, Codable, Hashable {
            /// A switch beside the label.
            case `switch`
            /// A button that stays pressed while the state is on.
            case button
            /// Nothing but the children, drawn by a custom style of the app.
            case custom
        }

        /// The action in this tree that a flip performs; `nil` for an inert toggle.
        public var action: ActionID?
        /// The state when the tree was made.
        public var isOn: Bool
        /// The style of the toggle.
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

    /// The progress of a task.
    public struct ProgressContent: Sendable, Codable, Hashable {
        /// The style of progress.
        public enum Style: String, Sendable, Codable, Hashable {
            /// A bar that fills.
            case linear
            /// A ring that closes, or turns while the progress is unknown.
            case circular
        }

        /// The part that is done, 0…1; `nil` if unknown.
        public var fraction: Double?
        /// The style of the progress.
        public var style: Style
        /// The name in words; `nil` if the words of the children are the name.
        public var label: String?
        /// The current value in words, if any.
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
        /// The style of a gauge.
        public enum Style: String, Sendable, Codable, Hashable {
            /// A bar.
            case linear
            /// A ring that is open at the bottom, with a marker at the value; the children are inside it.
            case circular
            /// A closed ring that fills; the children are inside it.
            case ring
        }

        /// The current value, between the bounds.
        public var value: Double
        /// The smallest value.
        public var lowerBound: Double
        /// The largest value.
        public var upperBound: Double
        /// The style of the gauge.
        public var style: Style
        /// The name in words; `nil` if the words of the children are the name.
        public var label: String?
        /// The current value in words, if any.
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
