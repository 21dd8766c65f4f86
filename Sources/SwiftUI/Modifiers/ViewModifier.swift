/// A change that can be made to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View

    /// Makes the changed view from the one that is changed.
    @ViewBuilder func body(content: Self.Content) -> Self.Body

    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier changes.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    private let view: any View

    init(_ view: any View) {
        self.view = view
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        view._draw(in: &context)
    }
}

/// A view with a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// The view that is changed.
    public var content: Content
    /// The change.
    public var modifier: Modifier

    /// Joins a view and a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    @MainActor
    package func draw(in context: inout ResolveContext) {
        if context.lacksObject(for: modifier) { return content._draw(in: &context) }
        context.running { modifier.body(content: _ViewModifier_Content(content)) }
            ._draw(in: &context)
    }
}

extension View {
    /// Changes the view by a modifier.
    nonisolated public consuming func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// Creates the modifier.
    public init() {}

    @MainActor
    public func body(content: Content) -> some View {
        content
    }
}
