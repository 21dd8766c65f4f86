public import _Localization

/// A button that opens a list of commands; in a card its label is drawn, and no commands.
///
/// Nothing in a card opens it, so it is drawn as disabled, with a word in the log.
public nonisolated struct Menu<Label: View, Content: View>: PrimitiveView {
    private let label: Label

    /// Creates a menu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// Creates a menu with a closure for a plain tap.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.label = label()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let style = context.environment.menuStyle
        switch style {
        case .primitive(.button):
            context.drawInert("menu", named: label, Button(action: nil) { label })
        case .primitive(.borderless):
            context.drawInert(
                "menu", named: label, Button(action: nil) { label }.buttonStyle(.borderless))
        case .primitive(.bordered):
            context.drawInert(
                "menu", named: label, Button(action: nil) { label }.buttonStyle(.bordered))
        case .custom(let custom):
            context.environment.menuStyle = .primitive(.button)
            let configuration = MenuStyleConfiguration(label: .init(view: AnyView(label)))
            let view = context.running { custom.makeView(configuration) }
            context.drawInert("menu", named: label, view)
            context.environment.menuStyle = style
        }
    }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu of a style's configuration, to be drawn in another style.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title that is looked up.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a title from a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu with a title that is looked up and a closure for a plain tap.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a title from a resource and a closure for a plain tap.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a menu with a title and a closure for a plain tap.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a title that is looked up and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with a title from a resource and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu with a title that is looked up, a symbol and a closure for a plain tap.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with a title from a resource, a symbol and a closure for a plain tap.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a menu with a title, a symbol and a closure for a plain tap.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
