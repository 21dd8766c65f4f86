import AppIntents

/// Adds a to-do to the list and shows the list.
struct AddTodoIntent: AppIntent {
    static let title: LocalizedStringResource = "Add To-Do"
    static let description = IntentDescription("Puts something on the kitchen's to-do list.")

    @Parameter(title: "Title", requestValueDialog: "What is to be done?")
    var text: String

    static var parameterSummary: some ParameterSummary {
        Summary("Add \(\.$text) to the to-do list")
    }

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        try await TodoStore().add(title: text)
        return .result(snippetIntent: ShowTodoListIntent(todos: await TodoStore().all()))
    }
}
