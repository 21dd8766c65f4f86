public import _Localization

/// Controls that belong together, in the environment's style.
public nonisolated struct ControlGroup<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let labeled = content as? any LabeledControls
        let configuration = ControlGroupStyleConfiguration(
            content: .init(content), label: .init(view: labeled?.labelView))
        context.drawStyled { (style: (any ControlGroupStyle)?, context) in
            let style = style ?? AutomaticControlGroupStyle()
            context.running { style.makeBody(configuration: configuration) }._draw(in: &context)
        }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates a group from a style's configuration, to be drawn in another style.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        content = configuration.content
    }
}

/// The controls of a group, and its label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: PrimitiveView,
    LabeledControls
{
    let content: Content
    let label: Label

    var labelView: AnyView { AnyView(label) }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        content._draw(in: &context)
    }
}

/// Controls with a label of any type.
nonisolated protocol LabeledControls {
    var labelView: AnyView { get }
}

extension ControlGroup {
    /// Creates a group with a label.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }

    /// Creates a group with a localized title.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a title from a resource.
    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a group with a title.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a localized title and a symbol.
    public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a group with a title from a resource and a symbol.
    @_disfavoredOverload
    public init<C: View>(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a group with a title and a symbol.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}
