// swift-format-ignore-file
import AppIntents
import SwiftUI

// BEGIN document "SnippetIntent", heading "Overview"
struct ShowTodoListIntent: SnippetIntent {
    // ...


    @Parameter var todos: [Todo]
    
    // ...


    func perform() async throws -> some IntentResult & ShowsSnippetView {
        // Fetch persisted todos to have the right
        // up-to-date state performing this method. Make sure to
        // consider that the system calls perform() several times.
        let currentTodos = await TodoStore().find(todos)
        let snippet = TodoListView(todos: currentTodos)
        return .result(view: snippet)
    }
}
// END

// What the document leaves out.
extension ShowTodoListIntent {
    static let title: LocalizedStringResource = "To-Do List Snippet"

    init(todos: [Todo]) {
        self.todos = todos
    }
}
