/// How one screen would become another; a card has one.
public protocol NavigationTransition {}

/// As suits the place.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// The new screen grows out of a view of the old one.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As suits the place.
    public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The new screen grows out of a view of the old one.
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        .init()
    }
}

extension View {
    /// Would say how the view's screen comes; a card has one.
    nonisolated public consuming func navigationTransition(_ style: some NavigationTransition)
        -> some View
    {
        self
    }

    /// Would mark the view out of which a screen grows; a card has one.
    nonisolated public consuming func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        self
    }
}
