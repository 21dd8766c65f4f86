/// How a view comes and goes, by how it looks before it has come and once it has gone.
///
/// A client is told what it can move: of the modifiers that `body` adds, `opacity`, `scaleEffect` and
/// `offset` count. A view that others change, or that isn't changed at all, fades.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View

    /// The view, changed as it looks in a phase.
    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    /// The properties of all transitions of the type.
    static var properties: TransitionProperties { get }

    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    /// It moves.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// This transition and another at once.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// The transition with an animation instead of that of the views around; without one, at once.
    public func animation(_ animation: Animation?) -> some Transition {
        TimedTransition(transition: self, given: animation?.timing ?? .none)
    }

    /// How the transition takes its time; `nil` for the way of the views around.
    var timing: ViewNode.Timing? { (self as? any KnownTransition)?.ownTiming }

    /// The movement that the client is told for a phase.
    func motion(
        _ phase: TransitionPhase, in context: inout ResolveContext
    ) -> ViewNode.Transition.Motion {
        if let known = self as? any KnownTransition { return known.ownMotion(phase, in: &context) }
        let content = PlaceholderContentView<Self>(view: TransitionProbe())
        let nodes = context.nodes { inner in
            inner.running { body(content: content, phase: phase) }._draw(in: &inner)
        }
        return nodes.first?.motion ?? .init(fades: true)
    }

    /// The view as it is between coming and going.
    func inPlace(_ view: any View) -> any View {
        if let known = self as? any KnownTransition { return known.ownPlace(view) }
        return body(content: PlaceholderContentView(view: view), phase: .identity)
    }
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
    /// It will come.
    case willAppear
    /// It is there.
    case identity
    /// It has gone.
    case didDisappear

    /// Tells whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view has come, 0 while it is there, 1 once it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of all transitions of a type.
public struct TransitionProperties: Sendable {
    /// Tells whether the view moves.
    ///
    /// Where a person wants less motion, one that moves fades instead, in the client's time; one that doesn't comes
    /// and goes as elsewhere.
    public var hasMotion: Bool

    /// Creates properties.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// A transition whose movement needs no view to be found out.
protocol KnownTransition: Transition {
    var ownTiming: ViewNode.Timing? { get }
    func ownMotion(
        _ phase: TransitionPhase, in context: inout ResolveContext
    ) -> ViewNode.Transition.Motion
    func ownPlace(_ view: any View) -> any View
}

extension KnownTransition {
    /// The view as it is, since the client moves it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }

    var ownTiming: ViewNode.Timing? { nil }
    func ownPlace(_ view: any View) -> any View { view }
}

/// A transition with the same movement in all surroundings.
protocol FixedTransition: KnownTransition {
    nonisolated func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion
}

extension FixedTransition {
    func ownMotion(
        _ phase: TransitionPhase, in context: inout ResolveContext
    ) -> ViewNode.Transition.Motion { motion(phase) }
}

/// The way from one modifier to another.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    @MainActor
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

/// Stands for the view that comes and goes where only its changes are looked at.
private nonisolated struct TransitionProbe: PrimitiveView {
    @MainActor
    func draw(in context: inout ResolveContext) {
        context.nodes.append(ViewNode(id: context.path.id, kind: .box))
    }
}

extension ViewNode {
    /// The movement that the node's effects, and those inside it, come to.
    fileprivate var motion: Transition.Motion {
        var motion = Transition.Motion()
        var node = self
        while true {
            for attribute in node.attributes {
                switch attribute {
                case .opacity(let opacity): if opacity < 1 { motion.fades = true }
                case .scale(let factor): motion.scale *= factor
                case .turn(let turn):
                    let anchor = turn.anchor.map { (x: $0.x, y: $0.y) } ?? (0.5, 0.5)
                    motion = motion.combined(with: .init(scale: turn.size?.x ?? 1, around: anchor))
                case .offset(let x, let y):
                    motion.x += x
                    motion.y += y
                default: break
                }
            }
            guard node.children.count == 1 else { break }
            node = node.children[0]
        }
        if motion.isNothing { motion.fades = true }
        return motion
    }
}
