// Links from before `NavigationStack`, whose views a binding opens; a card draws their labels.
extension NavigationLink {
    /// Creates a link to a view that a value opens.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }

    /// Creates a link to a view that a value opens.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized title to a view that a value opens.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a localized title to a view that a value opens.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title to a view that a value opens.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view that a value opens.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination) { Text(title) }
    }
}
