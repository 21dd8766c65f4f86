// Bars of an app would show these. A card has no bars.
extension View {
    /// Would show bars or not; a card has none.
    nonisolated public consuming func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Would fill bars or not; a card has none.
    nonisolated public consuming func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Would draw bars light or dark; a card has none.
    nonisolated public consuming func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        self
    }

    /// Would place the title in a bar; a card has no bar.
    nonisolated public consuming func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode)
        -> some View
    {
        self
    }

    /// Would offer commands under the title of a bar; a card has no bar.
    nonisolated public consuming func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C)
        -> some View
    {
        self
    }

    /// Would take a usual item out of a bar; a card has no bar.
    nonisolated public consuming func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?)
        -> some View
    {
        self
    }

    /// Would stand under a title in a bar; a card has no bar.
    nonisolated public consuming func navigationSubtitle(_ subtitleKey: LocalizedStringKey)
        -> some View
    {
        self
    }

    /// Would stand under a title in a bar; a card has no bar.
    @_disfavoredOverload
    nonisolated public consuming func navigationSubtitle<S: StringProtocol>(_ subtitle: S)
        -> some View
    {
        self
    }

    /// Would stand under a title in a bar; a card has no bar.
    nonisolated public consuming func navigationSubtitle(_ subtitle: Text) -> some View { self }

    /// Would stand in a bar, as a title that is looked up; a card has no bar.
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)"
    )
    nonisolated public consuming func navigationBarTitle(_ titleKey: LocalizedStringKey)
        -> some View
    {
        self
    }

    /// Would stand in a bar, as a title; a card has no bar.
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)"
    )
    @_disfavoredOverload
    nonisolated public consuming func navigationBarTitle<S: StringProtocol>(_ title: S)
        -> some View
    {
        self
    }

    /// Would stand in a bar; a card has no bar.
    @available(
        iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)"
    )
    nonisolated public consuming func navigationBarTitle(_ title: Text) -> some View { self }

    /// Would stand in a bar, as a title that is looked up, at a place; a card has no bar.
    nonisolated public consuming func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        self
    }

    /// Would stand in a bar, as a title, at a place; a card has no bar.
    @_disfavoredOverload
    nonisolated public consuming func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        self
    }

    /// Would stand in a bar, at a place; a card has no bar.
    nonisolated public consuming func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        self
    }

    /// Would hide the clock and its neighbors; a card has none of them.
    nonisolated public consuming func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Would show what the device draws over everything or not; a card has none of it.
    nonisolated public consuming func persistentSystemOverlays(_ visibility: Visibility)
        -> some View
    {
        self
    }
}

/// The place of the title in a bar.
public struct ToolbarTitleDisplayMode: Sendable {
    private init() {}

    /// As suits the place.
    public static var automatic: ToolbarTitleDisplayMode { .init() }
    /// Large.
    public static var large: ToolbarTitleDisplayMode { .init() }
    /// Large, in the bar.
    public static var inlineLarge: ToolbarTitleDisplayMode { .init() }
    /// In the middle, small.
    public static var inline: ToolbarTitleDisplayMode { .init() }
}

/// An item that a bar usually has.
public struct ToolbarDefaultItemKind: Sendable {
    private init() {}

    /// The button that shows or hides the first column.
    public static let sidebarToggle = ToolbarDefaultItemKind()
    /// The title.
    public static let title = ToolbarDefaultItemKind()
    /// The field to search in.
    public static let search = ToolbarDefaultItemKind()
}
