public import Foundation

extension View {
    /// Runs a closure at a tap; a card never runs it, and the log mentions it.
    nonisolated public consuming func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View {
        inert(.tap)
    }

    /// Runs a closure at a tap, with its location; a card never runs it, and the log mentions it.
    nonisolated public consuming func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        inert(.tap)
    }

    /// Runs a closure at a long press; a card never runs it, and the log mentions it.
    nonisolated public consuming func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        inert(.tap)
    }

    /// Runs closures at a long press; a card never runs them, and the log mentions it.
    @_disfavoredOverload
    nonisolated public consuming func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
    ) -> some View {
        inert(.tap)
    }

    /// Adds a gesture; a card doesn't recognize it, and the log mentions it.
    nonisolated public consuming func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        inert(.tap, isEnabled: mask.contains(.gesture))
    }

    /// Adds a gesture that may be disabled; a card doesn't recognize it, and the log mentions it.
    nonisolated public consuming func gesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> some View {
        inert(.tap, isEnabled: isEnabled)
    }

    /// Adds a gesture that precedes those inside; a card ignores it and logs that.
    nonisolated public consuming func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        inert(.tap, isEnabled: mask.contains(.gesture))
    }

    /// Adds a gesture that precedes those inside and may be disabled; a card doesn't recognize it,
    /// and the log mentions it.
    nonisolated public consuming func highPriorityGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> some View {
        inert(.tap, isEnabled: isEnabled)
    }

    /// Adds a gesture simultaneous with those inside; a card ignores it and logs that.
    nonisolated public consuming func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        inert(.tap, isEnabled: mask.contains(.gesture))
    }

    /// Adds a gesture simultaneous with those inside that may be disabled; a card doesn't recognize
    /// it, and the log mentions it.
    nonisolated public consuming func simultaneousGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> some View {
        inert(.tap, isEnabled: isEnabled)
    }

    /// Runs a closure while the pointer is over the view; a card never runs it.
    nonisolated public consuming func onHover(perform action: @escaping (Bool) -> Void)
        -> some View
    {
        self
    }

    /// Sets the effect of the pointer over the view; a renderer has a fixed effect.
    nonisolated public consuming func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        self
    }

    /// Disables the effect of the pointer over views inside or not; a renderer has a fixed effect.
    nonisolated public consuming func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        self
    }

    /// Sets the area in which a view can be touched; in a card only controls can be, as a whole.
    nonisolated public consuming func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false)
        -> some View
    {
        self
    }

    /// Sets the outline of a view for some uses, which a card doesn't have.
    nonisolated public consuming func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        self
    }
}

/// An effect of the pointer over a view.
public struct HoverEffect: Sendable {
    private init() {}

    /// The effect that suits the view.
    public static let automatic = HoverEffect()
    /// A surface behind the view.
    public static let highlight = HoverEffect()
    /// A raised view.
    public static let lift = HoverEffect()
}

/// The uses of an outline.
public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The preview while dragging.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The preview beside the commands of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The pointer's effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// Assistive technology.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}
