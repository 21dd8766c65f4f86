/// Where a view is while content is moved past an edge.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// About to come in at the top or the leading edge.
    case topLeading
    /// In place.
    case identity
    /// About to come in at the bottom or the trailing edge.
    case bottomTrailing

    /// Tells whether the view is in place.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top, 0 in place, 1 at the bottom.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes while content is moved.
public struct ScrollTransitionConfiguration: Sendable {
    private init() {}

    /// At once when it is in sight.
    public static let animated = ScrollTransitionConfiguration()
    /// With the movement.
    public static let interactive = ScrollTransitionConfiguration()
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration()

    /// At once when it is in sight, with an animation.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
        .animated
    }
}

extension View {
    /// Changes how the view is drawn by where content was moved; in a card it is in place.
    nonisolated public consuming func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
            some VisualEffect
    ) -> some View {
        modified(_FixedVisualEffectModifier(effect: transition(EmptyVisualEffect(), .identity)))
    }

    /// Changes how the view is drawn by where content was moved; in a card it is in place.
    nonisolated public consuming func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
            some VisualEffect
    ) -> some View {
        modified(_FixedVisualEffectModifier(effect: transition(EmptyVisualEffect(), .identity)))
    }
}
