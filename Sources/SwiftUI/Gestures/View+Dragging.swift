public import CoreTransferable
public import Foundation

// Modifiers for dragging content out of a card; nothing is dropped on one.
extension View {
    /// Lets a person drag an item out of a page, as text or an address; the browser makes the preview.
    ///
    /// The system exports the item at each drawing, and tells the log of one whose export waits or
    /// has neither form.
    nonisolated public consuming func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V = { EmptyView() }
    ) -> some View {
        dragged { payload().exportedAtOnce() }
    }

    /// Lets a person drag the item of a provider out of a page, as text or an address.
    ///
    /// The system calls the closure at each drawing, not when a person begins to drag.
    nonisolated public consuming func onDrag(
        _ data: @escaping () -> NSItemProvider
    ) -> some View {
        dragged { data().exportedAtOnce() }
    }

    /// Lets a person drag the item of a provider out of a page; the browser makes the preview.
    ///
    /// The system calls the first closure at each drawing, not when a person begins to drag.
    nonisolated public consuming func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        dragged { data().exportedAtOnce() }
    }

    nonisolated private consuming func dragged(
        _ forms: @escaping () -> (text: String?, address: String?)
    ) -> some View {
        drawn(with: forms) { context, forms, start in
            let (text, address) = context.running(forms)
            guard let item = ViewNode.DraggedItem(exported: text, address) else {
                let drawn = Array(context.nodes[start...])
                return context.report(.drag, named: drawn.accessibleName)
            }
            context.apply(.drag(item), from: start)
        }
    }

    /// Accepts items that are dragged to the view; in a card nothing is dragged.
    nonisolated public consuming func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        self
    }
}
