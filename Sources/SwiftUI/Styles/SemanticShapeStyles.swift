/// The tint color of the current controls.
public struct TintShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint {
        environment.tint ?? .named(.accent)
    }
}

/// The current foreground color.
public struct ForegroundStyle: PrimitiveShapeStyle {
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint {
        environment.ink.foreground ?? .named(.primary)
    }
}

/// The surface behind the view.
public struct BackgroundStyle: PrimitiveShapeStyle {
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint {
        guard let style = environment.backgroundStyle else { return .named(.background) }
        // A style made from this one has the meaning it has outside of the modifier.
        var outer = environment
        outer.backgroundStyle = nil
        return style._paint(in: outer)
    }
}

/// The color of hairlines.
public struct SeparatorShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint { .named(.quaternary) }
}

/// The fill of shapes that carry other content.
public struct FillShapeStyle: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { .named(.fill) }
}

/// The color of text that represents a missing value.
public struct PlaceholderTextShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint { .named(.tertiary) }
}

/// The color of links.
public struct LinkShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint { .named(.accent) }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint color of the current controls.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground color.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The surface behind the view.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The color of hairlines.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The fill of shapes that carry other content.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The color of text that represents a missing value.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The color of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
