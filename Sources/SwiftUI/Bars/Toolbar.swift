/// Items of a bar; a card has none.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the body.
    associatedtype Body: ToolbarContent

    /// The items that this content consists of.
    @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Items without a body.
///
/// Only the built-in items conform: an app's own content must have a body.
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    /// Never read: there is nothing inside.
    public var body: Never { preconditionFailure("Items of a toolbar have no body.") }
}

/// A builder that collects the items of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Builds an item from an expression.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// Returns a single item unchanged.
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

    /// Builds the items of an `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(
        _ content: Content?
    ) -> _ConditionalToolbarContent<Content, Never> {
        _ConditionalToolbarContent()
    }

    /// Builds the items of the first branch.
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
        first: T
    ) -> _ConditionalToolbarContent<T, F> {
        _ConditionalToolbarContent()
    }

    /// Builds the items of the second branch.
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
        second: F
    ) -> _ConditionalToolbarContent<T, F> {
        _ConditionalToolbarContent()
    }
}

/// Items of a bar that nothing draws.
public nonisolated struct _ToolbarItems: PrimitiveToolbarContent {
    public typealias Body = Never
}

/// Items of one branch or another.
public nonisolated struct _ConditionalToolbarContent<T, F>: PrimitiveToolbarContent {
    public typealias Body = Never
}

/// An item of a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    public typealias Body = Never
}

extension ToolbarItem where ID == () {
    /// Creates an item.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {}
}

/// Several items of a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    public typealias Body = Never

    /// Creates a group.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {}
}

/// The place of an item in a bar.
public struct ToolbarItemPlacement: Sendable {
    private init() {}

    /// The place that suits the item.
    public static let automatic = ToolbarItemPlacement()
    /// The middle.
    public static let principal = ToolbarItemPlacement()
    /// The place of navigation.
    public static let navigation = ToolbarItemPlacement()
    /// The place of the most frequent command.
    public static let primaryAction = ToolbarItemPlacement()
    /// The place of other commands.
    public static let secondaryAction = ToolbarItemPlacement()
    /// The place of a status.
    public static let status = ToolbarItemPlacement()
    /// The place of an action that confirms a change.
    public static let confirmationAction = ToolbarItemPlacement()
    /// The place of an action that cancels a change.
    public static let cancellationAction = ToolbarItemPlacement()
    /// The place of an action that deletes.
    public static let destructiveAction = ToolbarItemPlacement()
    /// The place above the keyboard.
    public static let keyboard = ToolbarItemPlacement()
    /// The beginning of the top bar.
    public static let topBarLeading = ToolbarItemPlacement()
    /// The end of the top bar.
    public static let topBarTrailing = ToolbarItemPlacement()
    /// The beginning of the bar with the title.
    public static let navigationBarLeading = ToolbarItemPlacement()
    /// The end of the bar with the title.
    public static let navigationBarTrailing = ToolbarItemPlacement()
    /// The bottom bar.
    public static let bottomBar = ToolbarItemPlacement()
}

/// A kind of bar; a card has none.
public struct ToolbarPlacement: Sendable {
    private init() {}

    /// The bar that suits the context.
    public static let automatic = ToolbarPlacement()
    /// The bar with the title.
    public static let navigationBar = ToolbarPlacement()
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement()
    /// The tab bar.
    public static let tabBar = ToolbarPlacement()
}
