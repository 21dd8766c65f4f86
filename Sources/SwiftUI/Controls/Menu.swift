public import _Localization

/// A button that opens a list of commands; a card draws its label and no commands.
///
/// Nothing in a card opens it, so it is drawn disabled, and the log mentions it.
public nonisolated struct Menu<Label: View, Content: View>: PrimitiveView {
    private let label: Label

    /// Creates a menu, which may have a closure for a plain tap.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void = {}
    ) {
        self.label = label()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawStyled { (style: AnyMenuStyle?, context) in
            let button = Button(action: nil) { label }
            let view: any View =
                switch style {
                case .primitive(.button), nil: button
                case .primitive(.borderless): button.buttonStyle(.borderless)
                case .primitive(.bordered): button.buttonStyle(.bordered)
                case .custom(let custom):
                    context.running { custom.makeBody(configuration: .init(label: .init(label))) }
                }
            context.drawInert("menu", named: label, view)
        }
    }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from a style's configuration, to be drawn in another style.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void = {}
    ) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void = {}
    ) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void = {}
    ) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a localized title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void = {}
    ) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with a title from a resource and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void = {}
    ) {
        self.init(content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void = {}
    ) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
