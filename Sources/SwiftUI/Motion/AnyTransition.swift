public import Foundation

/// How a view comes and goes between two versions of a card.
///
/// A client moves what comes and goes; where a person wants less motion it fades. What comes with the
/// card, and what takes another view's place, comes at once.
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

    /// In a way that is described by how the view looks before and after.
    public init<T: Transition>(_ transition: T) {
        self.init(insertion: [transition], removal: [transition])
    }

    /// At once.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// By fading.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// By growing from nothing.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// By coming from the leading side and going to the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// By growing from a size, around a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// By moving from a side, and back there.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(MoveTransition(edge: edge))
    }

    /// By coming from a side and going to the other one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(PushTransition(edge: edge))
    }

    /// By moving some points.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(OffsetTransition(offset))
    }

    /// By moving some points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// One way to come and another to go.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(
            insertion: insertion.insertion, removal: removal.removal,
            timing: insertion.timing ?? removal.timing)
    }

    /// By what one modifier turns into another.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion + other.insertion, removal: removal + other.removal,
            timing: other.timing ?? timing)
    }

    /// With an animation instead of that of the views around; without one, at once.
    public func animation(_ animation: Animation?) -> AnyTransition {
        guard let animation else { return .identity }
        return AnyTransition(insertion: insertion, removal: removal, timing: animation.timing)
    }

    /// How a view looks before it has come and once it has gone.
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

    /// The view as it is between coming and going.
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
    /// Sets how the view comes and goes between two versions of a card.
    nonisolated public consuming func transition(_ t: AnyTransition) -> some View {
        modified(_TransitionModifier(transition: t))
    }

    /// Sets how the view comes and goes between two versions of a card.
    nonisolated public consuming func transition<T: Transition>(_ transition: T) -> some View {
        modified(_TransitionModifier(transition: AnyTransition(transition)))
    }

    /// Says that two views are one that moves; a renderer moves views by their identity.
    nonisolated public consuming func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        self
    }
}

/// Sets how a view comes and goes.
public nonisolated struct _TransitionModifier: _PrimitiveModifier {
    let transition: AnyTransition

    /// Draws a view and describes its ways.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        let view = context.running { transition.inPlace(content) }
        view._draw(in: &context)
        context.apply(.transition(transition.described(in: &context)), from: start)
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
