/// The appearance and disappearance of a view, described by the view before and after.
///
/// The client receives the modifiers that it can animate: of those that `body` adds, `opacity`,
/// `scaleEffect` and `offset` count. A view that other modifiers change, or that isn't changed at
/// all, fades.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View

    /// Returns the view with its changes in a phase.
    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    /// The properties of all transitions of the type.
    static var properties: TransitionProperties { get }

    /// The view that appears and disappears.
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    /// The default properties: the transition has motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns this transition combined with another.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Returns the transition with its own animation; without one, it is immediate.
    public func animation(_ animation: Animation?) -> some Transition {
        TimedTransition(transition: self, given: animation?.timing ?? .none)
    }

    /// The timing of the transition; `nil` for that of the views around.
    var timing: ViewNode.Timing? { (self as? any KnownTransition)?.ownTiming }

    /// Returns the motion that the client receives for a phase.
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

    /// Returns the view as it is while it is visible.
    func inPlace(_ view: any View) -> any View {
        if let known = self as? any KnownTransition { return known.ownPlace(view) }
        return body(content: PlaceholderContentView(view: view), phase: .identity)
    }
}

/// The phase of a view's appearance or disappearance.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear.
    case willAppear
    /// The view is visible.
    case identity
    /// The view has disappeared.
    case didDisappear

    /// True if the view is visible.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 before the view appears, 0 while visible, 1 once disappeared.
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
    /// True if the view moves.
    ///
    /// If a person prefers reduced motion, a view that moves fades instead, with the client's
    /// timing; one that doesn't move is unaffected.
    public var hasMotion: Bool

    /// Creates properties.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// A transition whose motion is known without a view.
protocol KnownTransition: Transition {
    var ownTiming: ViewNode.Timing? { get }
    func ownMotion(
        _ phase: TransitionPhase, in context: inout ResolveContext
    ) -> ViewNode.Transition.Motion
    func ownPlace(_ view: any View) -> any View
}

extension KnownTransition {
    /// Returns the view unchanged, since the client moves it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }

    var ownTiming: ViewNode.Timing? { nil }
    func ownPlace(_ view: any View) -> any View { view }
}

/// A transition with the same motion in every environment.
protocol FixedTransition: KnownTransition {
    nonisolated func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion
}

extension FixedTransition {
    func ownMotion(
        _ phase: TransitionPhase, in context: inout ResolveContext
    ) -> ViewNode.Transition.Motion { motion(phase) }
}

/// A transition from one modifier to another.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    @MainActor
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

/// A placeholder for the view, to find out the changes that a transition makes.
private nonisolated struct TransitionProbe: PrimitiveView {
    @MainActor
    func draw(in context: inout ResolveContext) {
        context.nodes.append(ViewNode(id: context.path.id, kind: .box))
    }
}

extension ViewNode {
    /// The combined motion of the node's effects and of those inside it.
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
