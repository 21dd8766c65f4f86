/// The variant of a symbol.
public struct SymbolVariants: Sendable, Hashable {
    private var isFilled = false
    private var isSlashed = false
    private var shape: Shape?

    private enum Shape: String {
        case circle, square, rectangle
    }

    private init() {}

    /// The plain symbol.
    public static let none = SymbolVariants()
    /// The filled symbol.
    public static let fill = none.fill
    /// The symbol with a slash.
    public static let slash = none.slash
    /// The symbol in a circle.
    public static let circle = none.circle
    /// The symbol in a square.
    public static let square = none.square
    /// The symbol in a rectangle.
    public static let rectangle = none.rectangle

    /// The filled version of the variant.
    public var fill: SymbolVariants { changed(self) { $0.isFilled = true } }
    /// The version with a slash.
    public var slash: SymbolVariants { changed(self) { $0.isSlashed = true } }
    /// The version in a circle.
    public var circle: SymbolVariants { changed(self) { $0.shape = .circle } }
    /// The version in a square.
    public var square: SymbolVariants { changed(self) { $0.shape = .square } }
    /// The version in a rectangle.
    public var rectangle: SymbolVariants { changed(self) { $0.shape = .rectangle } }

    /// Returns whether a variant is part of this one.
    public func contains(_ other: SymbolVariants) -> Bool {
        (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
            && (other.shape == nil || other.shape == shape)
    }

    /// Returns the name of a symbol in this variant.
    func applied(to name: String) -> String {
        var parts = name.split(separator: ".").map(String.init)
        func add(_ part: String) {
            if !parts.contains(part) { parts.append(part) }
        }
        if let shape { add(shape.rawValue) }
        if isSlashed { add("slash") }
        if isFilled { add("fill") }
        return parts.joined(separator: ".")
    }
}

/// The number of colors of a symbol.
public struct SymbolRenderingMode: Sendable, Equatable {
    private enum Mode { case monochrome, multicolor, hierarchical, palette }

    private let mode: Mode

    /// One color.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// The natural colors of common symbols; others have one color.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
    /// Shades of one color.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// The author's colors.
    public static let palette = SymbolRenderingMode(mode: .palette)
}
