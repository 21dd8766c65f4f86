/// How changed content becomes the new content.
public struct ContentTransition: Sendable, Equatable {
    let described: ViewNode.ContentTransition

    /// At once.
    public static let identity = ContentTransition(described: .identity)
    /// By a cross-fade.
    public static let opacity = ContentTransition(described: .opacity)
    /// By what suits the content.
    public static let interpolate = ContentTransition(described: .interpolate)

    /// Digits that roll; a renderer finds the direction from the numbers themselves.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(described: .numericText)
    }

    /// Digits that roll in the direction in which a value changed.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(described: .numericText)
    }
}
