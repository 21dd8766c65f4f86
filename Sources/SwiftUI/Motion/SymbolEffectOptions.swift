/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable {
    /// How often a movement is repeated.
    public struct RepeatBehavior: Sendable {
        fileprivate let count: Int?

        /// Without a pause and without end.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }

        /// Again after a pause, which a client leaves out.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }

        /// Some times.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }

    private(set) var factor = 1.0
    /// How many times; `nil` for as usual.
    private(set) var count: Int?
    private(set) var isEndless = false

    private init() {}

    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

    /// At a speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions.default.speed(speed)
    }

    /// Some times; `nil` for again and again.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(count)
    }

    /// In a manner of repeating.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }

    /// Again and again.
    public var repeating: SymbolEffectOptions { self.repeat(Optional<Int>.none) }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

    /// At a speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        changed(self) { $0.factor = speed.isFinite && speed > 0 ? min(speed, 20) : 1 }
    }

    /// Some times; `nil` for again and again.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        changed(self) {
            $0.count = count.map { min(max($0, 1), 1000) }
            $0.isEndless = count == nil
        }
    }

    /// In a manner of repeating.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        self.repeat(behavior.count)
    }
}
