public import Foundation

/// How a view comes and goes.
///
/// In a card a renderer lets views come and go in its own way.
public struct AnyTransition: Sendable {
    private init() {}

    /// At once.
    public static let identity = AnyTransition()
    /// By fading.
    public static let opacity = AnyTransition()
    /// By growing from nothing.
    public static var scale: AnyTransition { AnyTransition() }
    /// By moving across.
    public static var slide: AnyTransition { AnyTransition() }

    /// By growing from a size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition()
    }

    /// By moving from a side.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    /// By pushing from a side.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

    /// By moving some points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

    /// By moving some points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

    /// One way to come and another to go.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition()
    }

    /// By what one modifier turns into another.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition()
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }

    /// With an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
    /// Sets how the view comes and goes; a renderer does it in its own way.
    nonisolated public consuming func transition(_ t: AnyTransition) -> some View { self }

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
