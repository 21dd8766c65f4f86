// Styles of containers that a card draws in one way: their content, in place.

/// The style of lists.
@MainActor @preconcurrency
public protocol ListStyle {}

/// A style that a card draws like the others of its kind.
public nonisolated struct DefaultListStyle: ListStyle, Sendable {
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var automatic: DefaultListStyle { .init() }
}

/// A style that a card draws like the others of its kind.
public nonisolated struct PlainListStyle: ListStyle, Sendable {
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var plain: PlainListStyle { .init() }
}

/// A style that a card draws like the others of its kind.
public nonisolated struct GroupedListStyle: ListStyle, Sendable {
    public init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var grouped: GroupedListStyle { .init() }
}

/// A style that a card draws like the others of its kind.
public nonisolated struct InsetListStyle: ListStyle, Sendable {
    public init() {}
}

extension ListStyle where Self == InsetListStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var inset: InsetListStyle { .init() }
}

/// A style that a card draws like the others of its kind.
public nonisolated struct InsetGroupedListStyle: ListStyle, Sendable {
    public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { .init() }
}

/// A style that a card draws like the others of its kind.
public nonisolated struct SidebarListStyle: ListStyle, Sendable {
    public init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var sidebar: SidebarListStyle { .init() }
}

extension View {
    /// Sets the style of lists inside; a card draws all of them alike.
    nonisolated public consuming func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}

/// The style of columns.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// A style that a card draws like the others of its kind.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

/// A style that a card draws like the others of its kind.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

/// A style that a card draws like the others of its kind.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle,
    Sendable
{
    public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A style that a card draws like the others of its kind.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        .init()
    }
}

extension View {
    /// Sets the style of columns inside; a card shows the first.
    nonisolated public consuming func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
        _ style: S
    ) -> some View { self }
}

extension View {
    /// Shows or hides scroll indicators; a card doesn't scroll and has none.
    nonisolated public consuming func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        self
    }

    /// Lets content scroll or not; a card doesn't scroll.
    nonisolated public consuming func scrollDisabled(_ disabled: Bool) -> some View { self }

    /// Shows or hides the background of scrolled content; a card has none.
    nonisolated public consuming func scrollContentBackground(_ visibility: Visibility) -> some View
    {
        self
    }
}

extension VerticalEdge {
    /// A set of vertical edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The top edge.
        public static let top = Set(rawValue: 1 << 0)
        /// The bottom edge.
        public static let bottom = Set(rawValue: 1 << 1)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Sendable, Equatable {
    private let name: String

    /// The choice that suits the context.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// Indicators are shown.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Indicators are hidden while the content doesn't move.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Indicators are never shown.
    public static let never = ScrollIndicatorVisibility(name: "never")
}
