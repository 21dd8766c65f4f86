public import Foundation

/// A transition that fades.
public nonisolated struct OpacityTransition: FixedTransition {
    /// The properties: the transition has no motion.
    public static let properties = TransitionProperties(hasMotion: false)

    public init() {}

    func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion {
        .init(fades: true)
    }
}

/// A transition that is immediate.
public nonisolated struct IdentityTransition: FixedTransition {
    /// The properties: the transition has no motion.
    public static let properties = TransitionProperties(hasMotion: false)

    public init() {}

    func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion {
        .init()
    }
}

/// A transition that grows and shrinks.
public nonisolated struct ScaleTransition: FixedTransition {
    /// The factor of the size before and after.
    public var scale: Double
    /// The fixed point of the scaling.
    public var anchor: UnitPoint

    /// Creates the transition.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion {
        .init(scale: scale, around: (Double(anchor.x), Double(anchor.y)))
    }
}

/// A transition that moves by an offset in points.
public nonisolated struct OffsetTransition: FixedTransition {
    /// The offset in points.
    public var offset: CGSize

    /// Creates the transition.
    public init(_ offset: CGSize) {
        self.offset = offset
    }

    func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion {
        .init(x: Double(offset.width), y: Double(offset.height))
    }
}

/// A transition that moves in from a side, and back there.
public nonisolated struct MoveTransition: FixedTransition {
    /// The side.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) {
        self.edge = edge
    }

    func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion {
        .init(edge: edge.side)
    }
}

/// A transition that moves in from a side and out to the other one, fading.
public nonisolated struct PushTransition: FixedTransition {
    /// The side from which the view comes.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) {
        self.edge = edge
    }

    func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion {
        .init(
            fades: true, edge: phase == .didDisappear ? edge.side.opposite : edge.side)
    }
}

/// A transition that moves in from the leading side and out to the trailing one.
public nonisolated struct SlideTransition: FixedTransition {
    public init() {}

    func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion {
        .init(edge: phase == .didDisappear ? .trailing : .leading)
    }
}

/// A transition that blurs while the view fades and grows or moves.
public nonisolated struct BlurReplaceTransition: FixedTransition {
    /// The change of the view during the blur.
    public struct Configuration: Hashable, Sendable {
        let isUpward: Bool

        /// The view moves in from below and out upward.
        public static let upUp = Configuration(isUpward: true)
        /// The view grows from a smaller size and shrinks to it.
        public static let downUp = Configuration(isUpward: false)
    }

    /// The change of the view during the blur.
    public var configuration: Configuration

    /// Creates the transition.
    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    // A phone blurs; a client fades instead.
    func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion {
        configuration.isUpward && phase == .didDisappear
            ? .init(fades: true, scale: 1.1) : .init(fades: true, scale: 0.9)
    }
}

/// A transition with different ways to appear and to disappear.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
    KnownTransition
{
    /// The transition for appearing.
    public var insertion: Insertion
    /// The transition for disappearing.
    public var removal: Removal

    /// The transition has motion if either of the two has.
    @MainActor
    public static var properties: TransitionProperties {
        TransitionProperties(
            hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    /// Creates the transition.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor
    func ownMotion(
        _ phase: TransitionPhase, in context: inout ResolveContext
    ) -> ViewNode.Transition.Motion {
        phase == .willAppear
            ? insertion.motion(phase, in: &context) : removal.motion(phase, in: &context)
    }

    @MainActor
    func ownPlace(_ view: any View) -> any View { removal.inPlace(insertion.inPlace(view)) }

    @MainActor
    var ownTiming: ViewNode.Timing? { insertion.timing ?? removal.timing }
}

// MARK: - Names

extension Transition where Self == OpacityTransition {
    /// A transition that fades.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// At once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// A transition that grows from nothing.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Returns a transition that grows from a size.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// Returns a transition that moves by an offset in points.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// Returns a transition that moves by an offset in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// Returns a transition that moves in from a side, and back there.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// Returns a transition that moves in from a side and out to the other one, fading.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// A transition that moves in from the leading side and out to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == BlurReplaceTransition {
    /// A transition that blurs while the view grows from a smaller size and shrinks to it.
    public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }

    /// Returns a transition that blurs.
    public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
