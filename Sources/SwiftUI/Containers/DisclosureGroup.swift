public import _Localization

/// Content that opens and closes in an app; a card shows it in its initial state.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    private let isExpanded: Binding<Bool>
    private let content: () -> Content
    private let label: Label

    /// Creates a group that is open or not; without a state it is closed.
    public init(
        isExpanded: Binding<Bool> = .constant(false),
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let content = content
        context.drawStyled { (chosen: (any DisclosureGroupStyle)?, context) in
            let style = chosen ?? AutomaticDisclosureGroupStyle()
            let configuration = DisclosureGroupStyleConfiguration(
                label: .init(label), content: .init(make: { AnyView(content()) }, style: chosen),
                isExpanded: isExpanded)
            context.running { style.makeBody(configuration: configuration) }._draw(in: &context)
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool> = .constant(false),
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool> = .constant(false),
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }

    /// Creates a group with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool> = .constant(false),
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
