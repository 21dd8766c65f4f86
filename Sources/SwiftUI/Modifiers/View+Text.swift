public import Foundation

extension View {
    /// Sets the font of text inside.
    @inlinable
    nonisolated public consuming func font(_ font: Font?) -> some View {
        modified(_FontModifier(font: font))
    }

    /// Sets the thickness of text inside.
    nonisolated public consuming func fontWeight(_ weight: Font.Weight?) -> some View {
        surroundings(.fontWeight(weight?.described))
    }

    /// Sets the design of the font of text inside.
    nonisolated public consuming func fontDesign(_ design: Font.Design?) -> some View {
        surroundings(.fontDesign(design?.described))
    }

    /// Sets the width of letters inside, if the renderer's font has several.
    nonisolated public consuming func fontWidth(_ width: Font.Width?) -> some View {
        surroundings(.fontWidth(width.map(\.described)))
    }

    /// Makes text inside bold or not.
    nonisolated public consuming func bold(_ isActive: Bool = true) -> some View {
        surroundings(.textTrait(.bold, isActive))
    }

    /// Makes text inside italic or not.
    nonisolated public consuming func italic(_ isActive: Bool = true) -> some View {
        surroundings(.textTrait(.italic, isActive))
    }

    /// Underlines text inside or not.
    nonisolated public consuming func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        surroundings(.textTrait(.underlined, isActive)).surroundings(.lineColor(color?.paint))
            .surroundings(.linePattern(pattern.described))
    }

    /// Strikes text inside through or not.
    nonisolated public consuming func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        surroundings(.textTrait(.struckThrough, isActive)).surroundings(.lineColor(color?.paint))
            .surroundings(.linePattern(pattern.described))
    }

    /// Sets the points between letters of text inside, beyond the font's own.
    nonisolated public consuming func kerning(_ kerning: CGFloat) -> some View {
        surroundings(.letterSpacing(Double(kerning)))
    }

    /// Sets the points between letters of text inside, beyond the font's own.
    nonisolated public consuming func tracking(_ tracking: CGFloat) -> some View {
        surroundings(.letterSpacing(Double(tracking)))
    }

    /// Sets the points by which text inside is raised.
    nonisolated public consuming func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        surroundings(.baselineOffset(Double(baselineOffset)))
    }

    /// Gives all digits inside the same width.
    nonisolated public consuming func monospacedDigit() -> some View {
        surroundings(.textTrait(.monospacedDigit, true))
    }

    /// Gives all characters inside the same width or not.
    nonisolated public consuming func monospaced(_ isActive: Bool = true) -> some View {
        surroundings(.textTrait(.monospaced, isActive))
    }

    /// Sets the alignment of the lines of text inside.
    nonisolated public consuming func multilineTextAlignment(_ alignment: TextAlignment)
        -> some View
    {
        surroundings(.textAlignment(alignment))
    }

    /// Sets the greatest number of lines of text inside.
    nonisolated public consuming func lineLimit(_ number: Int?) -> some View {
        surroundings(.lineLimit(number))
    }

    /// Sets the range of the number of lines of text inside; the minimum isn't reserved.
    nonisolated public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        surroundings(.lineLimit(limit.upperBound))
    }

    /// Sets the greatest number of lines of text inside.
    nonisolated public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        surroundings(.lineLimit(limit.upperBound))
    }

    /// Lets text inside have as many lines as it needs; the minimum isn't reserved.
    nonisolated public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        surroundings(.lineLimit(nil))
    }

    /// Sets the place where text inside is cut if it doesn't fit.
    nonisolated public consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
        surroundings(.truncationMode(mode))
    }

    /// Sets the factor by which text inside may shrink to fit, 0…1.
    nonisolated public consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
        surroundings(.minimumScaleFactor(factor))
    }

    /// Sets the points between lines of text inside, beyond the font's own.
    nonisolated public consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        surroundings(.lineSpacing(lineSpacing))
    }

    /// Changes the case of text inside.
    nonisolated public consuming func textCase(_ textCase: Text.Case?) -> some View {
        surroundings(.textCase(textCase))
    }

    /// Sets the transition from old to new content inside.
    nonisolated public consuming func contentTransition(_ transition: ContentTransition)
        -> some View
    {
        surroundings(.contentTransition(transition))
    }

    /// Sets the text size inside.
    nonisolated public consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        surroundings(.dynamicTypeSize(size))
    }
}

/// A modifier that sets the font of text.
public nonisolated struct _FontModifier: _PrimitiveModifier {
    @usableFromInline let font: Font?

    @inlinable
    init(font: Font?) {
        self.font = font
    }

    /// Draws a view whose text has the font.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let outer = context.environment.font
        context.environment.font = font
        content._draw(in: &context)
        context.environment.font = outer
    }
}
