/// A change that applies to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View

    /// Makes the changed view from the original one.
    @ViewBuilder func body(content: Self.Content) -> Self.Body

    /// The original view.
    typealias Content = _ViewModifier_Content<Self>

    /// Draws a view with the change, for the system; an extension provides it for custom modifiers.
    ///
    /// It is a requirement instead of a cast to an internal protocol, as with views.
    func _draw<Base: View>(_ content: Base, in context: inout _ResolveContext)
}

extension ViewModifier {
    /// Draws the modifier's body for a view.
    public func _draw<Base: View>(_ content: Base, in context: inout _ResolveContext) {
        if Body.self == Never.self {
            context.report("\(Self.self) has no body and is no modifier that snippets know.")
            return content._draw(in: &context)
        }
        if context.lacksObject(for: self) { return content._draw(in: &context) }
        context.running { body(content: _ViewModifier_Content(content)) }._draw(in: &context)
    }
}

extension ViewModifier where Body == Never {
    /// Never called: such a modifier has no body.
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) has no body.")
    }
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
    /// The original view.
    public var content: Content
    /// The modifier.
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
        modifier._draw(content, in: &context)
    }
}

extension View {
    /// Applies a modifier to the view.
    nonisolated public consuming func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    public init() {}

    @MainActor
    public func body(content: Content) -> some View {
        content
    }
}
