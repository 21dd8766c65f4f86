/// The contents of a person's board as data: their widgets in order, and the parameters of their widgets and controls.
public struct BoardContents: Sendable, Codable, Hashable {
    /// The form in which this version writes boards; one with a greater number is of a later version.
    public static let presentFormat = 1

    /// The form of this board.
    public var format = BoardContents.presentFormat
    /// The widgets in their order; `nil` as long as the person left them as the app offers them.
    public var widgets: [PlacedWidget]?
    /// The number that the next widget gets; a number is never used again.
    public var nextWidget = 1
    /// The parameters of controls, by their kinds.
    public var controls: [String: StoredCard.StoredRecipe] = [:]
    /// The parameters with which widgets and controls begin that have none of their own, by the identifiers of
    /// the intents.
    public var beginnings: [String: StoredCard.StoredRecipe] = [:]

    /// Creates the board of a person who has changed nothing.
    public init() {}
}

/// A widget that a person has placed.
public struct PlacedWidget: Sendable, Codable, Hashable, Identifiable {
    /// Tells it from the person's other widgets.
    public var id: Int
    /// The name of the widget's kind.
    public var kind: String
    /// The name of the family in which it is drawn.
    public var family: String
    /// Its own parameters; `nil` before the person has given some.
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

/// The widget or control whose parameters a person gives.
package enum BoardPlace: Sendable, Hashable {
    /// A placed widget, by its number.
    case widget(Int)
    /// The control of a kind.
    case control(String)
    /// All widgets and controls of the intent that have no parameters of their own.
    case beginnings
}

/// Keeps the boards of persons for a later process.
///
/// All of it may be called from any thread; `save` never by two at a time. A person is known by a text.
public protocol BoardStore: Sendable {
    /// The board of a person; `nil` if none was saved.
    func board(of person: String) throws -> BoardContents?

    /// Keeps the board of a person instead of the one before.
    func save(_ board: BoardContents, of person: String) throws
}

/// The thing to which a person gives the parameters of an intent, instead of having it performed.
package enum ConfigurationPlace: Sendable, Hashable {
    /// A widget or a control of the person.
    case item(BoardPlace)
    /// A focus, by its identifier.
    case focus(String)
}
