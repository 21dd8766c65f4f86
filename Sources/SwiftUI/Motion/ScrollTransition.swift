/// The phase of a view while content scrolls past an edge.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is about to appear at the top or the leading edge.
    case topLeading
    /// The view is in place.
    case identity
    /// The view is about to appear at the bottom or the trailing edge.
    case bottomTrailing

    /// True if the view is in place.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 at the top, 0 in place, 1 at the bottom.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The timing of a view's change while content scrolls.
public struct ScrollTransitionConfiguration: Sendable {
    private init() {}

    /// Animated when the view comes into sight.
    public static let animated = ScrollTransitionConfiguration()
    /// Together with the scrolling.
    public static let interactive = ScrollTransitionConfiguration()
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration()

    /// Returns the timing for a change with an animation when the view comes into sight.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
        .animated
    }
}

extension View {
    /// Changes the view's drawing by its phase of scrolling; in a card the view is in place.
    nonisolated public consuming func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
            some VisualEffect
    ) -> some View {
        changed(by: transition(EmptyVisualEffect(), .identity))
    }

    /// Changes the view's drawing by its phase of scrolling; in a card the view is in place.
    nonisolated public consuming func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
            some VisualEffect
    ) -> some View {
        changed(by: transition(EmptyVisualEffect(), .identity))
    }

    /// Changes the drawing of the view, independently of its size and its place.
    nonisolated private consuming func changed(by effect: some VisualEffect) -> some View {
        drawn(with: effect) { context, effect, start in
            let isRightToLeft = context.environment.layoutDirection == .rightToLeft
            for change in effect._changes {
                let attribute = change.attribute(isRightToLeft: isRightToLeft)
                for index in context.nodes.indices[start...] {
                    context.nodes[index].applyEffect(attribute)
                }
                context.count(nodesFrom: start)
            }
        }
    }
}
