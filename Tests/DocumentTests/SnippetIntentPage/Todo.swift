import AppIntents
import SwiftUI

/// A thing to do.
struct Todo: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "To-Do"
    static let defaultQuery = TodoQuery()

    let id: Int
    let title: String
    var isDone = false

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

/// Finds to-dos on the list, the done ones too.
struct TodoQuery: EntityQuery {
    func entities(for identifiers: [Todo.ID]) async throws -> [Todo] {
        await TodoList.shared.todos.filter { identifiers.contains($0.id) }
    }
}

/// The way to the persisted list, as the page's code calls it.
struct TodoStore {
    func find(_ todos: [Todo]) async -> [Todo] {
        await TodoList.shared.find(todos.map(\.id))
    }
}

/// The list itself.
actor TodoList {
    static let shared = TodoList()

    private(set) var todos: [Todo] = []
    private(set) var findCount = 0
    private var hidesDone = false

    /// Starts a test with a list of its own.
    func reset(to todos: [Todo], hidesDone: Bool = false) {
        self.todos = todos
        self.hidesDone = hidesDone
        findCount = 0
    }

    func find(_ identifiers: [Todo.ID]) -> [Todo] {
        findCount += 1
        return todos.filter { identifiers.contains($0.id) && !(hidesDone && $0.isDone) }
    }

    func toggle(_ todo: Todo) {
        guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
        todos[index].isDone.toggle()
    }
}

/// A toggle for each item.
struct TodoListView: View {
    let todos: [Todo]

    var body: some View {
        VStack {
            ForEach(todos) { todo in
                Toggle(isOn: todo.isDone, intent: ToggleTodoIntent(todo: todo)) {
                    Text(todo.title)
                }
            }
        }
    }
}

/// Marks an item as done, or as not done.
struct ToggleTodoIntent: AppIntent {
    static let title: LocalizedStringResource = "Toggle To-Do"

    @Parameter var todo: Todo

    func perform() async throws -> some IntentResult {
        await TodoList.shared.toggle(todo)
        return .result()
    }
}

extension ToggleTodoIntent {
    init(todo: Todo) {
        self.todo = todo
    }
}
