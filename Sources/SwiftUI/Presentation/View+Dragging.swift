public import CoreTransferable
public import Foundation

// Content that a person would drag elsewhere; in a card no content is moved.
extension View {
    /// Would let the view be dragged, with an item, perhaps as another view.
    nonisolated public consuming func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V = { EmptyView() }
    ) -> some View {
        self
    }

    /// Would take items that are dragged to the view.
    nonisolated public consuming func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        self
    }
}
