public import Foundation

/// How a view comes and goes between two versions of a card.
///
/// A client moves what comes and goes; where a person wants less motion it fades. What comes with the
/// card, and what takes another view's place, comes at once.
public struct AnyTransition: Sendable {
    private var insertion = ViewNode.Transition.Motion()
    private var removal = ViewNode.Transition.Motion()

    private init(_ motion: ViewNode.Transition.Motion) {
        insertion = motion
        removal = motion
    }

    private init(insertion: ViewNode.Transition.Motion, removal: ViewNode.Transition.Motion) {
        self.insertion = insertion
        self.removal = removal
    }

    /// At once.
    public static let identity = AnyTransition(.init())
    /// By fading.
    public static let opacity = AnyTransition(.init(fades: true))
    /// By growing from nothing.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// By coming from the leading side and going to the trailing one.
    public static var slide: AnyTransition {
        AnyTransition(insertion: .init(edge: .leading), removal: .init(edge: .trailing))
    }

    /// By growing from a size, around its middle.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.init(scale: Double(scale)))
    }

    /// By moving from a side, and back there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.init(edge: edge.side)) }

    /// By coming from a side and going to the other one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(
            insertion: .init(fades: true, edge: edge.side),
            removal: .init(fades: true, edge: edge.side.opposite))
    }

    /// By moving some points.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition.offset(x: offset.width, y: offset.height)
    }

    /// By moving some points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(.init(x: Double(x), y: Double(y)))
    }

    /// One way to come and another to go.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    /// By what one modifier turns into another, which a client can't know: by fading.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        .opacity
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.combined(with: other.insertion),
            removal: removal.combined(with: other.removal))
    }

    /// With an animation, in the client's own time; without one, at once.
    public func animation(_ animation: Animation?) -> AnyTransition {
        animation == nil ? .identity : self
    }

    var described: ViewNode.Transition {
        ViewNode.Transition(insertion: insertion, removal: removal)
    }
}

extension Edge {
    fileprivate var side: ViewNode.Transition.Side {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

extension View {
    /// Sets how the view comes and goes between two versions of a card.
    nonisolated public consuming func transition(_ t: AnyTransition) -> some View {
        attribute(.transition(t.described))
    }

    /// Lets all changes be animated; a renderer animates what changed.
    @available(
        iOS, introduced: 13.0, deprecated: 15.0,
        message: "Use withAnimation or animation(_:value:) instead."
    )
    nonisolated public consuming func animation(_ animation: Animation?) -> some View { self }

    /// Lets changes be animated when a value changes; a renderer animates what changed.
    nonisolated public consuming func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View {
        self
    }

    /// Lets changes of some modifiers be animated; a renderer animates what changed.
    nonisolated public consuming func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(view: self))
    }

    /// Changes the circumstances of changes inside, which a card doesn't have.
    nonisolated public consuming func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        self
    }

    /// Says that two views are one that moves; a renderer moves views by their identity.
    nonisolated public consuming func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        self
    }
}

/// The view that a closure changes.
public nonisolated struct PlaceholderContentView<Value>: View {
    let view: any View

    public var body: Never { preconditionFailure("A placeholder has no body.") }
}

extension PlaceholderContentView: PrimitiveView {
    @MainActor
    package func draw(in context: inout ResolveContext) {
        view._draw(in: &context)
    }
}

/// The properties that two views that are one have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
