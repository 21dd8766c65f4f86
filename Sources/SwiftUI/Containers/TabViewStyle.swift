/// The style of tabs.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// A style that a card draws like the others of its kind.
public nonisolated struct DefaultTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var automatic: DefaultTabViewStyle { .init() }
}

/// A style that a card draws like the others of its kind.
public nonisolated struct PageTabViewStyle: TabViewStyle, Sendable {
    /// The visibility of the page dots; a card shows one page and no dots.
    public struct IndexDisplayMode: Sendable {
        private let name: String

        /// Only if there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = IndexDisplayMode(name: "always")
        /// Never.
        public static let never = IndexDisplayMode(name: "never")
    }

    /// Creates the style.
    public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var page: PageTabViewStyle { .init() }

    /// Returns a style that a card draws like the others of its kind.
    nonisolated public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}

/// A style that a card draws like the others of its kind.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension View {
    /// Sets the style of tabs inside; a card shows one of them.
    nonisolated public consuming func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        self
    }
}

/// The style of the page dots.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Page dots, which a card doesn't show.
public nonisolated struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// The visibility of a background behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        private let name: String

        /// The choice that suits the context.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// While a person swipes the pages.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Always.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Never.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    /// Creates the style.
    public init(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic
    ) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Page dots, which a card doesn't show.
    nonisolated public static var page: PageIndexViewStyle { .init() }

    /// Returns page dots, which a card doesn't show.
    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets the style of the page dots; a card shows one page and no dots.
    nonisolated public consuming func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        self
    }
}
