public import Foundation

// Lists of apps do more with their sections, and their rows can be changed, which no person does in a card.
extension View {
    /// Would show the hairlines of a section or not; in a card there are none around sections.
    nonisolated public consuming func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        self
    }

    /// Would color the hairlines of a section; in a card there are none around sections.
    nonisolated public consuming func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        self
    }

    /// Would set the distance of sections; in a card it is the renderer's.
    nonisolated public consuming func listSectionSpacing(_ spacing: ListSectionSpacing)
        -> some View
    {
        self
    }

    /// Would set the distance of sections; in a card it is the renderer's.
    nonisolated public consuming func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

    /// Would let a row be removed or not; in a card no row can.
    nonisolated public consuming func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    /// Would let a row be moved or not; in a card no row can.
    nonisolated public consuming func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Would let a row be chosen or not; in a card no row can.
    nonisolated public consuming func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        self
    }
}

/// A distance of sections.
public struct ListSectionSpacing: Sendable {
    private init() {}

    /// The usual distance.
    public static let `default` = ListSectionSpacing()
    /// Less than the usual distance.
    public static let compact = ListSectionSpacing()

    /// A distance in points.
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
    /// Would remove elements; in a card no person can.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?)
        -> some DynamicViewContent
    {
        self
    }

    /// Would move elements; in a card no person can.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
        -> some DynamicViewContent
    {
        self
    }
}
