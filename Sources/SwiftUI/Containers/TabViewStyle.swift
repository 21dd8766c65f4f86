/// How tabs look.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var automatic: DefaultTabViewStyle { .init() }
}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct PageTabViewStyle: TabViewStyle, Sendable {
    /// The display of dots that tell which page is shown; a card shows one page and no dots.
    public struct IndexDisplayMode: Sendable {
        private let name: String

        /// Where there are several pages.
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
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var page: PageTabViewStyle { .init() }

    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension View {
    /// Sets the look of tabs inside; a card shows one of them.
    nonisolated public consuming func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        self
    }
}

/// How the dots look that tell which page is shown.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots, which a card doesn't show.
public nonisolated struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// The display of a background behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        private let name: String

        /// As suits the place.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// While a person moves the pages.
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
    /// Dots, which a card doesn't show.
    nonisolated public static var page: PageIndexViewStyle { .init() }

    /// Dots, which a card doesn't show.
    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets the look of the dots that tell which page is shown; a card shows one page and no dots.
    nonisolated public consuming func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        self
    }
}
