/// A container that pushes views onto a stack; a card has its content in place.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates the container with its first view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        content._draw(in: &context)
    }
}

/// The style of navigation views.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A style that a card draws like the others of its kind.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}

/// A style that a card draws like the others of its kind.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var stack: StackNavigationViewStyle { .init() }
}

/// A style that a card draws like the others of its kind.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
    /// Sets the style of navigation views inside; a card draws all of them alike.
    nonisolated public consuming func navigationViewStyle<S: NavigationViewStyle>(_ style: S)
        -> some View
    { self }
}
