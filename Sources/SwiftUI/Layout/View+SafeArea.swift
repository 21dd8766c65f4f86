public import Foundation

extension View {
    /// Puts a view above or below this one, which gets the remaining space.
    ///
    /// A card has no unsafe area, so the two don't overlap.
    nonisolated public consuming func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content().layoutPriority(1)
        let whole = self
        return VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { inset }
            whole
            if edge == .bottom { inset }
        }
    }

    /// Puts a view beside this one, which gets the remaining space.
    ///
    /// A card has no unsafe area, so the two don't overlap.
    nonisolated public consuming func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content().layoutPriority(1)
        let whole = self
        return HStack(alignment: alignment, spacing: spacing) {
            if edge == .leading { inset }
            whole
            if edge == .trailing { inset }
        }
    }

    /// Puts a bar above or below this view, which gets the remaining space.
    ///
    /// A card has no unsafe area, so nothing scrolls under the bar.
    nonisolated public consuming func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Puts a bar beside this view, which gets the remaining space.
    ///
    /// A card has no unsafe area, so nothing scrolls under the bar.
    nonisolated public consuming func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Extends the view under the unsafe area; a card has none.
    nonisolated public consuming func backgroundExtensionEffect(isEnabled: Bool = true)
        -> some View
    {
        self
    }
}
