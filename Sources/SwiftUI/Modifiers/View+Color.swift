extension View {
    /// Sets the style that fills text, symbols and shapes inside.
    @inlinable
    nonisolated public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modified(_ForegroundModifier(style: style))
    }

    /// Sets the first two levels of the style that fills text, symbols and shapes inside.
    nonisolated public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modified(_LevelsModifier(primary: primary, others: [AnyShapeStyle(secondary)]))
    }

    /// Sets the first three levels of the style that fills text, symbols and shapes inside.
    nonisolated public consuming func foregroundStyle<
        S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle
    >(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View {
        modified(
            _LevelsModifier(
                primary: primary, others: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Sets the color of text, symbols and shapes inside.
    nonisolated public consuming func foregroundColor(_ color: Color?) -> some View {
        modified(_ForegroundModifier(style: _OptionalColor(color: color)))
    }

    /// Sets the tint color of controls inside.
    nonisolated public consuming func tint(_ tint: Color?) -> some View {
        modified(_TintModifier(style: tint))
    }

    /// Sets the tint of controls inside.
    @_disfavoredOverload
    nonisolated public consuming func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modified(_TintModifier(style: tint))
    }

    /// Sets the accent color inside.
    nonisolated public consuming func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }

    /// Sets the size of symbols inside relative to the text around them.
    nonisolated public consuming func imageScale(_ scale: Image.Scale) -> some View {
        surroundings(scale) { swap(&$0, &$1.imageScale) }
    }

    /// Sets the variant of symbols inside.
    nonisolated public consuming func symbolVariant(_ variant: SymbolVariants) -> some View {
        surroundings(variant) { swap(&$0, &$1.symbolVariants) }
    }

    /// Sets the number of colors of symbols inside; the enclosing shape, or the shape that a mark
    /// is cut out of, has the second one.
    nonisolated public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
    {
        environment(\.symbolRenderingMode, mode)
    }

    /// Lets the colors of symbols inside be gradients or not.
    ///
    /// Snippets draw symbols in one color.
    nonisolated public consuming func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?)
        -> some View
    {
        self
    }
}

/// A modifier that sets the foreground, and the base color of its lesser levels.
public struct _ForegroundModifier<Style: ShapeStyle>: _PrimitiveModifier {
    @usableFromInline let style: Style

    @inlinable
    init(style: consuming Style) {
        self.style = style
    }

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let outer = context.environment.ink
        style._setForeground(in: &context.environment)
        content._draw(in: &context)
        context.environment.ink = outer
    }
}

/// A modifier that sets the foreground and the levels after it.
public struct _LevelsModifier<Style: ShapeStyle>: _PrimitiveModifier {
    let primary: Style
    let others: [AnyShapeStyle]

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let outer = context.environment.ink
        let levels = others.map { $0._paint(in: context.environment) }
        primary._setForeground(in: &context.environment)
        context.environment.ink.levels = levels
        content._draw(in: &context)
        context.environment.ink = outer
    }
}

/// A modifier that sets the tint.
public struct _TintModifier<Style: ShapeStyle>: _PrimitiveModifier {
    let style: Style?

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let outer = context.environment.tint
        context.environment.tint = style?._paint(in: context.environment)
        content._draw(in: &context)
        context.environment.tint = outer
    }
}

/// A color, or the default if there is none.
public struct _OptionalColor: PrimitiveShapeStyle {
    let color: Color?

    package func paint(in environment: EnvironmentValues) -> Paint {
        color?.paint(in: environment) ?? .named(.primary)
    }

    /// Makes the color the foreground, or removes the foreground.
    public func _setForeground(in environment: inout EnvironmentValues) {
        if let color {
            color._setForeground(in: &environment)
        } else {
            environment.ink = EnvironmentValues.Ink()
        }
    }
}
