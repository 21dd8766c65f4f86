/// A place where views are pushed on one another; a card has its content in place.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates the place with its first view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        content._draw(in: &context)
    }
}

/// How places look where views are pushed.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var stack: StackNavigationViewStyle { .init() }
}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
    /// Sets the look of places inside where views are pushed; in a card all look alike.
    nonisolated public consuming func navigationViewStyle<S: NavigationViewStyle>(_ style: S)
        -> some View
    { self }
}
