/// Rows of settings below one another, in the style of the surroundings.
public nonisolated struct Form<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        guard let style = context.environment.formStyle else { return context.drawRows(content) }
        let configuration = FormStyleConfiguration(content: .init(view: AnyView(content)))
        context.environment.formStyle = nil
        context.running { style.makeView(configuration) }._draw(in: &context)
        context.environment.formStyle = style
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form of a style's configuration, to be drawn in another style.
    public init(_ configuration: FormStyleConfiguration) {
        content = configuration.content
    }
}
