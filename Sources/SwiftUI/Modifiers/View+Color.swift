extension View {
    /// Sets what text, symbols and shapes inside are filled with.
    nonisolated public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modified(ForegroundModifier(style: style))
    }

    /// Sets the color of text, symbols and shapes inside.
    nonisolated public consuming func foregroundColor(_ color: Color?) -> some View {
        modified(ForegroundModifier(style: color))
    }

    /// Sets the tint color of controls inside.
    nonisolated public consuming func tint(_ tint: Color?) -> some View {
        modified(TintModifier(style: tint))
    }

    /// Sets the tint of controls inside.
    @_disfavoredOverload
    nonisolated public consuming func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modified(TintModifier(style: tint))
    }

    /// Sets the accent color of what is inside.
    nonisolated public consuming func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }

    /// Sets the size of symbols inside relative to the text around them.
    nonisolated public consuming func imageScale(_ scale: Image.Scale) -> some View {
        surroundings(\.imageScale, scale)
    }

    /// Sets the variant of symbols inside.
    nonisolated public consuming func symbolVariant(_ variant: SymbolVariants) -> some View {
        surroundings(\.symbolVariants, variant)
    }

    /// Sets how many colors symbols inside have.
    ///
    /// Snippets draw symbols in one color.
    nonisolated public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
    {
        self
    }
}

/// Sets the foreground, and the color of which its lesser levels are shades.
private struct ForegroundModifier<Style: ShapeStyle>: PrimitiveModifier {
    let style: Style?

    @MainActor
    func resolve<Content: View>(
        _ content: Content, in context: inout ResolveContext
    ) -> [ViewNode] {
        let outer = context.environment.foreground
        let outerBase = context.environment.foregroundBase
        defer {
            context.environment.foreground = outer
            context.environment.foregroundBase = outerBase
        }
        if Style.self == HierarchicalShapeStyle.self, let level = style as? HierarchicalShapeStyle {
            // The first level is what a renderer draws anyway, unless the base is a color.
            let isDefault = level.level == 0 && outerBase == nil
            context.environment.foreground =
                isDefault ? nil : level.paint(in: context.environment)
        } else if let style {
            let paint = style._paint(in: context.environment)
            // In a control's label the renderer would choose the tint, so the color is said.
            let isDefault = paint == .named(.primary) && !context.environment.isInControl
            context.environment.foreground = isDefault ? nil : paint
            context.environment.foregroundBase = paint == .named(.primary) ? nil : paint
        } else {
            context.environment.foreground = nil
            context.environment.foregroundBase = nil
        }
        return context.resolve(content)
    }
}

private struct TintModifier<Style: ShapeStyle>: PrimitiveModifier {
    let style: Style?

    @MainActor
    func resolve<Content: View>(
        _ content: Content, in context: inout ResolveContext
    ) -> [ViewNode] {
        let outer = context.environment.tint
        context.environment.tint = style?._paint(in: context.environment)
        defer { context.environment.tint = outer }
        return context.resolve(content)
    }
}
