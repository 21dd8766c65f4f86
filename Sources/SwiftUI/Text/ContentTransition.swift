/// The animation between changed content and the new content.
public struct ContentTransition: Sendable, Equatable {
    let described: ViewNode.ContentTransition
    /// The animation of a symbol that replaces another; `nil` for none.
    var replacement: ViewNode.SymbolMotion.Replacement?

    /// No animation.
    public static let identity = ContentTransition(described: .identity)
    /// A cross-fade.
    public static let opacity = ContentTransition(described: .opacity, replacement: .fade)
    /// An animation that suits the content.
    public static let interpolate = ContentTransition(described: .interpolate, replacement: .fade)

    /// Returns a transition with rolling digits; a renderer finds the direction from the numbers
    /// themselves.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(described: .numericText)
    }

    /// Returns a transition with digits that roll in the direction of a value's change.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(described: .numericText)
    }

    /// Returns a transition with a symbol effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        symbolEffect
    }

    /// The default transition of symbols: the new one grows as it replaces the old one.
    public static var symbolEffect: ContentTransition {
        ContentTransition(described: .opacity, replacement: .grow)
    }
}
