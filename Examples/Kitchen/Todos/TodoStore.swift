/// The way to the persisted to-do list.
struct TodoStore: Sendable {
    /// All to-dos, in the order of the list.
    func all() async -> [Todo] {
        TodoFile.shared.todos
    }

    /// The present state of to-dos; those removed meanwhile are absent.
    func find(_ todos: [Todo]) async -> [Todo] {
        let present = await all()
        return todos.compactMap { todo in present.first { $0.id == todo.id } }
    }

    /// Marks a to-do as done, or as not done.
    func setDone(_ isDone: Bool, _ todo: Todo) async throws {
        try TodoFile.shared.setDone(isDone, id: todo.id)
    }

    /// Removes to-dos from the list; those that aren't there are ignored.
    func remove(_ todos: [Todo]) async throws {
        try TodoFile.shared.remove(ids: Set(todos.map(\.id)))
    }

    /// Removes the to-dos that are done.
    func removeDone() async throws {
        try TodoFile.shared.removeDone()
    }

    /// Puts a new to-do at the end of the list.
    func add(title: String) async throws {
        try TodoFile.shared.add(title: title)
    }
}
