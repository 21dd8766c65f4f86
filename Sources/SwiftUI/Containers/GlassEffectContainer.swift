public import Foundation

/// Views on glass that merge into one another; renderers draw each on a separate glass.
public nonisolated struct GlassEffectContainer<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates the container.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        content._draw(in: &context)
    }
}

extension View {
    /// Identifies the view's glass, to merge it with another; renderers draw each separately.
    nonisolated public consuming func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        self
    }

    /// Joins the view's glass with that of other views; renderers draw each separately.
    nonisolated public consuming func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        self
    }
}
