import AppIntents

/// Marks a to-do as done, or as not done: what a toggle of the list does.
///
/// The system sets `value` to the state that the person wants.
struct SetTodoDoneIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Complete To-Do"
    static let isDiscoverable = false

    @Parameter(title: "To-Do")
    var todo: Todo

    @Parameter(title: "Done")
    var value: Bool

    func perform() async throws -> some IntentResult {
        try await TodoStore().setDone(value, todo)
        return .result()
    }
}

extension SetTodoDoneIntent {
    init(todo: Todo) {
        self.todo = todo
        value = !todo.isDone
    }
}
