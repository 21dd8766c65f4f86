public import Foundation

/// The fill of a surface or a glyph, independent of any color scheme.
///
/// Named colors stay names, so that one tree serves light and dark and a renderer can choose
/// readable tints.
public enum Paint: Sendable, Codable, Hashable {
    /// A color that the color scheme decides, fully opaque.
    case named(Name)
    /// Components 0…1 in sRGB.
    case rgb(red: Double, green: Double, blue: Double, opacity: Double)
    /// A named color at an opacity 0…1.
    case faded(Name, opacity: Double)
    /// A gradient from one point of the filled box to another.
    case linearGradient(stops: [Stop], start: UnitPosition, end: UnitPosition)
    /// A gradient around a point of the filled box.
    indirect case centeredGradient(CenteredGradient)
    /// Colors of a small picture that is stretched smoothly over the filled box.
    indirect case mesh(Mesh)
    /// A blurred view of the content behind.
    case material(Material)

    /// A color that the color scheme decides.
    public enum Name: String, Sendable, Codable, Hashable, CaseIterable {
        /// The color of text.
        case primary
        /// The color of less important text.
        case secondary
        /// The color of even less important text.
        case tertiary
        /// The color of the least important text.
        case quaternary
        /// The app's accent color.
        case accent
        /// No color.
        case clear
        /// White in every color scheme.
        case white
        /// Black in every color scheme.
        case black
        /// The system's red.
        case red
        /// The system's orange.
        case orange
        /// The system's yellow.
        case yellow
        /// The system's green.
        case green
        /// The system's mint.
        case mint
        /// The system's teal.
        case teal
        /// The system's cyan.
        case cyan
        /// The system's blue.
        case blue
        /// The system's indigo.
        case indigo
        /// The system's purple.
        case purple
        /// The system's pink.
        case pink
        /// The system's brown.
        case brown
        /// The system's gray.
        case gray
        /// The surface of the card itself.
        case background
        /// The fill of a control without tint.
        case fill
    }

    /// The amount of the content behind that shows through.
    public enum Material: String, Sendable, Codable, Hashable, CaseIterable {
        /// Nearly all of the content behind shows through.
        case ultraThin
        /// Most of the content behind shows through.
        case thin
        /// Some of the content behind shows through.
        case regular
        /// Little of the content behind shows through.
        case thick
        /// Hardly any of the content behind shows through.
        case ultraThick
        /// The material of the system's bars.
        case bar
    }

    /// A color at a location 0…1 along a gradient.
    public struct Stop: Sendable, Codable, Hashable {
        /// The color.
        public var paint: Paint
        /// The location, 0 at the gradient's start and 1 at its end.
        public var location: Double

        /// Creates a stop.
        public init(paint: Paint, location: Double) {
            self.paint = paint
            self.location = location
        }
    }

    /// A gradient around a point of the filled box.
    public struct CenteredGradient: Sendable, Codable, Hashable {
        /// The way along which the color changes.
        public enum Form: Sendable, Codable, Hashable {
            /// A gradient from one circle to another, with radii in points.
            case circles(from: Double, to: Double)
            /// A gradient from one circle to another around a point of a drawing, all in the drawing's points.
            case circlesAround(x: Double, y: Double, from: Double, to: Double)
            /// A gradient from one ellipse to another, with radii as fractions of the box's width and height.
            case ellipses(from: Double, to: Double)
            /// A gradient from one angle to another, in degrees, clockwise from the right.
            case angles(from: Double, to: Double)
        }

        /// The way along which the color changes.
        public var form: Form
        /// The point around which the color changes.
        public var center: UnitPosition
        /// The colors along the way.
        public var stops: [Stop]

        /// Creates a gradient.
        public init(form: Form, center: UnitPosition, stops: [Stop]) {
            self.form = form
            self.center = center
            self.stops = stops
        }
    }

    /// Colors of a small picture.
    public struct Mesh: Sendable, Codable, Hashable {
        /// The pixels in a row.
        public var width: Int
        /// The red, green, blue and opacity of each pixel, row after row.
        public var pixels: Data

        /// Creates a picture.
        public init(width: Int, pixels: Data) {
            self.width = width
            self.pixels = pixels
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(width)
            pixels.hashAll(into: &hasher)
        }
    }

    /// A position in a box, 0…1 from its top left corner.
    public struct UnitPosition: Sendable, Codable, Hashable {
        /// The distance from the left edge, 0…1.
        public var x: Double
        /// The distance from the top edge, 0…1.
        public var y: Double

        /// Creates a position.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }
}

extension Paint {
    /// The colors of a gradient along its way; `nil` for other paints.
    package var stops: [Stop]? {
        switch self {
        case .linearGradient(let stops, _, _): stops
        case .centeredGradient(let gradient): gradient.stops
        case .named, .rgb, .faded, .mesh, .material: nil
        }
    }
}
