public import CoreTransferable
public import Foundation

// Modifiers for dragging content; in a card nothing is dragged.
extension View {
    /// Makes the view draggable with an item and perhaps a preview; in a card nothing is dragged.
    nonisolated public consuming func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V = { EmptyView() }
    ) -> some View {
        self
    }

    /// Accepts items that are dragged to the view; in a card nothing is dragged.
    nonisolated public consuming func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        self
    }
}
