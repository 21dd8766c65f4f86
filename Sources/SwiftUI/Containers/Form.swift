/// Rows of settings, one below the other, in the environment's style.
public nonisolated struct Form<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawStyled { (style: (any FormStyle)?, context) in
            guard let style else { return context.drawRows(content) }
            context.running { style.makeBody(configuration: .init(content: .init(content))) }
                ._draw(in: &context)
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form from a style's configuration, to be drawn in another style.
    public init(_ configuration: FormStyleConfiguration) {
        content = configuration.content
    }
}
