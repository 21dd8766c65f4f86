public import Foundation

/// Views on glass that flow into one another; renderers draw each on a glass of its own.
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
    /// Names the glass of the view, by which it would flow into another; renderers draw each apart.
    nonisolated public consuming func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        self
    }

    /// Joins the glass of the view with that of others; renderers draw each apart.
    nonisolated public consuming func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        self
    }
}
