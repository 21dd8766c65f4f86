import IntentSystem
import Testing

/// Which names are near a misspelled one.
@Suite struct SpellingTests {
    @Test("Suggestions are near, nearest first, and never for what is too different")
    func suggests() {
        let names = ["AddTodo", "AddToDos", "DeleteTodos", "OrderSoup"]
        #expect(Spelling.suggestions(for: "adtodo", among: names) == ["AddTodo", "AddToDos"])
        #expect(Spelling.suggestions(for: "order", among: names) == ["OrderSoup"])
        #expect(Spelling.suggestions(for: "xyz", among: names) == [])
        #expect(Spelling.question(for: "xyz", among: names) == "")
        #expect(
            Spelling.question(for: "addtodo", among: names)
                == " Did you mean AddTodo or AddToDos?")
    }
}
