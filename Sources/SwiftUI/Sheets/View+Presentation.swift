public import Foundation
public import _Localization

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

    /// Presents an alert with a localized title, perhaps with a message; a card presents none.
    nonisolated public consuming func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents an alert about data with a localized title; a card presents none.
    nonisolated public consuming func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents an alert about data with a localized title and a message; a card presents none.
    nonisolated public consuming func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Presents a choice with a localized title, perhaps a message; a card presents none.
    nonisolated public consuming func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents a choice of actions for data with a localized title; a card presents none.
    nonisolated public consuming func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents a choice for data with a localized title and a message; a card presents none.
    nonisolated public consuming func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Presents an alert with a title from a resource, perhaps a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents an alert about data with a title from a resource; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents an alert about data with a title from a resource and a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Presents a choice with a title from a resource, perhaps a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents a choice of actions for data with a title from a resource; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents a choice for data with a title from a resource and a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Presents an alert with a title, perhaps with a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents an alert about data with a title; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents an alert about data with a title and a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Presents a choice of actions with a title, perhaps with a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Presents a choice of actions for data with a title; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Presents a choice of actions for data with a title and a message; a card presents none.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Presents an alert about an error; a card presents none.
    nonisolated public consuming func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
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

    /// Adds commands to a bar; a card has no bar.
    nonisolated public consuming func toolbar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        self
    }

    /// Adds items to a bar; a card has no bar.
    nonisolated public consuming func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        self
    }

    /// Shows or hides bars; a card has none.
    nonisolated public consuming func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Fills bars; a card has none.
    nonisolated public consuming func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Fills bars or not; a card has none.
    nonisolated public consuming func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Adds a search field with a prompt; a card has none.
    @_disfavoredOverload
    nonisolated public consuming func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        self
    }

    /// Sets the label in the tab bar; a card has no bar.
    nonisolated public consuming func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        self
    }

    /// Sets a localized title in a bar; a card has no bar.
    nonisolated public consuming func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        self
    }

    /// Sets a title from a resource in a bar; a card has no bar.
    @_disfavoredOverload
    nonisolated public consuming func navigationTitle(_ titleResource: LocalizedStringResource)
        -> some View
    { self }

    /// Sets a title in a bar; a card has no bar.
    @_disfavoredOverload
    nonisolated public consuming func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        self
    }

    /// Sets the title of a bar; a card has no bar.
    nonisolated public consuming func navigationTitle(_ title: Text) -> some View { self }

    /// Sets the display of the title in a bar; a card has no bar.
    nonisolated public consuming func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        self
    }

    /// Hides the back button; a card has none.
    nonisolated public consuming func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> some View {
        self
    }

    /// Hides a bar; a card has none.
    nonisolated public consuming func navigationBarHidden(_ hidden: Bool) -> some View { self }

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
