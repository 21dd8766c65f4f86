public import Foundation

/// Coming and going by fading.
public nonisolated struct OpacityTransition: FixedTransition {
    /// It doesn't move.
    public static let properties = TransitionProperties(hasMotion: false)

    /// Creates the transition.
    public init() {}

    func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion {
        .init(fades: true)
    }
}

/// Coming and going at once.
public nonisolated struct IdentityTransition: FixedTransition {
    /// It doesn't move.
    public static let properties = TransitionProperties(hasMotion: false)

    /// Creates the transition.
    public init() {}

    func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion {
        .init()
    }
}

/// Coming and going by growing and shrinking.
public nonisolated struct ScaleTransition: FixedTransition {
    /// The factor of the size before and after.
    public var scale: Double
    /// The point that stays where it is.
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

/// Coming and going by moving some points.
public nonisolated struct OffsetTransition: FixedTransition {
    /// The points.
    public var offset: CGSize

    /// Creates the transition.
    public init(_ offset: CGSize) {
        self.offset = offset
    }

    func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion {
        .init(x: Double(offset.width), y: Double(offset.height))
    }
}

/// Coming from a side, and going back there.
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

/// Coming from a side and going to the other one, fading.
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

/// Coming from the leading side and going to the trailing one.
public nonisolated struct SlideTransition: FixedTransition {
    /// Creates the transition.
    public init() {}

    func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion {
        .init(edge: phase == .didDisappear ? .trailing : .leading)
    }
}

/// Coming and going by a blur, in which the view fades and grows or moves.
public nonisolated struct BlurReplaceTransition: FixedTransition {
    /// The way in which the view changes meanwhile.
    public struct Configuration: Hashable, Sendable {
        let isUpward: Bool

        /// It comes from below and goes up.
        public static let upUp = Configuration(isUpward: true)
        /// It grows from a smaller size and shrinks to it.
        public static let downUp = Configuration(isUpward: false)
    }

    /// The way in which the view changes meanwhile.
    public var configuration: Configuration

    /// Creates the transition.
    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    // Where a phone blurs, a client fades.
    func motion(_ phase: TransitionPhase) -> ViewNode.Transition.Motion {
        configuration.isUpward && phase == .didDisappear
            ? .init(fades: true, scale: 1.1) : .init(fades: true, scale: 0.9)
    }
}

/// One way to come and another to go.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
    KnownTransition
{
    /// The way to come.
    public var insertion: Insertion
    /// The way to go.
    public var removal: Removal

    /// It moves where either of the two does.
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
    /// By fading.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// At once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// By growing from nothing.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// By growing from a size.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// By moving some points.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// By moving some points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// By moving from a side, and back there.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// By coming from a side and going to the other one, fading.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// By coming from the leading side and going to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == BlurReplaceTransition {
    /// By a blur, in which the view grows from a smaller size and shrinks to it.
    public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }

    /// By a blur.
    public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
