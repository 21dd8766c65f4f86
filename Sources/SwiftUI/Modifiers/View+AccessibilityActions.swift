// Actions that a screen reader would offer. Nothing in a card performs closures, so the view is drawn, with a word
// to its author.
extension View {
    /// Would run a closure for a screen reader's gesture; nothing in a card does.
    nonisolated public consuming func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modified(_InertAccessibilityActionModifier())
    }

    /// Would run a closure that a screen reader offers by a name; nothing in a card does.
    nonisolated public consuming func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View {
        modified(_InertAccessibilityActionModifier())
    }

    /// Would run a closure that a screen reader offers by a name that is looked up.
    nonisolated public consuming func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        modified(_InertAccessibilityActionModifier())
    }

    /// Would run a closure that a screen reader offers by a name; nothing in a card does.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        modified(_InertAccessibilityActionModifier())
    }

    /// Would run a closure that a screen reader offers under a label; nothing in a card does.
    nonisolated public consuming func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modified(_InertAccessibilityActionModifier())
    }

    /// Would offer actions of controls with a screen reader; nothing in a card does.
    nonisolated public consuming func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        modified(_InertAccessibilityActionModifier())
    }

    /// Would run a closure when a screen reader raises or lowers the value; nothing in a card does.
    nonisolated public consuming func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modified(_InertAccessibilityActionModifier())
    }

    /// Would run a closure when a screen reader moves the content; nothing in a card does.
    nonisolated public consuming func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> some View {
        modified(_InertAccessibilityActionModifier())
    }

    /// Would show the view or another one large while it is touched; in a card text is as large as a person set it.
    nonisolated public consuming func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V = { EmptyView() }
    ) -> some View {
        self
    }
}

/// A screen reader's gesture.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    private let label: Text?

    /// The usual gesture, as a tap is.
    public static let `default` = AccessibilityActionKind(name: "default", label: nil)
    /// The gesture that leaves something.
    public static let escape = AccessibilityActionKind(name: "escape", label: nil)
    /// The gesture for the most important action.
    public static let magicTap = AccessibilityActionKind(name: "magicTap", label: nil)

    private init(name: String, label: Text?) {
        self.name = name
        self.label = label
    }

    /// Creates the kind of an action that is offered by a name.
    public init(named name: Text) {
        self.init(name: "named", label: name)
    }
}

/// The direction in which a screen reader changes a value.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

/// Draws a view that a screen reader would act on, and tells its author that it doesn't.
public nonisolated struct _InertAccessibilityActionModifier: _PrimitiveModifier {
    /// Draws the view.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        let drawn = Array(context.nodes[start...])
        context.report(.accessibilityAction, named: drawn.accessibleName)
    }
}
