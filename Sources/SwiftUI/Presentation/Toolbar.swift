/// Items of a bar, of which a card has none.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of what the items are made of.
    associatedtype Body: ToolbarContent

    /// The items that these are made of.
    @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Not to be read: there is nothing inside.
    public var body: Never { preconditionFailure("Items of a toolbar have no body.") }
}

/// Collects the items of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Takes an item as it stands.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// Passes a single item through.
    public static func buildBlock<Content: ToolbarContent>(
        _ content: Content
    ) -> some ToolbarContent {
        content
    }

    /// Collects several items.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        _ToolbarItems()
    }

    /// Takes the items of an `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(
        _ content: Content?
    ) -> _ConditionalToolbarContent<Content, Never> {
        _ConditionalToolbarContent()
    }

    /// Takes the items of the first branch.
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
        first: T
    ) -> _ConditionalToolbarContent<T, F> {
        _ConditionalToolbarContent()
    }

    /// Takes the items of the second branch.
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
        second: F
    ) -> _ConditionalToolbarContent<T, F> {
        _ConditionalToolbarContent()
    }
}

/// Items of a bar that nothing draws.
public nonisolated struct _ToolbarItems: ToolbarContent {
    public typealias Body = Never
}

/// Items of one branch or another.
public nonisolated struct _ConditionalToolbarContent<T, F>: ToolbarContent {
    public typealias Body = Never
}

/// An item of a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
}

extension ToolbarItem where ID == () {
    /// Creates an item.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {}
}

/// Several items of a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never

    /// Creates a group.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {}
}

/// The place of an item in a bar.
public struct ToolbarItemPlacement: Sendable {
    private init() {}

    /// As suits the item.
    public static let automatic = ToolbarItemPlacement()
    /// In the middle.
    public static let principal = ToolbarItemPlacement()
    /// Where the way back is.
    public static let navigation = ToolbarItemPlacement()
    /// Where the most frequent command is.
    public static let primaryAction = ToolbarItemPlacement()
    /// Where other commands are.
    public static let secondaryAction = ToolbarItemPlacement()
    /// Where a state is told.
    public static let status = ToolbarItemPlacement()
    /// Where a change is confirmed.
    public static let confirmationAction = ToolbarItemPlacement()
    /// Where a change is taken back.
    public static let cancellationAction = ToolbarItemPlacement()
    /// Where something is destroyed.
    public static let destructiveAction = ToolbarItemPlacement()
    /// Above the keyboard.
    public static let keyboard = ToolbarItemPlacement()
    /// At the beginning of the top bar.
    public static let topBarLeading = ToolbarItemPlacement()
    /// At the end of the top bar.
    public static let topBarTrailing = ToolbarItemPlacement()
    /// At the beginning of the bar with the title.
    public static let navigationBarLeading = ToolbarItemPlacement()
    /// At the end of the bar with the title.
    public static let navigationBarTrailing = ToolbarItemPlacement()
    /// In the bottom bar.
    public static let bottomBar = ToolbarItemPlacement()
}

/// A bar, of which a card has none.
public struct ToolbarPlacement: Sendable {
    private init() {}

    /// The bar that suits.
    public static let automatic = ToolbarPlacement()
    /// The bar with the title.
    public static let navigationBar = ToolbarPlacement()
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement()
    /// The bar of tabs.
    public static let tabBar = ToolbarPlacement()
}
