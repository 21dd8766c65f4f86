public import Foundation

extension View {
    /// Sets the font of text inside.
    @inlinable
    nonisolated public consuming func font(_ font: Font?) -> some View {
        modified(_FontModifier(font: font))
    }

    /// Sets the thickness of text inside.
    nonisolated public consuming func fontWeight(_ weight: Font.Weight?) -> some View {
        surroundings(weight?.described) { swap(&$0, &$1.textOverrides.others.weight) }
    }

    /// Sets the design of the font of text inside.
    nonisolated public consuming func fontDesign(_ design: Font.Design?) -> some View {
        surroundings(design?.described) { swap(&$0, &$1.textOverrides.others.design) }
    }

    /// Sets the width of letters inside, if the renderer's font has several.
    nonisolated public consuming func fontWidth(_ width: Font.Width?) -> some View {
        surroundings(width.map(\.described)) { swap(&$0, &$1.textOverrides.others.width) }
    }

    /// Makes text inside bold or not.
    nonisolated public consuming func bold(_ isActive: Bool = true) -> some View {
        surroundings(Optional(isActive)) { swap(&$0, &$1.textOverrides[.bold]) }
    }

    /// Makes text inside italic or not.
    nonisolated public consuming func italic(_ isActive: Bool = true) -> some View {
        surroundings(Optional(isActive)) { swap(&$0, &$1.textOverrides[.italic]) }
    }

    /// Underlines text inside or not.
    nonisolated public consuming func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        surroundings(Optional(isActive)) { swap(&$0, &$1.textOverrides[.underlined]) }
            .surroundings(color?.paint) { swap(&$0, &$1.textOverrides.others.lineColor) }
            .surroundings(pattern.described) { swap(&$0, &$1.textOverrides.others.linePattern) }
    }

    /// Strikes text inside through or not.
    nonisolated public consuming func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        surroundings(Optional(isActive)) { swap(&$0, &$1.textOverrides[.struckThrough]) }
            .surroundings(color?.paint) { swap(&$0, &$1.textOverrides.others.lineColor) }
            .surroundings(pattern.described) { swap(&$0, &$1.textOverrides.others.linePattern) }
    }

    /// Sets the points between letters of text inside, beyond the font's own.
    nonisolated public consuming func kerning(_ kerning: CGFloat) -> some View {
        tracking(kerning)
    }

    /// Sets the points between letters of text inside, beyond the font's own.
    nonisolated public consuming func tracking(_ tracking: CGFloat) -> some View {
        surroundings(Optional(Double(tracking))) {
            swap(&$0, &$1.textOverrides.others.letterSpacing)
        }
    }

    /// Sets the points by which text inside is raised.
    nonisolated public consuming func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        surroundings(Optional(Double(baselineOffset))) {
            swap(&$0, &$1.textOverrides.others.baselineOffset)
        }
    }

    /// Gives all digits inside the same width.
    nonisolated public consuming func monospacedDigit() -> some View {
        surroundings(Optional(true)) { swap(&$0, &$1.textOverrides[.monospacedDigit]) }
    }

    /// Gives all characters inside the same width or not.
    nonisolated public consuming func monospaced(_ isActive: Bool = true) -> some View {
        surroundings(Optional(isActive)) { swap(&$0, &$1.textOverrides[.monospaced]) }
    }

    /// Sets the alignment of the lines of text inside.
    nonisolated public consuming func multilineTextAlignment(_ alignment: TextAlignment)
        -> some View
    {
        surroundings(alignment) { swap(&$0, &$1.multilineTextAlignment) }
    }

    /// Sets the greatest number of lines of text inside.
    nonisolated public consuming func lineLimit(_ number: Int?) -> some View {
        surroundings(number) { swap(&$0, &$1.lineLimit) }
    }

    /// Sets the range of the number of lines of text inside; the minimum isn't reserved.
    nonisolated public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    /// Sets the greatest number of lines of text inside.
    nonisolated public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    /// Lets text inside have as many lines as it needs; the minimum isn't reserved.
    nonisolated public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(nil)
    }

    /// Sets the place where text inside is cut if it doesn't fit.
    nonisolated public consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
        surroundings(mode) { swap(&$0, &$1.truncationMode) }
    }

    /// Sets the factor by which text inside may shrink to fit, 0…1.
    nonisolated public consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
        surroundings(factor) { swap(&$0, &$1.minimumScaleFactor) }
    }

    /// Sets the points between lines of text inside, beyond the font's own.
    nonisolated public consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        surroundings(lineSpacing) { swap(&$0, &$1.lineSpacing) }
    }

    /// Changes the case of text inside.
    nonisolated public consuming func textCase(_ textCase: Text.Case?) -> some View {
        surroundings(textCase) { swap(&$0, &$1.textCase) }
    }

    /// Sets the transition from old to new content inside.
    nonisolated public consuming func contentTransition(_ transition: ContentTransition)
        -> some View
    {
        surroundings(Optional(transition)) { swap(&$0, &$1.contentTransition) }
    }

    /// Sets the text size inside.
    nonisolated public consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        surroundings(size) { swap(&$0, &$1.dynamicTypeSize) }
    }
}

/// A modifier that sets the font of text.
public struct _FontModifier: _PrimitiveModifier {
    @usableFromInline let font: Font?

    @inlinable
    init(font: Font?) {
        self.font = font
    }

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let outer = context.environment.font
        context.environment.font = font
        content._draw(in: &context)
        context.environment.font = outer
    }
}
