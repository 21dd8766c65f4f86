/// What a surface or a glyph is filled with, free of any color scheme.
///
/// Named colors stay names, so that one tree serves light and dark and a renderer can pick tints
/// that people can read.
public enum Paint: Sendable, Codable, Hashable {
    case named(Name)
    /// Components 0…1 in sRGB.
    case rgb(red: Double, green: Double, blue: Double, opacity: Double)
    /// A named color at an opacity 0…1.
    case faded(Name, opacity: Double)
    case linearGradient(stops: [Stop], start: UnitPosition, end: UnitPosition)
    case material(Material)

    /// A color that the color scheme decides.
    public enum Name: String, Sendable, Codable, Hashable, CaseIterable {
        case primary, secondary, tertiary, quaternary, accent, clear, white, black
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
        /// The surface of the card itself.
        case background
        /// The fill of a control without tint.
        case fill
    }

    /// How much of what lies behind shows through.
    public enum Material: String, Sendable, Codable, Hashable, CaseIterable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    /// A color at a place 0…1 along a gradient.
    public struct Stop: Sendable, Codable, Hashable {
        public var paint: Paint
        public var location: Double

        /// Creates a stop.
        public init(paint: Paint, location: Double) {
            self.paint = paint
            self.location = location
        }
    }

    /// A place in a box, 0…1 from its top left corner.
    public struct UnitPosition: Sendable, Codable, Hashable {
        public var x: Double
        public var y: Double

        /// Creates a position.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }
}
