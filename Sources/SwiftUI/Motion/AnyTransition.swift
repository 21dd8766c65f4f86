public import Foundation

/// The appearance and disappearance of a view between two versions of a card.
///
/// A client animates views that appear and disappear; if a person prefers reduced motion, they
/// fade. Views that appear with the card, or that replace another view, appear at once.
public struct AnyTransition {
    private var insertion: [any Transition]
    private var removal: [any Transition]
    private var timing: ViewNode.Timing?

    private init(
        insertion: [any Transition], removal: [any Transition], timing: ViewNode.Timing? = nil
    ) {
        self.insertion = insertion
        self.removal = removal
        self.timing = timing
    }

    /// Creates a transition that a view's appearance before and after describes.
    public init<T: Transition>(_ transition: T) {
        self.init(insertion: [transition], removal: [transition])
    }

    /// At once.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// A transition that fades.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// A transition that grows from nothing.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// A transition that moves in from the leading side and out to the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// Returns a transition that grows from a size, around a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// Returns a transition that moves in from a side, and back there.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(MoveTransition(edge: edge))
    }

    /// Returns a transition that moves in from a side and out to the other one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(PushTransition(edge: edge))
    }

    /// Returns a transition that moves by an offset in points.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(OffsetTransition(offset))
    }

    /// Returns a transition that moves by an offset in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Returns a transition with different ways to appear and to disappear.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(
            insertion: insertion.insertion, removal: removal.removal,
            timing: insertion.timing ?? removal.timing)
    }

    /// Returns a transition from one modifier to another.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Returns both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion + other.insertion, removal: removal + other.removal,
            timing: other.timing ?? timing)
    }

    /// Returns the transition with its own animation; without one, it is immediate.
    public func animation(_ animation: Animation?) -> AnyTransition {
        guard let animation else { return .identity }
        return AnyTransition(insertion: insertion, removal: removal, timing: animation.timing)
    }

    /// Returns the motion of a view before it has appeared and after it has disappeared.
    @MainActor
    func described(in context: inout ResolveContext) -> ViewNode.Transition {
        func motion(
            _ transitions: [any Transition], _ phase: TransitionPhase
        ) -> ViewNode.Transition.Motion {
            transitions.reduce(.init()) { $0.combined(with: $1.motion(phase, in: &context)) }
        }
        return ViewNode.Transition(
            insertion: motion(insertion, .willAppear), removal: motion(removal, .didDisappear),
            timing: timing ?? (insertion + removal).lazy.compactMap(\.timing).first,
            hasMotion: (insertion + removal).contains { type(of: $0).properties.hasMotion })
    }

    /// Returns the view as it is while it is visible.
    @MainActor
    func inPlace(_ view: some View) -> any View {
        insertion.reduce(view as any View) { $1.inPlace($0) }
    }
}

extension Edge {
    var side: ViewNode.Transition.Side {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

extension View {
    /// Sets how the view appears and disappears between two versions of a card.
    nonisolated public consuming func transition(_ t: AnyTransition) -> some View {
        modified(_TransitionModifier(transition: t))
    }

    /// Sets how the view appears and disappears between two versions of a card.
    nonisolated public consuming func transition<T: Transition>(_ transition: T) -> some View {
        modified(_TransitionModifier(transition: AnyTransition(transition)))
    }

    /// Marks two views as one that moves; a renderer moves views by their identity.
    nonisolated public consuming func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        self
    }
}

/// A modifier that sets how a view appears and disappears.
public struct _TransitionModifier: _PrimitiveModifier {
    let transition: AnyTransition

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        let view = context.running { transition.inPlace(content) }
        view._draw(in: &context)
        context.apply(.transition(transition.described(in: &context)), from: start)
    }
}

/// The view that a closure changes.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
    let view: any View

    @MainActor
    package func draw(in context: inout ResolveContext) {
        view._draw(in: &context)
    }
}

/// The properties that two matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
