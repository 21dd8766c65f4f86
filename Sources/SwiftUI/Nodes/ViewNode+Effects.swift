// The values of attributes that change the drawing of a whole element.
extension ViewNode {
    /// A change of the drawn colors.
    public enum Filter: String, Sendable, Codable, Hashable, CaseIterable {
        /// More or less saturated; 1 changes nothing.
        case saturation
        /// Lighter or darker; 0 changes nothing.
        case brightness
        /// More or less contrast; 1 changes nothing.
        case contrast
        /// Toward gray; 0 changes nothing.
        case grayscale
        /// A rotation of the hue, in degrees.
        case hueRotation
        /// Toward the inverted colors; 0 changes nothing.
        case inversion
    }

    /// The way an element is blended with what is behind it, by the usual names.
    public enum BlendMode: String, Sendable, Codable, Hashable, CaseIterable {
        /// The element covers the content behind.
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
        /// Lightens the content behind.
        case colorDodge
        /// Darkens the content behind.
        case colorBurn
        /// A gentle `overlay` by the element.
        case softLight
        /// A strong `overlay` by the element.
        case hardLight
        /// The difference of both.
        case difference
        /// The difference of both, with less contrast.
        case exclusion
        /// The hue of the element.
        case hue
        /// The saturation of the element.
        case saturation
        /// The hue and saturation of the element.
        case color
        /// The lightness of the element.
        case luminosity
        /// The sum of both.
        case plusLighter
    }

    /// A rotation in space, a scale or another transformation of an element's points, around one of them.
    public struct Transform: Sendable, Codable, Hashable {
        /// The angle.
        public var degrees: Double
        /// The axis's component to the right.
        public var x: Double
        /// The axis's component down.
        public var y: Double
        /// The axis's component toward the viewer.
        public var z: Double
        /// The strength of the perspective; 0 for none.
        public var perspective: Double
        /// The factors by which the element is scaled first; `nil` for no scale.
        public var size: Factors?
        /// The fixed point; `nil` for the center.
        public var anchor: Paint.UnitPosition?
        /// The matrix that transforms points relative to the anchor: six numbers, or nine, row by
        /// row, with perspective; `nil` for none.
        public var matrix: [Double]?

        /// Scale factors; negative factors mirror.
        public struct Factors: Sendable, Codable, Hashable {
            /// The horizontal factor.
            public var x: Double
            /// The vertical factor.
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
        /// The blur radius.
        public var radius: Double
        /// The offset to the right.
        public var x: Double
        /// The offset down.
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
