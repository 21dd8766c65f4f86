/// The look that suits the place.
public nonisolated struct DefaultButtonStyle: BuiltInButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    var kind: ButtonStyleKind { .automatic }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look that suits the place.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A look with a quiet surface.
public nonisolated struct BorderedButtonStyle: BuiltInButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    var kind: ButtonStyleKind { .bordered }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A look with a quiet surface.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A look with a surface in the tint color.
public nonisolated struct BorderedProminentButtonStyle: BuiltInButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    var kind: ButtonStyleKind { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A look with a surface in the tint color.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

/// A look without a surface, in the tint color.
public nonisolated struct BorderlessButtonStyle: BuiltInButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    var kind: ButtonStyleKind { .borderless }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A look without a surface, in the tint color.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A look that is nothing but the label.
public nonisolated struct PlainButtonStyle: BuiltInButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    var kind: ButtonStyleKind { .plain }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A look that is nothing but the label.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
    /// Sets the look of buttons inside.
    nonisolated public consuming func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
    {
        surroundings(
            .buttonStyle(
                (style as? any BuiltInButtonStyle).map { .primitive($0.kind) }
                    ?? .customPrimitive(style)))
    }

    /// Sets a look of one's own for buttons inside.
    nonisolated public consuming func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        surroundings(.buttonStyle(.custom(style)))
    }

    /// Sets the outline of buttons with a surface.
    nonisolated public consuming func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        surroundings(.buttonBorderShape(shape))
    }

    /// Sets the size of controls inside.
    nonisolated public consuming func controlSize(_ controlSize: ControlSize) -> some View {
        surroundings(.controlSize(controlSize))
    }
}
