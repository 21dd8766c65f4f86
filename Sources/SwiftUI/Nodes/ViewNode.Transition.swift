extension ViewNode {
    /// The appearance and disappearance of an element between two versions of a tree.
    public struct Transition: Sendable, Codable, Hashable {
        /// A side of the element, in reading direction.
        public enum Side: String, Sendable, Codable, Hashable {
            /// The top.
            case top
            /// The bottom.
            case bottom
            /// The leading side.
            case leading
            /// The trailing side.
            case trailing

            /// The opposite side.
            var opposite: Side {
                switch self {
                case .top: .bottom
                case .bottom: .top
                case .leading: .trailing
                case .trailing: .leading
                }
            }
        }

        /// The state of an element before it appears, or after it disappears.
        public struct Motion: Sendable, Codable, Hashable {
            /// True if the element is invisible.
            public var fades = false
            /// The scale factor.
            public var scale = 1.0
            /// The side to which the element is moved by its own size.
            public var edge: Side?
            /// The offset in points to the right.
            public var x = 0.0
            /// The offset in points down.
            public var y = 0.0
            /// The offset to the right, as a fraction of the element's width.
            public var widths = 0.0
            /// The offset down, as a fraction of the element's height.
            public var heights = 0.0

            /// Creates a motion.
            public init(
                fades: Bool = false, scale: Double = 1, edge: Side? = nil, x: Double = 0,
                y: Double = 0, widths: Double = 0, heights: Double = 0
            ) {
                self.fades = fades
                self.scale = scale
                self.edge = edge
                self.x = x
                self.y = y
                self.widths = widths
                self.heights = heights
            }

            /// Creates a scale around a point, which is equal to one around the center followed by a move.
            init(scale: Double, around anchor: (x: Double, y: Double)) {
                self.init(
                    scale: scale, widths: (anchor.x - 0.5) * (1 - scale),
                    heights: (anchor.y - 0.5) * (1 - scale))
            }

            /// Tells whether the motion changes nothing: the element appears or disappears at once.
            public var isNothing: Bool { self == Motion() }

            func combined(with other: Motion) -> Motion {
                Motion(
                    fades: fades || other.fades, scale: scale * other.scale,
                    edge: other.edge ?? edge, x: x + other.x, y: y + other.y,
                    widths: widths + other.widths, heights: heights + other.heights)
            }
        }

        /// The state of the element before it appears.
        public var insertion: Motion
        /// The state of the element after it disappears.
        public var removal: Motion
        /// The timing of both; `nil` for the timing of the surroundings.
        public var timing: Timing?
        /// Tells whether the element moves: it only fades if a person prefers reduced motion.
        public var hasMotion: Bool

        /// Creates a transition.
        public init(
            insertion: Motion, removal: Motion, timing: Timing? = nil, hasMotion: Bool = true
        ) {
            self.insertion = insertion
            self.removal = removal
            self.timing = timing
            self.hasMotion = hasMotion
        }
    }
}
