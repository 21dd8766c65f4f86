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
