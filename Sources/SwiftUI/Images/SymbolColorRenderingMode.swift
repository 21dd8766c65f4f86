/// A way in which symbols have their colors, of which snippets draw one.
public struct SymbolColorRenderingMode: Sendable, Equatable {
    private let name: String

    /// As a plain color.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// As a gradient that is made from the color.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
