/// A transition from one screen to another; a card has one screen.
public protocol NavigationTransition {}

/// The choice that suits the context.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// A transition in which the new screen grows out of a view of the old one.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The choice that suits the context.
    public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition in which the new screen grows out of a view of the old one.
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        .init()
    }
}

extension View {
    /// Sets the transition to the view's screen; a card has one screen.
    nonisolated public consuming func navigationTransition(_ style: some NavigationTransition)
        -> some View
    {
        self
    }

    /// Marks the view that a screen grows out of; a card has one screen.
    nonisolated public consuming func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        self
    }
}
