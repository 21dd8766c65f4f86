// The values of attributes that change how an element as a whole is drawn.
extension ViewNode {
    /// A change of drawn colors.
    public enum Filter: String, Sendable, Codable, Hashable, CaseIterable {
        /// Stronger or weaker; 1 changes nothing.
        case saturation
        /// Lighter or darker; 0 changes nothing.
        case brightness
        /// More or less unlike; 1 changes nothing.
        case contrast
        /// Gray; 0 changes nothing.
        case grayscale
        /// Around the wheel, in degrees.
        case hueRotation
        /// Their opposites; 0 changes nothing.
        case inversion
    }

    /// How what is drawn joins what lies behind it, by the names that graphics programs have.
    public enum BlendMode: String, Sendable, Codable, Hashable, CaseIterable {
        /// It covers what lies behind.
        case normal
        /// Both darken each other.
        case multiply
        /// Both lighten each other.
        case screen
        /// Dark becomes darker, light becomes lighter.
        case overlay
        /// The darker of both.
        case darken
        /// The lighter of both.
        case lighten
        /// Lightens what lies behind.
        case colorDodge
        /// Darkens what lies behind.
        case colorBurn
        /// A gentle `overlay` by what is drawn.
        case softLight
        /// A strong `overlay` by what is drawn.
        case hardLight
        /// How far both are apart.
        case difference
        /// How far both are apart, with less contrast.
        case exclusion
        /// The hue of what is drawn.
        case hue
        /// The saturation of what is drawn.
        case saturation
        /// The hue and saturation of what is drawn.
        case color
        /// The lightness of what is drawn.
        case luminosity
        /// Both added up.
        case plusLighter
    }

    /// A turn in space, a change of size or another movement of an element's points, around one of them.
    public struct Transform: Sendable, Codable, Hashable {
        /// The angle.
        public var degrees: Double
        /// How far the axis goes to the right.
        public var x: Double
        /// How far the axis goes down.
        public var y: Double
        /// How far the axis goes to the person.
        public var z: Double
        /// How much smaller what is farther away becomes; 0 for not at all.
        public var perspective: Double
        /// The factors by which the element is first drawn wider and higher; `nil` for as it is.
        public var size: Factors?
        /// The point that stays where it is; `nil` for the center.
        public var anchor: Paint.UnitPosition?
        /// A transformation of places in points from the anchor: by its six numbers, or by nine, row by row, if
        /// it is one with perspective; `nil` for none.
        public var matrix: [Double]?

        /// How much wider and higher; negative factors mirror.
        public struct Factors: Sendable, Codable, Hashable {
            /// Across.
            public var x: Double
            /// Down.
            public var y: Double

            /// Creates factors.
            public init(x: Double, y: Double) {
                self.x = x
                self.y = y
            }
        }

        /// Creates a transform.
        public init(
            degrees: Double, x: Double = 0, y: Double = 0, z: Double = 1, perspective: Double = 0,
            size: Factors? = nil, anchor: Paint.UnitPosition? = nil, matrix: [Double]? = nil
        ) {
            self.degrees = degrees
            self.x = x
            self.y = y
            self.z = z
            self.perspective = perspective
            self.size = size
            self.anchor = anchor
            self.matrix = matrix
        }
    }

    /// A drop shadow, in points.
    public struct Shadow: Sendable, Codable, Hashable {
        /// The shadow's color.
        public var paint: Paint
        /// How far the shadow is blurred.
        public var radius: Double
        /// How far the shadow is moved to the right.
        public var x: Double
        /// How far the shadow is moved down.
        public var y: Double

        /// Creates a shadow.
        public init(paint: Paint, radius: Double, x: Double, y: Double) {
            self.paint = paint
            self.radius = radius
            self.x = x
            self.y = y
        }
    }
}
