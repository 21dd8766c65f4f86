// Views that an app presents when something happens. A card shows a view's initial state, so it
// draws none of them and doesn't call the closures that create them.
extension View {
    /// Presents a view over this one while a value is true; a card presents none.
    nonisolated public consuming func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        self
    }

    /// Presents a view over this one while there is an item; a card presents none.
    nonisolated public consuming func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        self
    }

    /// Presents a view over this one while a value is true; a card presents none.
    nonisolated public consuming func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        self
    }

    /// Presents a view over this one while there is an item; a card presents none.
    nonisolated public consuming func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        self
    }

    /// Presents a view beside this one while a value is true; a card presents none.
    nonisolated public consuming func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        self
    }

    /// Presents a view beside this one while there is an item; a card presents none.
    nonisolated public consuming func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        self
    }

    /// Presents details beside this view while a value is true; a card presents none.
    nonisolated public consuming func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        self
    }

    /// Adds commands for the view, perhaps with a preview; a card offers none.
    nonisolated public consuming func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P = { EmptyView() }
    ) -> some View {
        self
    }

    /// Adds commands beside a row; a card offers none.
    nonisolated public consuming func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        self
    }

    /// Shows the handle of a sheet; a card has none.
    nonisolated public consuming func presentationDragIndicator(
        _ visibility: Visibility
    ) -> some View {
        self
    }

    /// Keeps a sheet from being dismissed; a card isn't shown in one.
    nonisolated public consuming func interactiveDismissDisabled(
        _ isDisabled: Bool = true
    ) -> some View {
        self
    }

    /// Reloads when a person pulls; the system refreshes a card.
    nonisolated public consuming func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> some View {
        self
    }
}
