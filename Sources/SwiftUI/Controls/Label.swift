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
    package func nodes(in context: inout ResolveContext) -> [ViewNode] {
        let style = context.environment.labelStyle
        if case .custom(let custom) = style {
            let configuration = LabelStyleConfiguration(
                title: .init(AnyView(title)), icon: .init(AnyView(icon)))
            return custom.resolve(configuration, in: &context)
        }
        let id = context.path.id
        let mark = context.path.pushContainer()
        defer { context.path.pop(to: mark) }
        switch style {
        case .primitive(.titleOnly): return context.part("_l", title)
        case .primitive(.iconOnly):
            var icons = context.part("_i", icon)
            for index in icons.indices { icons[index].silence() }
            let name = context.part("_l", title).accessibleName
            return [
                ViewNode(
                    id: id, kind: .label(iconCount: icons.count),
                    attributes: name.isEmpty ? [] : [.accessibilityLabel(name)],
                    children: icons)
            ]
        case .primitive(.titleAndIcon), .custom:
            var children = context.part("_i", icon)
            for index in children.indices { children[index].silence() }
            let iconCount = children.count
            children += context.part("_l", title)
            return [
                ViewNode(id: id, kind: .label(iconCount: iconCount), children: children)
            ]
        }
    }
}

extension ViewNode {
    /// Makes a symbol or picture decorative, because a title beside it says the same.
    fileprivate mutating func silence() {
        if case .image(var content) = kind {
            content.label = nil
            kind = .image(content)
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label from a title that is looked up and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label from a title that is looked up and a picture of the app.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label from a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label from a title and a picture of the app.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label from a resource and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label from a resource and a picture of the app.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label of a style's configuration, to be drawn in another style.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}
