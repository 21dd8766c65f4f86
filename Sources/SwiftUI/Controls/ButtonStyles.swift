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

extension View {
    /// Draws the controls inside without their labels, which screen readers still say.
    ///
    /// Apple's page on `labelsHidden()` says the same. A label that is a button's whole content stays.
    nonisolated public consuming func labelsHidden() -> some View {
        surroundings(.labelsAreHidden(true))
    }

    /// Draws the labels of controls inside or not; what isn't drawn is heard.
    nonisolated public consuming func labelsVisibility(_ visibility: Visibility) -> some View {
        surroundings(.labelsAreHidden(visibility == .hidden))
    }
}

/// A look on glass, which renderers draw as a quiet surface.
public nonisolated struct GlassButtonStyle: BuiltInButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    var kind: ButtonStyleKind { .bordered }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A look on glass, which renderers draw as a quiet surface.
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A look on glass in the tint color, which renderers draw as a surface.
public nonisolated struct GlassProminentButtonStyle: BuiltInButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    var kind: ButtonStyleKind { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A look on glass in the tint color, which renderers draw as a surface.
    nonisolated public static var glassProminent: GlassProminentButtonStyle {
        GlassProminentButtonStyle()
    }
}
