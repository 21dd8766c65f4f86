public import Foundation

extension View {
    /// Would run a closure at a tap; nothing in a card does, and the log says so.
    nonisolated public consuming func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View {
        modified(_InertGestureModifier())
    }

    /// Would run a closure at a tap, with its place; nothing in a card does, and the log says so.
    nonisolated public consuming func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modified(_InertGestureModifier())
    }

    /// Would run a closure at a long press; nothing in a card does, and the log says so.
    nonisolated public consuming func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modified(_InertGestureModifier())
    }

    /// Would run closures at a long press; nothing in a card does, and the log says so.
    @_disfavoredOverload
    nonisolated public consuming func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
    ) -> some View {
        modified(_InertGestureModifier())
    }

    /// Would follow a movement; nothing in a card does, and the log says so.
    nonisolated public consuming func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modified(_InertGestureModifier(isEnabled: mask.contains(.gesture)))
    }

    /// Would follow a movement or not; nothing in a card does, and the log says so.
    nonisolated public consuming func gesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> some View {
        modified(_InertGestureModifier(isEnabled: isEnabled))
    }

    /// Would follow a movement before those inside; nothing in a card does, and the log says so.
    nonisolated public consuming func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modified(_InertGestureModifier(isEnabled: mask.contains(.gesture)))
    }

    /// Would follow a movement before those inside or not; nothing in a card does, and the log says so.
    nonisolated public consuming func highPriorityGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> some View {
        modified(_InertGestureModifier(isEnabled: isEnabled))
    }

    /// Would follow a movement beside those inside; nothing in a card does, and the log says so.
    nonisolated public consuming func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modified(_InertGestureModifier(isEnabled: mask.contains(.gesture)))
    }

    /// Would follow a movement beside those inside or not; nothing in a card does, and the log says so.
    nonisolated public consuming func simultaneousGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> some View {
        modified(_InertGestureModifier(isEnabled: isEnabled))
    }

    /// Would run a closure while the pointer is over the view; nothing in a card does.
    nonisolated public consuming func onHover(perform action: @escaping (Bool) -> Void)
        -> some View
    {
        self
    }

    /// Would show that the pointer is over the view; a renderer does it in its own way.
    nonisolated public consuming func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        self
    }

    /// Would show that the pointer is over views inside or not; a renderer does it in its own way.
    nonisolated public consuming func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        self
    }

    /// Sets where a view can be touched; in a card only controls can, as a whole.
    nonisolated public consuming func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false)
        -> some View
    {
        self
    }

    /// Sets the outline of a view for some purposes, which a card doesn't have.
    nonisolated public consuming func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        self
    }
}

/// A sign that the pointer is over a view.
public struct HoverEffect: Sendable {
    private init() {}

    /// As suits the view.
    public static let automatic = HoverEffect()
    /// A surface behind the view.
    public static let highlight = HoverEffect()
    /// A view that rises.
    public static let lift = HoverEffect()
}

/// The purposes of an outline.
public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// To be touched.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// To be dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// To be looked at beside its commands.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// To be pointed at.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// To be read.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// Draws a view that a gesture would act on, and tells its author that it doesn't.
public nonisolated struct _InertGestureModifier: _PrimitiveModifier {
    /// The gesture would be followed in an app.
    var isEnabled = true

    /// Draws the view.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        guard isEnabled else { return }
        let drawn = Array(context.nodes[start...])
        context.report(.tap, named: drawn.accessibleName)
    }
}
