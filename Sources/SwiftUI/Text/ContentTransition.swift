/// How changed content becomes the new content.
public struct ContentTransition: Sendable, Equatable {
    let described: ViewNode.ContentTransition
    /// How a symbol takes another's place; `nil` for at once.
    var replacement: ViewNode.SymbolMotion.Replacement?

    /// At once.
    public static let identity = ContentTransition(described: .identity)
    /// By a cross-fade.
    public static let opacity = ContentTransition(described: .opacity, replacement: .fade)
    /// By what suits the content.
    public static let interpolate = ContentTransition(described: .interpolate, replacement: .fade)

    /// Digits that roll; a renderer finds the direction from the numbers themselves.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(described: .numericText)
    }

    /// Digits that roll in the direction in which a value changed.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(described: .numericText)
    }

    /// By what a symbol does.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        symbolEffect
    }

    /// By what suits a symbol: the new one grows into the place of the old one.
    public static var symbolEffect: ContentTransition {
        ContentTransition(described: .opacity, replacement: .grow)
    }
}
