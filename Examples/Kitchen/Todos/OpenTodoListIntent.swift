import AppIntents

/// Shows the to-do list: what search and the shortcut find.
struct OpenTodoListIntent: AppIntent {
    static let title: LocalizedStringResource = "Show To-Do List"
    static let description = IntentDescription(
        "Shows what is left to do in the kitchen.",
        searchKeywords: ["tasks", "todo", "checklist"])

    func perform() async throws -> some ReturnsValue<[Todo]> & ShowsSnippetIntent {
        let todos = await TodoStore().all()
        return .result(value: todos, snippetIntent: ShowTodoListIntent(todos: todos))
    }
}
