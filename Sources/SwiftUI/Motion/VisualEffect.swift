public import Foundation

/// A change of how a view is drawn that leaves its place in the layout.
public protocol VisualEffect: Sendable {
    /// The view with the change.
    func _apply(to view: AnyView) -> AnyView
}

/// No change, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect.
    public init() {}

    public func _apply(to view: AnyView) -> AnyView { view }
}

/// A change after another.
public struct _AddedVisualEffect<Inner: VisualEffect>: VisualEffect {
    let inner: Inner
    let change: @Sendable (AnyView) -> AnyView

    public func _apply(to view: AnyView) -> AnyView { change(inner._apply(to: view)) }
}

extension VisualEffect {
    private func adding(
        _ change: @escaping @Sendable (AnyView) -> AnyView
    ) -> _AddedVisualEffect<Self> {
        _AddedVisualEffect(inner: self, change: change)
    }

    /// Sets how opaque the view is, 0…1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        adding { AnyView($0.opacity(opacity)) }
    }

    /// Moves the drawn view, in points right and down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding { AnyView($0.offset(x: x, y: y)) }
    }

    /// Moves the drawn view.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Draws the view larger or smaller, from a point of it.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Draws the view wider and higher, from a point of it.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Draws the view wider and higher, from a point of it.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        adding { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
    }

    /// Turns the drawn view around a point of it.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding { AnyView($0.rotationEffect(angle, anchor: anchor)) }
    }

    /// Turns the drawn view in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        let (x, y, z) = axis
        return adding {
            AnyView(
                $0.rotation3DEffect(
                    angle, axis: (x, y, z), anchor: anchor, anchorZ: anchorZ,
                    perspective: perspective))
        }
    }

    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding { AnyView($0.blur(radius: radius, opaque: opaque)) }
    }

    /// Makes colors lighter.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding { AnyView($0.brightness(amount)) }
    }

    /// Moves colors apart or together.
    public func contrast(_ amount: Double) -> some VisualEffect {
        adding { AnyView($0.contrast(amount)) }
    }

    /// Takes color away.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding { AnyView($0.grayscale(amount)) }
    }

    /// Makes colors stronger or weaker.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding { AnyView($0.saturation(amount)) }
    }

    /// Turns colors around the wheel.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding { AnyView($0.hueRotation(angle)) }
    }
}

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
        transition(EmptyVisualEffect(), .identity)._apply(to: AnyView(self))
    }

    /// Changes how the view is drawn by where content was moved; in a card it is in place.
    nonisolated public consuming func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
            some VisualEffect
    ) -> some View {
        transition(EmptyVisualEffect(), .identity)._apply(to: AnyView(self))
    }
}
