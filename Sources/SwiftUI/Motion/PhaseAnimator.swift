/// A view that goes through phases in an app; a card draws it in the first one.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    private let first: Phase?
    private let content: (Phase) -> Content

    /// Creates a view that goes through phases repeatedly, or when a value changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable = false,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        first = phases.first { _ in true }
        self.content = content
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        guard let first else {
            return context.report(
                "A PhaseAnimator without phases isn't drawn: it has nothing to begin with.")
        }
        context.running { content(first) }._draw(in: &context)
    }
}

extension View {
    /// Plays phases repeatedly, or when a value changes; a card draws the first one.
    nonisolated public consuming func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable = false,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(view: self)
        return PhaseAnimator(phases) { content(placeholder, $0) }
    }

    /// Moves the view as one with the views around it; a renderer moves views by themselves.
    nonisolated public consuming func geometryGroup() -> some View { self }
}
