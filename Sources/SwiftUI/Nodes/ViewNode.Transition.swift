extension ViewNode {
    /// How an element comes and goes between two versions of a tree.
    public struct Transition: Sendable, Codable, Hashable {
        /// A side of the element, in reading direction.
        public enum Side: String, Sendable, Codable, Hashable {
            /// Above.
            case top
            /// Below.
            case bottom
            /// Where lines begin.
            case leading
            /// Where lines end.
            case trailing

            /// The side across.
            var opposite: Side {
                switch self {
                case .top: .bottom
                case .bottom: .top
                case .leading: .trailing
                case .trailing: .leading
                }
            }
        }

        /// How the element looks before it has come, or once it has gone.
        public struct Motion: Sendable, Codable, Hashable {
            /// It can't be seen.
            public var fades = false
            /// The factor of its size.
            public var scale = 1.0
            /// The side to which it lies as far as it is large.
            public var edge: Side?
            /// Points to the right.
            public var x = 0.0
            /// Points down.
            public var y = 0.0
            /// Parts of its own width by which it lies farther to the right.
            public var widths = 0.0
            /// Parts of its own height by which it lies farther down.
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

            /// Grown or shrunk around a point, which is the same as around the middle and then moved.
            init(scale: Double, around anchor: (x: Double, y: Double)) {
                self.init(
                    scale: scale, widths: (anchor.x - 0.5) * (1 - scale),
                    heights: (anchor.y - 0.5) * (1 - scale))
            }

            /// Tells whether it looks as always, so that it comes or goes at once.
            public var isNothing: Bool { self == Motion() }

            func combined(with other: Motion) -> Motion {
                Motion(
                    fades: fades || other.fades, scale: scale * other.scale,
                    edge: other.edge ?? edge, x: x + other.x, y: y + other.y,
                    widths: widths + other.widths, heights: heights + other.heights)
            }
        }

        /// How the element looks before it has come.
        public var insertion: Motion
        /// How the element looks once it has gone.
        public var removal: Motion
        /// How both take their time; `nil` for the way of the elements around.
        public var timing: Timing?
        /// Tells whether the element moves, so that it only fades where a person wants less motion.
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
