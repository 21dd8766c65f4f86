/// The speed and the number of a symbol's movements.
public struct SymbolEffectOptions: Sendable {
    /// The repetition of a movement.
    public struct RepeatBehavior: Sendable {
        fileprivate let count: Int?

        /// Repetition without pause or end.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }

        /// Repetition after a pause, which a client leaves out.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }

        /// Returns repetition a number of times.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }

    private(set) var factor = 1.0
    /// The number of times; `nil` for the usual one.
    private(set) var count: Int?
    private(set) var isEndless = false

    private init() {}

    /// The usual options.
    public static let `default` = SymbolEffectOptions()
    /// Repeated movements.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
    /// A single movement.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

    /// Returns options with a speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions.default.speed(speed)
    }

    /// Returns options with a number of movements; `nil` for endless repetition.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(count)
    }

    /// Returns options with a repetition.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }

    /// Repeated movements.
    public var repeating: SymbolEffectOptions { self.repeat(Optional<Int>.none) }
    /// A single movement.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

    /// Returns options with a speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        changed(self) { $0.factor = speed.isFinite && speed > 0 ? min(speed, 20) : 1 }
    }

    /// Returns options with a number of movements; `nil` for endless repetition.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        changed(self) {
            $0.count = count.map { min(max($0, 1), 1000) }
            $0.isEndless = count == nil
        }
    }

    /// Returns options with a repetition.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        self.repeat(behavior.count)
    }
}
