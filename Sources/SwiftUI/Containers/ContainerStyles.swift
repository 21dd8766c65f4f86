// How containers look that a card draws in one way: their content, in place.

/// How lists look.
@MainActor @preconcurrency
public protocol ListStyle {}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct DefaultListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var automatic: DefaultListStyle { .init() }
}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct PlainListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var plain: PlainListStyle { .init() }
}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct GroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var grouped: GroupedListStyle { .init() }
}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct InsetListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == InsetListStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var inset: InsetListStyle { .init() }
}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct InsetGroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { .init() }
}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct SidebarListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var sidebar: SidebarListStyle { .init() }
}

extension View {
    /// Sets the look of lists inside; in a card all look alike.
    nonisolated public consuming func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}

/// How columns look.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

/// A look that a card doesn't tell from the others of its kind.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle,
    Sendable
{
    /// Creates the style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A look that a card doesn't tell from the others of its kind.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        .init()
    }
}

extension View {
    /// Sets the look of columns inside; a card shows the first.
    nonisolated public consuming func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
        _ style: S
    ) -> some View { self }
}

extension View {
    /// Would show what tells where moved content stands; in a card no content is moved.
    nonisolated public consuming func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        self
    }

    /// Would let content be moved or not; in a card no content is moved.
    nonisolated public consuming func scrollDisabled(_ disabled: Bool) -> some View { self }

    /// Would show the background of moved content or not; a card has none.
    nonisolated public consuming func scrollContentBackground(_ visibility: Visibility) -> some View
    {
        self
    }
}

extension VerticalEdge {
    /// Some of the sides.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The top.
        public static let top = Set(rawValue: 1 << 0)
        /// The bottom.
        public static let bottom = Set(rawValue: 1 << 1)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

/// A wish that it be told where moved content stands.
public struct ScrollIndicatorVisibility: Sendable, Equatable {
    private let name: String

    /// As suits the place.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// Told.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Not told while content doesn't move.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Never told.
    public static let never = ScrollIndicatorVisibility(name: "never")
}
