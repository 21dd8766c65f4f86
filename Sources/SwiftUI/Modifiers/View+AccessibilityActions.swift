// Actions that a screen reader offers. Nothing in a card performs closures, so the view is drawn
// without them, and its author is informed.
extension View {
    /// Runs a closure for a screen reader's gesture; a card never runs it.
    nonisolated public consuming func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        inert(.accessibilityAction)
    }

    /// Runs a closure that a screen reader offers by a name; a card never runs it.
    nonisolated public consuming func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View {
        inert(.accessibilityAction)
    }

    /// Runs a closure that a screen reader offers by a localized name; a card never runs it.
    nonisolated public consuming func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        inert(.accessibilityAction)
    }

    /// Runs a closure that a screen reader offers by a name; a card never runs it.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        inert(.accessibilityAction)
    }

    /// Runs a closure that a screen reader offers by a name from a resource; a card never runs it.
    @_disfavoredOverload
    nonisolated public consuming func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View {
        inert(.accessibilityAction)
    }

    /// Runs a closure that a screen reader offers under a label; a card never runs it.
    nonisolated public consuming func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        inert(.accessibilityAction)
    }

    /// Offers the actions of controls to a screen reader; a card doesn't offer them.
    nonisolated public consuming func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        inert(.accessibilityAction)
    }

    /// Runs a closure when a screen reader raises or lowers the value; a card never runs it.
    nonisolated public consuming func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        inert(.accessibilityAction)
    }

    /// Runs a closure when a screen reader scrolls the content; a card never runs it.
    nonisolated public consuming func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> some View {
        inert(.accessibilityAction)
    }

    /// Shows a view large while it is touched; in a card a person's text size decides.
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

    /// The usual gesture, such as a tap.
    public static let `default` = AccessibilityActionKind(name: "default", label: nil)
    /// The gesture for leaving.
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
