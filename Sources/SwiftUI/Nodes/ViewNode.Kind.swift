import Foundation

extension ViewNode {
    /// What an element is.
    public enum Kind: Sendable, Codable, Hashable {
        /// Text: one or more runs that flow as one paragraph.
        case text([TextRun])
        /// A picture or a symbol.
        case image(ImageContent)
        /// Children in a row, a column, or on top of one another.
        case stack(StackLayout)
        /// Space that grows along the axis of the enclosing stack, at least this long in points.
        case spacer(minLength: Double?)
        /// A hairline across the enclosing stack.
        case divider
        /// A filled or stroked shape.
        case shape(ShapeContent)
        /// A box that exists for its attributes; its children (normally one) lie on top of one another.
        case box
        /// An icon beside a title: the children are the icon's nodes (`iconCount` of them), then the title's.
        case label(iconCount: Int)
        /// A control that performs an intent; without an action it is inert.
        case button(ButtonContent)
        /// A switch that performs an intent; without an action it is inert.
        case toggle(ToggleContent)
        /// A link that opens an address; the children are its label.
        case link(URL)
        /// Progress, known (`fraction` 0…1) or unknown (`nil`); the children are its label.
        case progress(ProgressContent)
        /// A value within a range; the children are its label.
        case gauge(GaugeContent)
    }

    /// A stretch of text with one look.
    public struct TextRun: Sendable, Codable, Hashable {
        /// The characters, as a person reads them.
        public var text: String
        /// Changes against the element's own font and color.
        public var style: TextStyle?

        /// Creates a run.
        public init(text: String, style: TextStyle? = nil) {
            self.text = text
            self.style = style
        }
    }

    /// How a stretch of text differs from the text around it.
    public struct TextStyle: Sendable, Codable, Hashable {
        public var font: FontDescription?
        public var paint: Paint?
        public var isBold = false
        public var isItalic = false
        public var isUnderlined = false
        public var isStruckThrough = false
        public var isMonospacedDigit = false

        /// Creates a style that changes nothing.
        public init() {}
    }

    /// A picture or a symbol.
    public struct ImageContent: Sendable, Codable, Hashable {
        /// Where the picture comes from.
        public enum Source: Sendable, Codable, Hashable {
            /// A symbol by the name Apple's symbol set gives it.
            case symbol(String)
            /// An image in the app's bundle, by name and without extension.
            case asset(String)
        }

        /// How a resizable picture fills its box.
        public enum ContentMode: String, Sendable, Codable, Hashable {
            case fit, fill, stretch
        }

        public var source: Source
        /// What a screen reader says; `nil` for a decorative picture.
        public var label: String?
        public var isResizable: Bool
        public var contentMode: ContentMode
        /// Whether the picture is drawn in the foreground color, as symbols are.
        public var isTemplate: Bool
        /// The factor of `imageScale`: 0.8 small, 1 medium, 1.3 large.
        public var scale: Double

        /// Creates image content.
        public init(
            source: Source, label: String?, isResizable: Bool = false,
            contentMode: ContentMode = .stretch, isTemplate: Bool = false, scale: Double = 1
        ) {
            self.source = source
            self.label = label
            self.isResizable = isResizable
            self.contentMode = contentMode
            self.isTemplate = isTemplate
            self.scale = scale
        }
    }

    /// How a stack lays out its children.
    public enum StackLayout: Sendable, Codable, Hashable {
        /// Points between children, `nil` for the default (8), and how they align across the axis.
        case horizontal(VerticalPosition, spacing: Double?)
        case vertical(HorizontalPosition, spacing: Double?)
        case depth(HorizontalPosition, VerticalPosition)
    }

    /// A position across a box, in reading direction.
    public enum HorizontalPosition: String, Sendable, Codable, Hashable {
        case leading, center, trailing
    }

    /// A position down a box.
    public enum VerticalPosition: String, Sendable, Codable, Hashable {
        case top, center, bottom, firstTextBaseline, lastTextBaseline
    }

    /// A control that performs an intent.
    public struct ButtonContent: Sendable, Codable, Hashable {
        /// How the control looks; `plain` and `custom` draw nothing but the label.
        public enum Style: String, Sendable, Codable, Hashable {
            case automatic, bordered, borderedProminent, borderless, plain, custom
        }

        public var action: ActionID?
        public var style: Style
        public var isDestructive: Bool
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
        /// How the control looks. `custom` draws its children when the shown state is `isOn`, and
        /// `flipped` at once when a person flips it, before the truth arrives.
        public enum Style: String, Sendable, Codable, Hashable {
            case `switch`, button, custom
        }

        public var action: ActionID?
        public var isOn: Bool
        public var style: Style
        public var isDisabled: Bool
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
            case linear, circular
        }

        public var fraction: Double?
        public var style: Style

        /// Creates progress content.
        public init(fraction: Double?, style: Style) {
            self.fraction = fraction
            self.style = style
        }
    }

    /// A value within a range.
    public struct GaugeContent: Sendable, Codable, Hashable {
        /// How the gauge looks.
        public enum Style: String, Sendable, Codable, Hashable {
            case linear, circular
        }

        public var value: Double
        public var lowerBound: Double
        public var upperBound: Double
        public var style: Style
        public var currentValueLabel: String?
        public var minimumValueLabel: String?
        public var maximumValueLabel: String?

        /// Creates gauge content.
        public init(
            value: Double, lowerBound: Double, upperBound: Double, style: Style,
            currentValueLabel: String? = nil, minimumValueLabel: String? = nil,
            maximumValueLabel: String? = nil
        ) {
            self.value = value
            self.lowerBound = lowerBound
            self.upperBound = upperBound
            self.style = style
            self.currentValueLabel = currentValueLabel
            self.minimumValueLabel = minimumValueLabel
            self.maximumValueLabel = maximumValueLabel
        }
    }
}
