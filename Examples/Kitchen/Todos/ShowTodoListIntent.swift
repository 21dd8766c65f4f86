import AppIntents
import SwiftUI

struct ShowTodoListIntent: SnippetIntent {
    static let title: LocalizedStringResource = "To-Do List"

    @Parameter var todos: [Todo]

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        // Fetch persisted todos to have the right
        // up-to-date state performing this method. Make sure to
        // consider that the system calls perform() several times.
        let currentTodos = await TodoStore().find(todos)
        let snippet = TodoListView(todos: currentTodos)
        return .result(view: snippet)
    }
}

extension ShowTodoListIntent {
    init(todos: [Todo]) {
        self.todos = todos
    }
}
