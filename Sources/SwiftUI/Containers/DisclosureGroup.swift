public import _Localization

/// Content that a person would open and close; a card has it as it is at first.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    private let isExpanded: Binding<Bool>
    private let content: () -> Content
    private let label: Label

    /// Creates a group that is closed.
    public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: .constant(false), content: content, label: label)
    }

    /// Creates a group that is open or not.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let style = context.environment.disclosureGroupStyle
        let content = content
        let configuration = DisclosureGroupStyleConfiguration(
            label: .init(view: AnyView(label)),
            content: .init(make: { AnyView(content()) }, style: style), isExpanded: isExpanded)
        context.environment.disclosureGroupStyle = nil
        context.running {
            (style ?? AutomaticDisclosureGroupStyle()).makeView(configuration)
        }._draw(in: &context)
        context.environment.disclosureGroupStyle = style
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title that is looked up that is closed.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a title that is looked up that is open or not.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group with a title from a resource that is closed.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a group with a title from a resource that is open or not.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }

    /// Creates a group with a title that is closed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a title that is open or not.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
