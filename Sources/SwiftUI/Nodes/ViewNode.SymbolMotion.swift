extension ViewNode {
    /// The animations of a symbol.
    public struct SymbolMotion: Sendable, Codable, Hashable {
        /// One kind of animation of a symbol.
        public enum Effect: String, Sendable, Codable, Hashable, CaseIterable {
            /// The symbol jumps.
            case bounce
            /// The symbol shrinks and returns.
            case bounceDown
            /// The symbol fades out and in.
            case pulse
            /// The symbol's layers fade, one after the other.
            case variableColor
            /// The symbol tilts from side to side.
            case wiggle
            /// The symbol rotates once.
            case rotate
            /// The symbol rotates once, counterclockwise.
            case rotateBack
            /// The symbol grows and shrinks slowly.
            case breathe
            /// The symbol appears.
            case appear
        }

        /// An animation with its speed and repetition.
        public struct Step: Sendable, Codable, Hashable {
            /// The animation.
            public var effect: Effect
            /// The factor of the usual speed.
            public var speed: Double
            /// The number of repetitions; `nil` for infinite ones.
            public var count: Int?

            /// Creates a step.
            public init(effect: Effect, speed: Double = 1, count: Int? = nil) {
                self.effect = effect
                self.speed = speed
                self.count = count
            }
        }

        /// The animations while the symbol is shown.
        public var lasting: [Step] = []
        /// The animations that run when `value` changes.
        public var onChange: [Step] = []
        /// A text that represents the values that the animations depend on.
        public var value: String?
        /// The animation of a new symbol that replaces the old one.
        public var replacement: Replacement?
        /// The factor by which the symbol is drawn larger.
        public var scale = 1.0
        /// True if the symbol is invisible but keeps its space.
        public var isGone = false

        /// The animation of a symbol that replaces another.
        public enum Replacement: String, Sendable, Codable, Hashable {
            /// The new symbol grows.
            case grow
            /// The new symbol fades in.
            case fade
        }

        public init() {}
    }
}
