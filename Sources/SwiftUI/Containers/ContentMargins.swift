public import Foundation

extension View {
    /// Leaves different distances around the content of lists and of scrolled content inside.
    nonisolated public consuming func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modified(_ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
    }

    /// Leaves a distance beside some sides of the content of lists and of scrolled content inside.
    nonisolated public consuming func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
        return modified(
            _ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
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

/// A modifier that sets the margins around scrolled content.
public nonisolated struct _ContentMarginsModifier: _PrimitiveModifier {
    let edges: Edge.Set
    /// The margins; `nil` for the system's, which are zero.
    let insets: EdgeInsets?
    let placement: ContentMarginPlacement

    /// Draws a view whose lists and scrolled content have the margins.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        guard placement.isContent else { return content._draw(in: &context) }
        let outer = context.environment.contentMargins
        let insets = insets ?? EdgeInsets()
        var margins = outer ?? EdgeInsets()
        if edges.contains(.top) { margins.top = insets.top }
        if edges.contains(.leading) { margins.leading = insets.leading }
        if edges.contains(.bottom) { margins.bottom = insets.bottom }
        if edges.contains(.trailing) { margins.trailing = insets.trailing }
        context.environment.contentMargins = margins
        content._draw(in: &context)
        context.environment.contentMargins = outer
    }
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
