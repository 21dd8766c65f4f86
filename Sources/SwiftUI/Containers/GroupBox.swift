public import _Localization

/// Content in a box under a label.
public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView {
    private let label: Label
    private let content: Content

    /// Creates a box, perhaps with a label.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
    ) {
        self.label = label()
        self.content = content()
    }

    /// Creates a box with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let style =
            context.environment[ValueKey<any GroupBoxStyle>.self] ?? DefaultGroupBoxStyle()
        let configuration = GroupBoxStyleConfiguration(
            label: .init(label), content: .init(content))
        context.running { style.makeBody(configuration: configuration) }._draw(in: &context)
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a box with a title from a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a box with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
