// swift-format-ignore-file

extension DocumentBlock {
    /// The code that the pages of `SnippetIntent` print.
    static let snippetIntentPage = [
        DocumentBlock("SnippetIntent", "SnippetIntent", .declaration, #"""
protocol SnippetIntent : AppIntent where Self.PerformResult : ShowsSnippetView
"""#),
        DocumentBlock("SnippetIntent", "Overview", .compiled, #"""
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
"""#),
        DocumentBlock("EmptySnippetIntent", "EmptySnippetIntent", .declaration, #"""
struct EmptySnippetIntent
"""#),
        DocumentBlock("reload()", "reload()", .declaration, #"""
static func reload()
"""#),
    ]
}
