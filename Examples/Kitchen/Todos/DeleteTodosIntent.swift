import AppIntents

/// Takes to-dos off the list; the system asks the person first, and names them.
struct DeleteTodosIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete To-Dos"
    static let description = IntentDescription("Takes to-dos off the kitchen's list.")

    @Parameter(title: "To-Dos", requestValueDialog: "Which to-dos do you want to delete?")
    var entities: [Todo]

    static var parameterSummary: some ParameterSummary {
        Summary("Delete \(\.$entities)")
    }

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        try await TodoStore().remove(entities)
        return .result(snippetIntent: ShowTodoListIntent(todos: await TodoStore().all()))
    }
}
