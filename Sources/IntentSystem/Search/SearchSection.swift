/// A group of things a person found by typing.
public struct SearchSection: Sendable, Hashable, Codable {
    /// The heading of the group.
    public var title: String
    /// The group's things, best match first.
    public var items: [SearchItem]

    /// Creates a section.
    public init(title: String, items: [SearchItem]) {
        self.title = title
        self.items = items
    }
}

/// Something that can be performed.
public struct SearchItem: Sendable, Hashable, Codable {
    /// The kinds of items.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// An App Shortcut.
        case shortcut
        /// An intent.
        case intent
    }

    /// The kind of the item.
    public var kind: Kind
    /// The identifier of the intent.
    public var intent: String
    /// The place of an App Shortcut in the catalog.
    public var index: Int?
    /// The name that people call the item by.
    public var title: String
    /// A second line under the title, if any.
    public var subtitle: String?
    /// The name of its symbol, if it has one.
    public var systemImageName: String?
    /// The name of the color of the tile behind the symbol.
    public var colorName: String?
    /// The person will be asked for values first.
    public var needsValues: Bool
    /// The person may be offered something to fill in.
    public var hasParameters: Bool

    /// Creates an item.
    public init(
        kind: Kind, intent: String, index: Int? = nil, title: String, subtitle: String? = nil,
        systemImageName: String? = nil, colorName: String? = nil, needsValues: Bool = false,
        hasParameters: Bool = false
    ) {
        self.kind = kind
        self.intent = intent
        self.index = index
        self.title = title
        self.subtitle = subtitle
        self.systemImageName = systemImageName
        self.colorName = colorName
        self.needsValues = needsValues
        self.hasParameters = hasParameters
    }
}
