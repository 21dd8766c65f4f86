public import Foundation

extension View {
    /// Leaves different distances around the content of lists and of moved content inside.
    nonisolated public consuming func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modified(_ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
    }

    /// Leaves a distance beside some sides of the content of lists and of moved content inside.
    nonisolated public consuming func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
        return modified(
            _ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
    }

    /// Leaves a distance around the content of lists and of moved content inside.
    nonisolated public consuming func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

/// The content or the scroll marks that have the distances around them.
public struct ContentMarginPlacement: Sendable {
    let isContent: Bool

    /// As suits the place.
    public static var automatic: ContentMarginPlacement { .init(isContent: true) }
    /// Content that would be moved.
    public static var scrollContent: ContentMarginPlacement { .init(isContent: true) }
    /// The marks that tell where moved content stands, which a card doesn't have.
    public static var scrollIndicators: ContentMarginPlacement { .init(isContent: false) }
}

extension EnvironmentValues {
    private struct ContentMargins: EnvironmentKey {
        static var defaultValue: EdgeInsets? { nil }
    }

    /// The distances that an author has set around content that would be moved.
    var contentMargins: EdgeInsets? {
        get { self[ContentMargins.self] }
        set { self[ContentMargins.self] = newValue }
    }
}

/// Sets the distances around content that would be moved.
public nonisolated struct _ContentMarginsModifier: _PrimitiveModifier {
    let edges: Edge.Set
    /// `nil` for the distances of the system, which are none.
    let insets: EdgeInsets?
    let placement: ContentMarginPlacement

    /// Draws a view whose lists and moved content have the distances.
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
    /// The distances around the content that is about to be drawn; what is inside it has none of
    /// its own then.
    mutating func takeContentMargins() -> EdgeInsets? {
        guard let margins = environment.contentMargins else { return nil }
        environment.contentMargins = nil
        return margins
    }

    /// Leaves distances around the content that was drawn since there were so many nodes.
    @MainActor
    mutating func applyContentMargins(_ margins: EdgeInsets?, from start: Int) {
        guard let margins else { return }
        environment.contentMargins = margins
        apply(.padding(margins.described), from: start)
    }
}
