import AppIntents
import IntentSystem
import IntentTestKit
import Testing

/// What the page of `SnippetIntent` says about its to-do list.
@Suite("SnippetIntent: the to-do list", .serialized, .timeLimit(.minutes(3)))
struct TodoSnippetTests {
    private let todos = [Todo(id: 1, title: "Buy milk"), Todo(id: 2, title: "Bake bread")]
    private let system = TestSystem(intents: [OpenTodosIntent.self, ShowTodoListIntent.self])

    @Test("The snippet presents the list that it loads")
    func listIsPresented() async throws {
        await TodoList.shared.reset(to: todos)
        let run = try await system.perform(OpenTodosIntent())
        #expect(run.text == "Buy milk: off\nBake bread: off")
        try await system.finish()
    }

    @Test("A toggle performs its intent; then the snippet is performed again and shows it")
    func toggleCompletesItem() async throws {
        await TodoList.shared.reset(to: todos)
        let run = try await system.perform(OpenTodosIntent())
        #expect(await TodoList.shared.findCount == 1)
        try await run.toggle("Buy milk", to: true)
        #expect(await TodoList.shared.findCount == 2)
        #expect(run.text == "Buy milk: on\nBake bread: off")
        try await run.toggle("Buy milk", to: false)
        #expect(run.text == "Buy milk: off\nBake bread: off")
        try await system.finish()
    }

    @Test("A completed item may also leave the list")
    func completedItemLeaves() async throws {
        await TodoList.shared.reset(to: todos, hidesDone: true)
        let run = try await system.perform(OpenTodosIntent())
        try await run.toggle("Buy milk", to: true)
        #expect(run.text == "Bake bread: off")
        try await system.finish()
    }

    @Test("What changed elsewhere is there at the next perform()")
    func changesFromElsewhere() async throws {
        await TodoList.shared.reset(to: todos)
        let run = try await system.perform(OpenTodosIntent())
        await TodoList.shared.toggle(todos[1])
        try await run.toggle("Buy milk", to: true)
        #expect(run.text == "Buy milk: on\nBake bread: on")
        try await system.finish()
    }

    @Test("Performed by itself, the snippet is as interactive")
    func performedByItself() async throws {
        await TodoList.shared.reset(to: todos)
        let run = try await system.perform(ShowTodoListIntent(todos: todos))
        #expect(run.text == "Buy milk: off\nBake bread: off")
        try await run.toggle("Bake bread", to: true)
        #expect(run.text == "Buy milk: off\nBake bread: on")
        try await system.finish()
    }
}

/// Shows the list.
private struct OpenTodosIntent: AppIntent {
    static let title: LocalizedStringResource = "Open To-Dos"

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: ShowTodoListIntent(todos: await TodoList.shared.todos))
    }
}
