/// A window of an app, which Apple's systems can open several times.
///
/// The titles and identifiers distinguish windows, and here only the first is shown.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
    public typealias Body = Never

    private let content: Content

    /// Creates the window with its view.
    public init(id: String? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates the window with a localized title and its view.
    public init(
        _ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    /// Creates the window with a title and its view.
    public init(_ title: Text, id: String? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates the window with a title and its view.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, id: String? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    @MainActor
    public func _window(showing contents: String?) -> AnyView? { AnyView(content) }
}

/// A window of an app, which Apple's systems open once.
public nonisolated struct Window<Content: View>: PrimitiveScene {
    public typealias Body = Never

    private let content: Content

    /// Creates the window with a localized title and its view.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates the window with a title and its view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor
    public func _window(showing contents: String?) -> AnyView? { AnyView(content) }
}
