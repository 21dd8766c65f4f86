/// Keeps the boards of persons for a later process.
///
/// All of it may be called from any thread; `save` never by two at a time. A person is known by a text.
public protocol BoardStore: Sendable {
    /// The board of a person; `nil` if none was saved.
    func board(of person: String) throws -> BoardContents?

    /// Keeps the board of a person instead of the one before.
    func save(_ board: BoardContents, of person: String) throws
}
