/// One of the views of a `TabView`, with a label that a card doesn't show.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
    private let value: Value?
    private let content: Content

    @MainActor
    package func draw(in context: inout ResolveContext) {
        if let value {
            content.tag(value)._draw(in: &context)
        } else {
            // If the tabs have no values, the first one is shown.
            let id = context.path.id
            let children = context.children(content)
            guard children.count != 1 else { return context.nodes += children }
            context.nodes.append(ViewNode(id: id, kind: .box, children: children))
        }
    }
}

/// The label of a tab with a title and a picture.
public nonisolated struct DefaultTabLabel: PrimitiveView {
    @MainActor
    package func draw(in context: inout ResolveContext) {}
}

/// The role of a tab, which changes how a tab bar shows it.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// The tab for searching.
    public static let search = TabRole(name: "search")
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab that is shown while a value is chosen.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content())
    }

    /// Creates a tab with a title from a resource that is shown while a value is chosen.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
        role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content())
    }

    /// Creates a tab that is shown while a value is chosen.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content())
    }

    /// Creates a tab that is shown while a value is chosen.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content())
    }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
    /// Creates a tab.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content())
    }

    /// Creates a tab with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content())
    }

    /// Creates a tab.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content())
    }

    /// Creates a tab.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content())
    }
}

extension Tab where Value: Hashable {
    /// Creates a tab with a label of views, shown while a value is chosen.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content())
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a label of views.
    public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, content: content())
    }
}
