/// The contents of a person's board as data: their widgets in order, and the parameters of their widgets and controls.
public struct BoardContents: Sendable, Codable, Hashable {
    /// The format in which this version writes boards; a greater number belongs to a later version.
    public static let presentFormat = 1

    /// The format of this board.
    public var format = BoardContents.presentFormat
    /// The widgets in their order; `nil` while the person keeps the app's default widgets.
    public var widgets: [PlacedWidget]?
    /// The number that the next widget gets; a number is never used again.
    public var nextWidget = 1
    /// The parameters of controls, by their kinds.
    public var controls: [String: StoredCard.StoredRecipe] = [:]
    /// The initial parameters of widgets and controls without parameters of their own, by the
    /// identifiers of the intents.
    public var beginnings: [String: StoredCard.StoredRecipe] = [:]

    /// Creates the contents for a person who has changed nothing.
    public init() {}
}

/// A widget that a person has placed.
public struct PlacedWidget: Sendable, Codable, Hashable, Identifiable {
    /// The number of the widget, unique among the person's widgets.
    public var id: Int
    /// The name of the widget's kind.
    public var kind: String
    /// The name of the family in which it is drawn.
    public var family: String
    /// The widget's parameters; `nil` before the person has given some.
    public var configuration: StoredCard.StoredRecipe?

    /// Creates a placed widget.
    public init(
        id: Int, kind: String, family: String, configuration: StoredCard.StoredRecipe? = nil
    ) {
        self.id = id
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }
}

/// The widget or control whose parameters a person edits.
package enum BoardPlace: Sendable, Hashable {
    /// A placed widget, by its number.
    case widget(Int)
    /// The control of a kind.
    case control(String)
    /// All widgets and controls of the intent without their own parameters.
    case beginnings
}

/// A store that keeps the boards of persons for a later process.
///
/// All functions may be called from any thread; `save` and `setAside` are never called at the same
/// time. `board(of:)` throws a `DecodingError` for a board that no retry can read. A text identifies
/// a person.
public protocol BoardStore: Sendable {
    /// Returns the board of a person; `nil` if none was saved.
    func board(of person: String) throws -> BoardContents?

    /// Saves the board of a person, and replaces the one before.
    func save(_ board: BoardContents, of person: String) throws

    /// Renames a board that this version can't read, so that nothing is lost; the person has none
    /// afterwards.
    func setAside(_ person: String) throws
}

/// The item or focus for which a person edits an intent's parameters, instead of performing the
/// intent.
package enum ConfigurationPlace: Sendable, Hashable {
    /// A widget or a control of the person.
    case item(BoardPlace)
    /// A focus, by its identifier.
    case focus(String)
}
