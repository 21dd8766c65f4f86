/// The style that suits the context.
public nonisolated struct DefaultButtonStyle: BuiltInButtonStyle, Sendable {
    public init() {}

    var kind: ButtonStyleKind { .automatic }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style that suits the context.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A style with a subtle surface.
public nonisolated struct BorderedButtonStyle: BuiltInButtonStyle, Sendable {
    public init() {}

    var kind: ButtonStyleKind { .bordered }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A style with a subtle surface.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A style with a surface in the tint color.
public nonisolated struct BorderedProminentButtonStyle: BuiltInButtonStyle, Sendable {
    public init() {}

    var kind: ButtonStyleKind { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A style with a surface in the tint color.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

/// A style without a surface, in the tint color.
public nonisolated struct BorderlessButtonStyle: BuiltInButtonStyle, Sendable {
    public init() {}

    var kind: ButtonStyleKind { .borderless }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A style without a surface, in the tint color.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A style that draws only the label.
public nonisolated struct PlainButtonStyle: BuiltInButtonStyle, Sendable {
    public init() {}

    var kind: ButtonStyleKind { .plain }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A style that draws only the label.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
    /// Sets the style of buttons inside.
    nonisolated public consuming func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
    {
        let builtIn = style as? any BuiltInButtonStyle
        return surroundings(builtIn.map { .primitive($0.kind) } ?? .customPrimitive(style)) {
            swap(&$0, &$1.buttonStyle)
        }
    }

    /// Sets a custom style for buttons inside.
    nonisolated public consuming func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        surroundings(.custom(style)) { swap(&$0, &$1.buttonStyle) }
    }

    /// Sets the outline of buttons with a surface.
    nonisolated public consuming func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        surroundings(shape) { swap(&$0, &$1.buttonBorderShape) }
    }

    /// Sets the size of controls inside.
    nonisolated public consuming func controlSize(_ controlSize: ControlSize) -> some View {
        surroundings(controlSize) { swap(&$0, &$1.controlSize) }
    }
}

extension View {
    /// Draws the controls inside without their labels, which screen readers still read.
    ///
    /// Apple's page on `labelsHidden()` says this, too. A label that is a button's whole content stays.
    nonisolated public consuming func labelsHidden() -> some View {
        surroundings(true) { swap(&$0, &$1.labelsAreHidden) }
    }

    /// Shows or hides the labels of controls inside; screen readers read hidden labels.
    nonisolated public consuming func labelsVisibility(_ visibility: Visibility) -> some View {
        surroundings(visibility == .hidden) { swap(&$0, &$1.labelsAreHidden) }
    }
}

/// A glass style, which renderers draw as a subtle surface.
public nonisolated struct GlassButtonStyle: BuiltInButtonStyle, Sendable {
    public init() {}

    var kind: ButtonStyleKind { .bordered }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A glass style, which renderers draw as a subtle surface.
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A glass style in the tint color, which renderers draw as a surface.
public nonisolated struct GlassProminentButtonStyle: BuiltInButtonStyle, Sendable {
    public init() {}

    var kind: ButtonStyleKind { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A glass style in the tint color, which renderers draw as a surface.
    nonisolated public static var glassProminent: GlassProminentButtonStyle {
        GlassProminentButtonStyle()
    }
}
