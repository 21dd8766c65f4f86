/// A translucent surface that shows some of the content behind it.
public struct Material: PrimitiveShapeStyle {
    private let material: Paint.Material

    private init(_ material: Paint.Material) {
        self.material = material
    }

    /// The ultra thin material.
    public static let ultraThin = Material(.ultraThin)
    /// The thin material.
    public static let thin = Material(.thin)
    /// The regular material.
    public static let regular = Material(.regular)
    /// The thick material.
    public static let thick = Material(.thick)
    /// The ultra thick material.
    public static let ultraThick = Material(.ultraThick)
    /// The material of bars.
    public static let bar = Material(.bar)

    package func paint(in environment: EnvironmentValues) -> Paint { .material(material) }
}

extension ShapeStyle where Self == Material {
    /// A mostly translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material more translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A somewhat translucent material.
    public static var regularMaterial: Material { .regular }
    /// A material more opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// A mostly opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { Material.bar }
}
