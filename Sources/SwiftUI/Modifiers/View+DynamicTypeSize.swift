extension View {
    /// Limits the text size inside.
    ///
    /// A person's size outside the range is replaced by the nearest size of the range.
    nonisolated public consuming func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        modified(_DynamicTypeRangeModifier(range: range))
    }
}

/// Limits the text size.
public struct _DynamicTypeRangeModifier<Sizes: RangeExpression>: _PrimitiveModifier
where Sizes.Bound == DynamicTypeSize {
    let range: Sizes

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let outer = context.environment.dynamicTypeSize
        context.environment.dynamicTypeSize = nearest(to: outer)
        content._draw(in: &context)
        context.environment.dynamicTypeSize = outer
    }

    /// Returns the nearest size within the range; the size itself if the range is empty.
    private func nearest(to size: DynamicTypeSize) -> DynamicTypeSize {
        if range.contains(size) { return size }
        let sizes = DynamicTypeSize.allCases.filter(range.contains)
        guard let least = sizes.first, let greatest = sizes.last else { return size }
        return size < least ? least : greatest
    }
}
