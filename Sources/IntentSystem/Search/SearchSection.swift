public import AppIntentsMetadata

/// A group of search results.
public struct SearchSection: Sendable, Hashable, Codable {
    /// The heading of the group.
    public var title: String
    /// The group's items, best match first.
    public var items: [SearchItem]

    /// Creates a section.
    public init(title: String, items: [SearchItem]) {
        self.title = title
        self.items = items
    }
}

/// One search result, which can be performed.
public struct SearchItem: Sendable, Hashable, Codable {
    /// The kinds of items.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// An App Shortcut.
        case shortcut
        /// An intent.
        case intent
        /// An intent with a value to perform it with: an entity that the app put into an index, or the
        /// words that were typed.
        case entity
        /// An intent with values that were used before.
        case suggestion
    }

    /// The kind of the item.
    public var kind: Kind
    /// The identifier of the intent.
    public var intent: String
    /// The index of an App Shortcut in the catalog.
    public var index: Int?
    /// The name that people call the item by.
    public var title: String
    /// The title in parts, where each second one is the name of a value that typed words were
    /// understood as; `nil` for a row without such values.
    public var titleParts: [String]?
    /// A second line under the title, if any.
    public var subtitle: String?
    /// The name of its symbol, if it has one.
    public var systemImageName: String?
    /// The name of the color of the tile behind the symbol.
    public var colorName: String?
    /// The intent asks the person for values first.
    public var needsValues: Bool
    /// The intent has parameters that the person may fill in.
    public var hasParameters: Bool
    /// The name of the app's picture of the item, if it has one.
    public var imageName: String?
    /// The picture of the item, if it is no resource of the app.
    public var picture: Picture?
    /// The values that the intent is performed with, by the names of its parameters.
    public var values: [String: ParameterValue]?
    /// The reason for the suggestion, in the person's words.
    public var reason: String?
    /// `true` if the item is an entity with which more can be done than the rows of the results say.
    ///
    /// They say it all in the results for the title of the entity. It is `nil` if a search for the title
    /// would list no more, as for one that more than a few entities have.
    public var hasActions: Bool?
    /// `true` if the person pinned the action that the item performs.
    public var isPinned: Bool?
    /// The reasons for the place of the row; `nil` unless they were asked for.
    public var explanation: Explanation?

    /// Creates an item.
    public init(
        kind: Kind, intent: String, index: Int? = nil, title: String, subtitle: String? = nil,
        systemImageName: String? = nil, colorName: String? = nil, needsValues: Bool = false,
        hasParameters: Bool = false, imageName: String? = nil, picture: Picture? = nil,
        values: [String: ParameterValue]? = nil, reason: String? = nil, isPinned: Bool? = nil,
        titleParts: [String]? = nil, hasActions: Bool? = nil, explanation: Explanation? = nil
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
        self.imageName = imageName
        self.picture = picture
        self.values = values
        self.reason = reason
        self.isPinned = isPinned
        self.titleParts = titleParts
        self.hasActions = hasActions
        self.explanation = explanation
    }
}

extension SearchSection {
    /// The section without the reasons for the places of its rows.
    var unexplained: SearchSection {
        SearchSection(title: title, items: items.map { $0.explained(by: nil) })
    }
}

extension SearchItem {
    /// Returns the item with the reasons for its place, if there are any.
    func explained(by explanation: Explanation?) -> SearchItem {
        var item = self
        item.explanation = explanation
        return item
    }
}

extension [ParameterMetadata] {
    /// The person is asked for one of the values.
    var needValues: Bool { contains { !$0.isOptional && $0.defaultValue == nil } }

    /// The person may be offered one of the parameters to fill in.
    var canBeOffered: Bool { contains { !$0.shape.isOpaque } }
}
