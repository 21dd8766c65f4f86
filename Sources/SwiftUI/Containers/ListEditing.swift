public import Foundation

// Modifiers for sections of lists and for changing rows; nothing in a card changes rows.
extension View {
    /// Shows or hides the hairlines of a section; a card has none around sections.
    nonisolated public consuming func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        self
    }

    /// Colors the hairlines of a section; a card has none around sections.
    nonisolated public consuming func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        self
    }

    /// Sets the spacing of sections; in a card the renderer decides it.
    nonisolated public consuming func listSectionSpacing(_ spacing: ListSectionSpacing)
        -> some View
    {
        self
    }

    /// Sets the spacing of sections; in a card the renderer decides it.
    nonisolated public consuming func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

    /// Lets a row be deleted or not; in a card no row can be deleted.
    nonisolated public consuming func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    /// Lets a row be moved or not; in a card no row can be moved.
    nonisolated public consuming func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Lets a row be chosen or not; in a card no row can be chosen.
    nonisolated public consuming func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        self
    }
}

/// A spacing between sections.
public struct ListSectionSpacing: Sendable {
    private init() {}

    /// The usual spacing.
    public static let `default` = ListSectionSpacing()
    /// Less than the usual spacing.
    public static let compact = ListSectionSpacing()

    /// Returns a spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}

/// A view that makes views from elements.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    /// The type of the elements.
    associatedtype Data: Collection

    /// The elements.
    nonisolated var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    /// Deletes elements in an app; a card doesn't run the closure.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?)
        -> some DynamicViewContent
    {
        self
    }

    /// Moves elements in an app; a card doesn't run the closure.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
        -> some DynamicViewContent
    {
        self
    }
}
