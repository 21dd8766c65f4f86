public import _Localization

/// A container that pushes views onto a stack; a card has the one on top.
///
/// That is the view of the path's last value, if the views below have a destination for it
/// (`navigationDestination`), or a view that a destination presents from the start. Nothing in a
/// card changes the path; an intent that a view of the app's window handles does.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let root: Root
    private let path: () -> [AnyHashable]

    /// Creates the stack with its first view, and perhaps the path from there.
    public init(
        path: Binding<NavigationPath> = .constant(NavigationPath()), @ViewBuilder root: () -> Root
    ) where Data == NavigationPath {
        self.root = root()
        self.path = { path.wrappedValue.values }
    }

    /// Creates the stack with its first view and the path from there.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection,
        Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
        self.path = { path.wrappedValue.map { AnyHashable($0) } }
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawStack(root, path: path)
    }
}

/// The values of the pushed views.
public struct NavigationPath {
    fileprivate var values: [AnyHashable] = []

    public init() {}

    /// The number of values.
    public var count: Int { values.count }
    /// True if there are no values.
    public var isEmpty: Bool { values.isEmpty }

    /// Adds a value.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
    }

    /// Removes the last values.
    public mutating func removeLast(_ k: Int = 1) {
        values.removeLast(k)
    }
}

/// Columns that lead from each to the next; a card has one of them.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
    PrimitiveView
{
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let column: Binding<NavigationSplitViewColumn>

    /// Creates two or three columns.
    ///
    /// The visibility chooses which show if there is room, the preferred column is the one on a
    /// narrow screen; a card is narrow.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content = { EmptyView() }, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
        column = preferredCompactColumn
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        switch context.running({ column.wrappedValue }) {
        // Two columns have no content between them.
        case .content where Content.self != EmptyView.self: content._draw(in: &context)
        case .detail: detail._draw(in: &context)
        default: sidebar._draw(in: &context)
        }
    }
}

/// A column of a `NavigationSplitView`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The column between the first and the last one.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last column.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The columns that are shown if there is room for several.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String

    /// The choice that suits the context.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The last column.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A link to another view; in a card its label is drawn.
public nonisolated struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    private let label: Label

    /// Creates a link to a view, which a binding may open.
    public init(
        isActive: Binding<Bool> = .constant(false), @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// Creates a link to a view, which a binding may open.
    public init(
        destination: Destination, isActive: Binding<Bool> = .constant(false),
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let start = context.nodes.count
        label._draw(in: &context)
        let drawn = Array(context.nodes[start...])
        context.report(.navigation, named: drawn.accessibleName)
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the view of a value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized title to a view, which a binding may open.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool> = .constant(false),
        @ViewBuilder destination: () -> Destination
    ) {
        label = Text(titleKey)
    }

    /// Creates a link with a localized title to a view, which a binding may open.
    public init(
        _ titleKey: LocalizedStringKey, destination: Destination,
        isActive: Binding<Bool> = .constant(false)
    ) {
        label = Text(titleKey)
    }

    /// Creates a link to a view with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
    ) {
        label = Text(titleResource)
    }

    /// Creates a link to a view with a title from a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: Destination) {
        label = Text(titleResource)
    }

    /// Creates a link with a title to a view, which a binding may open.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool> = .constant(false),
        @ViewBuilder destination: () -> Destination
    ) {
        label = Text(title)
    }

    /// Creates a link with a title to a view, which a binding may open.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool> = .constant(false)
    ) {
        label = Text(title)
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link to the view of a value with a localized title.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        label = Text(titleKey)
    }

    /// Creates a link to the view of a value with a title from a resource.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        label = Text(titleResource)
    }

    /// Creates a link to the view of a value with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        label = Text(title)
    }
}
