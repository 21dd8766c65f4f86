import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// A test answers with words.
@Suite(.timeLimit(.minutes(2)))
struct HearingTests {
    private let system = TestSystem(intents: KitIntents.all)

    @Test("A form is answered field by field, and performed once it is complete")
    func fields() async throws {
        let run = try await system.perform("Name")
        let form = run.question
        #expect(form?.examples.isEmpty == true, "A name may be any text.")
        #expect(try await run.hear("Ada").kind == .value("Ada", parameter: "first"))
        #expect(run.question == form)
        #expect(run.spoken == "Age? You can say “three”.")
        guard case .refused? = try await run.hear("two hundred").reason else {
            Issue.record("The age is out of its range.")
            return
        }
        #expect(run.question == form)
        #expect(try await run.hear("thirty six").kind == .value(36, parameter: "age"))
        #expect(run.dialog?.full == "Ada, 36")
        try await system.finish()
    }

    @Test("The label of a button is an answer, and so is another word for it")
    func confirmation() async throws {
        for words in ["go", "yes please"] {
            let run = try await system.perform("Erase")
            #expect(run.spoken == "Erase it all? You can say “Go”, “Cancel”.")
            #expect(run.question?.examples == ["Go", "Cancel"])
            #expect(try await run.hear(words).title == "Go")
            #expect(run.dialog?.full == "Erased.")
        }
        try await system.finish()
    }

    @Test("A command without a question closes the card, and other words do nothing")
    func withoutQuestion() async throws {
        let run = try await system.perform("Greet")
        #expect(run.spoken == "Good morning. Hello. Wave. Loud: off.")
        #expect(try await run.hear("make tea").reason == .notUnderstood)
        #expect(run.card != nil)
        #expect(try await run.hear("cancel").command == .cancel)
        #expect(run.card == nil)
        try await system.finish()
    }
}
