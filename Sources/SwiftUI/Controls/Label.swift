public import _Localization

/// An icon beside a title.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
    private let title: Title
    private let icon: Icon

    /// Creates a label from two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let style = context.environment.labelStyle
        if case .custom(let custom) = style {
            let configuration = LabelStyleConfiguration(
                title: .init(title), icon: .init(icon))
            // A label inside the style is drawn plainly.
            context.environment.labelStyle = .primitive(.titleAndIcon)
            context.running { custom.makeBody(configuration: configuration) }._draw(in: &context)
            context.environment.labelStyle = style
            return
        }
        let id = context.path.id
        let mark = context.path.pushContainer()
        defer { context.path.pop(to: mark) }
        switch style {
        case .primitive(.titleOnly): context.drawPart("_l", title)
        case .primitive(.iconOnly):
            let icons = context.nodes { $0.drawSilently(icon) }
            let name = context.nodes { $0.drawPart("_l", title) }.accessibleName
            context.nodes.append(
                ViewNode(
                    id: id, kind: .label(iconCount: icons.count),
                    attributes: name.isEmpty ? [] : [.accessibilityLabel(name)],
                    children: icons))
        case .primitive(.titleAndIcon), .custom:
            var iconCount = 0
            let children = context.nodes { context in
                context.drawSilently(icon)
                iconCount = context.nodes.count
                context.drawPart("_l", title)
            }
            context.nodes.append(
                ViewNode(id: id, kind: .label(iconCount: iconCount), children: children))
        }
    }
}

extension ResolveContext {
    /// Draws an icon as decoration, because the title beside it conveys its meaning.
    @MainActor
    fileprivate mutating func drawSilently(_ icon: some View) {
        drawPart("_i", icon)
        for index in nodes.indices {
            if case .image(var content) = nodes[index].kind, content.label != nil {
                content.label = nil
                nodes[index].kind = .image(content)
            }
        }
    }
}

extension Label where Title == Text, Icon == Image {
    private init(_ title: Text, _ icon: Image) {
        self.title = title
        self.icon = icon
    }

    /// Creates a label from a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(Text(titleKey), Image(systemName: name))
    }

    /// Creates a label from a localized title and a picture of the app.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(Text(titleKey), Image(name))
    }

    /// Creates a label from a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(Text(title), Image(systemName: name))
    }

    /// Creates a label from a title and a picture of the app.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(Text(title), Image(name))
    }

    /// Creates a label from a resource and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(Text(titleResource), Image(systemName: name))
    }

    /// Creates a label from a resource and a picture of the app.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(Text(titleResource), Image(name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from a style's configuration, to be drawn in another style.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}
