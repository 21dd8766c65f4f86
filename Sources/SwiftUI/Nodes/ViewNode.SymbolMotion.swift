extension ViewNode {
    /// The ways in which a symbol moves.
    public struct SymbolMotion: Sendable, Codable, Hashable {
        /// A way in which a symbol moves.
        public enum Effect: String, Sendable, Codable, Hashable, CaseIterable {
            /// It jumps.
            case bounce
            /// It shrinks before it comes back.
            case bounceDown
            /// It fades out and in.
            case pulse
            /// Its parts fade, one after the other.
            case variableColor
            /// It tilts from side to side.
            case wiggle
            /// It turns once around.
            case rotate
            /// It turns once around, against the clock.
            case rotateBack
            /// It grows and shrinks slowly.
            case breathe
            /// It comes.
            case appear
        }

        /// A movement and its time.
        public struct Step: Sendable, Codable, Hashable {
            /// The movement.
            public var effect: Effect
            /// How many times faster than usual.
            public var speed: Double
            /// How many times; `nil` for without end.
            public var count: Int?

            /// Creates a step.
            public init(effect: Effect, speed: Double = 1, count: Int? = nil) {
                self.effect = effect
                self.speed = speed
                self.count = count
            }
        }

        /// The movements while the symbol is shown.
        public var lasting: [Step] = []
        /// The movements once `value` is another than before.
        public var onChange: [Step] = []
        /// Stands for the values that the movements follow.
        public var value: String?
        /// The new symbol grows into the place of the old one, or fades in.
        public var replacement: Replacement?
        /// The factor by which the symbol is drawn larger.
        public var scale = 1.0
        /// The symbol is not seen, and keeps its place.
        public var isGone = false

        /// How a symbol takes another's place.
        public enum Replacement: String, Sendable, Codable, Hashable {
            /// It grows.
            case grow
            /// It fades in.
            case fade
        }

        /// Creates the motion of a symbol at rest.
        public init() {}
    }
}
