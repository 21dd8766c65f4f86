public import Foundation
public import _Localization

// Views that would be shown once something happens. A card shows what a view begins with, so none of it is
// drawn, and the closures that make it aren't called.
extension View {
    /// Would put a view over this one while a value is true.
    nonisolated public consuming func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        self
    }

    /// Would put a view over this one while there is an item.
    nonisolated public consuming func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        self
    }

    /// Would put a view over this one while a value is true.
    nonisolated public consuming func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        self
    }

    /// Would put a view over this one while there is an item.
    nonisolated public consuming func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        self
    }

    /// Would put a view beside this one while a value is true.
    nonisolated public consuming func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        self
    }

    /// Would put a view beside this one while there is an item.
    nonisolated public consuming func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        self
    }

    /// Would put details beside this view while a value is true.
    nonisolated public consuming func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        self
    }

    /// Would ask a person, under a title that is looked up, perhaps with a message.
    nonisolated public consuming func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Would ask a person about some data, under a title that is looked up.
    nonisolated public consuming func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Would ask a person about some data, under a title that is looked up and with a message.
    nonisolated public consuming func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Would let a person choose, under a title that is looked up, perhaps with a message.
    nonisolated public consuming func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Would let a person choose what to do with some data, under a title that is looked up.
    nonisolated public consuming func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Would let a person choose what to do with some data, under a title that is looked up and with a message.
    nonisolated public consuming func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Would ask a person, under a title from a resource, perhaps with a message.
    @_disfavoredOverload
    nonisolated public consuming func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Would ask a person about some data, under a title from a resource.
    @_disfavoredOverload
    nonisolated public consuming func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Would ask a person about some data, under a title from a resource and with a message.
    @_disfavoredOverload
    nonisolated public consuming func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Would let a person choose, under a title from a resource, perhaps with a message.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Would let a person choose what to do with some data, under a title from a resource.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Would let a person choose what to do with some data, under a title from a resource and with a message.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Would ask a person, under a title, perhaps with a message.
    @_disfavoredOverload
    nonisolated public consuming func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Would ask a person about some data, under a title.
    @_disfavoredOverload
    nonisolated public consuming func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Would ask a person about some data, under a title and with a message.
    @_disfavoredOverload
    nonisolated public consuming func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Would let a person choose, under a title, perhaps with a message.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        self
    }

    /// Would let a person choose what to do with some data, under a title.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        self
    }

    /// Would let a person choose what to do with some data, under a title and with a message.
    @_disfavoredOverload
    nonisolated public consuming func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        self
    }

    /// Would tell a person of an error.
    nonisolated public consuming func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        self
    }

    /// Would offer commands for the view, perhaps with a look at more of it.
    nonisolated public consuming func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P = { EmptyView() }
    ) -> some View {
        self
    }

    /// Would offer commands beside a row.
    nonisolated public consuming func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        self
    }

    /// Would offer commands in a bar.
    nonisolated public consuming func toolbar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        self
    }

    /// Would offer items in a bar.
    nonisolated public consuming func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        self
    }

    /// Would show bars or not; a card has none.
    nonisolated public consuming func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Would fill bars; a card has none.
    nonisolated public consuming func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Would fill bars or not; a card has none.
    nonisolated public consuming func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Would offer a field to search in, with a prompt.
    @_disfavoredOverload
    nonisolated public consuming func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        self
    }

    /// Would lead to the views of values.
    nonisolated public consuming func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        self
    }

    /// Would lead to a view while a value is true.
    nonisolated public consuming func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        self
    }

    /// Would lead to a view while there is an item.
    nonisolated public consuming func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        self
    }

    /// Would stand in the bar of a tab; a card has no bar.
    nonisolated public consuming func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        self
    }

    /// Would stand in a bar, as a title that is looked up; a card has no bar.
    nonisolated public consuming func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        self
    }

    /// Would stand in a bar, as a title from a resource; a card has no bar.
    @_disfavoredOverload
    nonisolated public consuming func navigationTitle(_ titleResource: LocalizedStringResource)
        -> some View
    { self }

    /// Would stand in a bar, as a title; a card has no bar.
    @_disfavoredOverload
    nonisolated public consuming func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        self
    }

    /// Would stand in a bar; a card has no bar.
    nonisolated public consuming func navigationTitle(_ title: Text) -> some View { self }

    /// Would place the title in a bar; a card has no bar.
    nonisolated public consuming func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        self
    }

    /// Would hide the way back; a card has none.
    nonisolated public consuming func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> some View {
        self
    }

    /// Would hide a bar; a card has none.
    nonisolated public consuming func navigationBarHidden(_ hidden: Bool) -> some View { self }

    /// Would show the handle of a sheet; a card has none.
    nonisolated public consuming func presentationDragIndicator(
        _ visibility: Visibility
    ) -> some View {
        self
    }

    /// Would keep a sheet from being closed; a card isn't shown in one.
    nonisolated public consuming func interactiveDismissDisabled(
        _ isDisabled: Bool = true
    ) -> some View {
        self
    }

    /// Would load anew when pulled; a card is refreshed by the system.
    nonisolated public consuming func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> some View {
        self
    }
}
