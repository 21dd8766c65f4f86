import AppIntents

/// A thing to do in the kitchen.
struct Todo: AppEntity, Codable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "To-Do"
    static let defaultQuery = TodoQuery()

    let id: Int
    let title: String
    var isDone: Bool

    /// The title in the reader's language, if it is still one that the list began with.
    var titleText: LocalizedStringResource {
        TodoFile.firstTitles.first { $0.key == title } ?? "\(title)"
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: titleText,
            image: .init(systemName: isDone ? "checkmark.circle.fill" : "circle"))
    }
}

/// Finds to-dos on the list.
struct TodoQuery: EnumerableEntityQuery {
    func entities(for identifiers: [Todo.ID]) async throws -> [Todo] {
        let todos = await TodoStore().all()
        return identifiers.compactMap { id in todos.first { $0.id == id } }
    }

    func allEntities() async throws -> [Todo] {
        await TodoStore().all()
    }
}
