public import Foundation

extension View {
    /// Leaves different distances around the content of lists and of scrolled content inside.
    nonisolated public consuming func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            guard placement.isContent else { return }
            var changed = margins ?? EdgeInsets()
            if edges.contains(.top) { changed.top = insets.top }
            if edges.contains(.leading) { changed.leading = insets.leading }
            if edges.contains(.bottom) { changed.bottom = insets.bottom }
            if edges.contains(.trailing) { changed.trailing = insets.trailing }
            margins = changed
        }
    }

    /// Leaves a distance beside some sides of the content of lists and of scrolled content inside.
    nonisolated public consuming func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        // The system's margins are zero.
        let length = length ?? 0
        let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        return contentMargins(edges, insets, for: placement)
    }

    /// Leaves a distance around the content of lists and of scrolled content inside.
    nonisolated public consuming func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

/// The part that has the margins: the content or the scroll indicators.
public struct ContentMarginPlacement: Sendable {
    let isContent: Bool

    /// The choice that suits the context.
    public static var automatic: ContentMarginPlacement { .init(isContent: true) }
    /// The content that scrolls.
    public static var scrollContent: ContentMarginPlacement { .init(isContent: true) }
    /// The scroll indicators, which a card doesn't have.
    public static var scrollIndicators: ContentMarginPlacement { .init(isContent: false) }
}

extension ResolveContext {
    /// Returns the margins for the content that is drawn next, and clears them for views inside it.
    mutating func takeContentMargins() -> EdgeInsets? {
        guard let margins = environment.contentMargins else { return nil }
        environment.contentMargins = nil
        return margins
    }

    /// Puts margins around the nodes that were drawn since a node count.
    @MainActor
    mutating func applyContentMargins(_ margins: EdgeInsets?, from start: Int) {
        guard let margins else { return }
        environment.contentMargins = margins
        apply(.padding(margins.described), from: start)
    }
}
