/// A style whose type is erased.
public struct AnyShapeStyle: PrimitiveShapeStyle {
    private let style: any ShapeStyle

    /// Erases the type of a style.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }

    package func paint(in environment: EnvironmentValues) -> Paint {
        style._paint(in: environment)
    }
}
