/// A way to color symbols; snippets draw only one.
public struct SymbolColorRenderingMode: Sendable, Equatable {
    private let name: String

    /// Symbols in a plain color.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// Symbols in a gradient derived from the color.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
