import AppIntents

/// A thing to do in the kitchen.
struct Todo: AppEntity, Codable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "To-Do"
    static let defaultQuery = TodoQuery()

    let id: Int
    let title: String
    var isDone: Bool

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(title)",
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
