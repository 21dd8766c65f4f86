extension View {
    /// Sets the style that `.background` has inside, and that `background(in:)` fills shapes with.
    nonisolated public consuming func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}

extension EnvironmentValues {
    /// The style of `.background`; `nil` for the surface behind the view.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[ValueKey<AnyShapeStyle>.self] }
        set { self[ValueKey<AnyShapeStyle>.self] = newValue }
    }
}
