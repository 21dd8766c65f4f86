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

            /// Creates a motion.
            public init(
                fades: Bool = false, scale: Double = 1, edge: Side? = nil, x: Double = 0,
                y: Double = 0
            ) {
                self.fades = fades
                self.scale = scale
                self.edge = edge
                self.x = x
                self.y = y
            }

            /// Tells whether it looks as always, so that it comes or goes at once.
            public var isNothing: Bool { self == Motion() }

            func combined(with other: Motion) -> Motion {
                Motion(
                    fades: fades || other.fades, scale: scale * other.scale,
                    edge: other.edge ?? edge, x: x + other.x, y: y + other.y)
            }
        }

        /// How the element looks before it has come.
        public var insertion: Motion
        /// How the element looks once it has gone.
        public var removal: Motion
        /// How both take their time; `nil` for the way of the elements around.
        public var timing: Timing?

        /// Creates a transition.
        public init(insertion: Motion, removal: Motion, timing: Timing? = nil) {
            self.insertion = insertion
            self.removal = removal
            self.timing = timing
        }
    }
}
