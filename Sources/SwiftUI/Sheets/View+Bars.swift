public import _Localization

// Bars, and what is in them. A card has none.
extension View {
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
}
