public import _Localization

// Modifiers for the bars of an app. A card has no bars.
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

    /// Shows or hides bars; a card has none.
    nonisolated public consuming func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Fills bars or not; a card has none.
    nonisolated public consuming func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Draws bars light or dark; a card has none.
    nonisolated public consuming func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Sets the display of the title in a bar; a card has no bar.
    nonisolated public consuming func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode)
        -> some View
    {
        self
    }

    /// Adds commands under the title of a bar; a card has no bar.
    nonisolated public consuming func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C)
        -> some View
    {
        self
    }

    /// Removes a default item from a bar; a card has no bar.
    nonisolated public consuming func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?)
        -> some View
    {
        self
    }

    /// Sets the subtitle in a bar; a card has no bar.
    nonisolated public consuming func navigationSubtitle(_ subtitleKey: LocalizedStringKey)
        -> some View
    {
        self
    }

    /// Sets the subtitle in a bar; a card has no bar.
    @_disfavoredOverload
    nonisolated public consuming func navigationSubtitle<S: StringProtocol>(_ subtitle: S)
        -> some View
    {
        self
    }

    /// Sets the subtitle in a bar, from a resource; a card has no bar.
    @_disfavoredOverload
    nonisolated public consuming func navigationSubtitle(
        _ subtitleResource: LocalizedStringResource
    ) -> some View {
        self
    }

    /// Sets the subtitle in a bar; a card has no bar.
    nonisolated public consuming func navigationSubtitle(_ subtitle: Text) -> some View { self }

    /// Sets a localized title in a bar, and perhaps its display; a card has no bar.
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)"
    )
    nonisolated public consuming func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        self
    }

    /// Sets a title in a bar, and perhaps its display; a card has no bar.
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)"
    )
    @_disfavoredOverload
    nonisolated public consuming func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        self
    }

    /// Sets the title of a bar, and perhaps its display; a card has no bar.
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)"
    )
    nonisolated public consuming func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        self
    }

    /// Hides the status bar; a card has none.
    nonisolated public consuming func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Shows or hides the overlays that the device draws over everything; a card has none.
    nonisolated public consuming func persistentSystemOverlays(_ visibility: Visibility)
        -> some View
    {
        self
    }
}

/// The display of the title in a bar.
public struct ToolbarTitleDisplayMode: Sendable {
    private init() {}

    /// The choice that suits the context.
    public static var automatic: ToolbarTitleDisplayMode { .init() }
    /// A large title.
    public static var large: ToolbarTitleDisplayMode { .init() }
    /// Large, in the bar.
    public static var inlineLarge: ToolbarTitleDisplayMode { .init() }
    /// A small title in the middle.
    public static var inline: ToolbarTitleDisplayMode { .init() }
}

/// A default item of a bar.
public struct ToolbarDefaultItemKind: Sendable {
    private init() {}

    /// The button that shows or hides the first column.
    public static let sidebarToggle = ToolbarDefaultItemKind()
    /// The title.
    public static let title = ToolbarDefaultItemKind()
    /// The search field.
    public static let search = ToolbarDefaultItemKind()
}
