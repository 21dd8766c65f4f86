import IntentSystem
import Testing

/// Which names are near a misspelled one.
@Suite struct SpellingTests {
    @Test(
        "The distance counts letters that are missing, too many, wrong or swapped",
        arguments: [
            ("", "", 0), ("count", "count", 0), ("cont", "count", 1), ("counts", "count", 1),
            ("cuont", "count", 1), ("kount", "count", 1), ("tnuoc", "count", 4),
        ])
    func distance(_ one: String, _ other: String, _ expected: Int) {
        #expect(Spelling.distance(Array(one), Array(other), atMost: 9) == expected)
        #expect(Spelling.distance(Array(other), Array(one), atMost: 9) == expected)
        #expect(Spelling.distance(Array(one), Array(other), atMost: expected - 1) == nil)
    }

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
