extension View {
    /// Sets what `.background` is inside, and what `background(in:)` fills shapes with.
    nonisolated public consuming func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}

extension EnvironmentValues {
    private struct Background: EnvironmentKey {
        static var defaultValue: AnyShapeStyle? { nil }
    }

    /// The style that `.background` stands for; `nil` for the surface on which the view lies.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[Background.self] }
        set { self[Background.self] = newValue }
    }
}
