import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// REQ-1 to REQ-5, CON-10, CON-11: choices, values, and which of several is meant.
@Suite(.timeLimit(.minutes(2)))
struct ChoiceTests {
    @Test("REQ-1 options stand in their order, and the way out is the button for it, once")
    func order() async throws {
        let system = TestSystem(intents: [Choices.Finish.self])
        let run = try await system.perform("Finish")
        #expect(
            run.look() == """
                  Finish
                  “What about the draft?”
                  ( ) Save
                  ( ) Delete
                  [Cancel]
                """)
        guard case .choice(let options) = run.question?.kind else {
            Issue.record("No choice: \(run.screen)")
            return
        }
        #expect(options.map(\.style) == [.standard, .destructive])
        try await run.choose("Delete")
        #expect(run.look() == "  Finish\n  “Picked 2 of 3.”\n  [Done]")
        try await system.finish()
    }

    @Test("REQ-1 the way out has the author's words, and leaves perform() with an error")
    func ownWayOut() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [Choices.Quit.self])
        let run = try await system.perform(Choices.Quit(lab: lab.name))
        #expect(run.look() == "  Quit\n  ( ) Quit\n  [Stay Here]")
        try await run.cancel()
        #expect(lab.notes == ["threw CancellationError()"])
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test("REQ-2 the option that comes back equals the one that was given")
    func equality() async throws {
        let system = TestSystem(intents: [Choices.Finish.self])
        let run = try await system.perform("Finish")
        try await run.choose("Save")
        #expect(run.look() == "  Finish\n  “Picked 0 of 3.”\n  [Done]")
        try await system.finish()
    }

    @Test("REQ-2 a place that is not offered is refused, and the question stays")
    func noSuchOption() async throws {
        let system = TestSystem(intents: [Choices.Finish.self])
        let run = try await system.perform("Finish")
        let question = try #require(run.question)
        try await run.send(.choose(question: question.id, option: 2))
        #expect(run.refusals.map(\.reason) == [.unknown])
        #expect(run.question?.id == question.id)
        try await run.cancel()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test("REQ-3 which one is a list, what is a field, and whether is yes or no")
    func kinds() async throws {
        let system = TestSystem(intents: [Choices.AskAll.self])
        let run = try await system.perform("AskAll")
        #expect(run.look() == "  Ask All\n  “Which?”\n  ( ) 1\n  ( ) 2\n  [Cancel]")
        try await run.choose("2")
        #expect(run.look() == "  Ask All\n  “How many?”\n  Number: ____\n  [Cancel] [Continue]")
        try await run.answer(["number": 7])
        #expect(run.look() == "  Ask All\n  “Sure?”\n  [Cancel] [Continue]")
        try await run.confirm()
        #expect(run.look() == "  Ask All\n  “2 and 7”\n  [Done]")
        try await system.finish()
    }

    @Test("REQ-4 of more than five the person picks from a list all the same")
    func many() async throws {
        let system = TestSystem(intents: [Choices.PickOfMany.self])
        let run = try await system.perform("PickOfMany")
        guard case .choice(let options) = run.question?.kind else {
            Issue.record("No choice: \(run.screen)")
            return
        }
        #expect(options.map(\.title) == (1...12).map { "\($0)" })
        try await run.choose("12")
        #expect(run.look() == "  Pick of Many\n  “12”\n  [Done]")
        try await system.finish()
    }

    @Test("REQ-5 the pick goes on in the same perform(); an error starts it again with the pick")
    func disambiguation() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [Choices.Disambiguate.self])
        let run = try await system.perform(Choices.Disambiguate(lab: lab.name))
        try await run.choose("2")
        #expect(lab.notes == ["begins", "picked 2"])
        #expect(run.look() == "  Disambiguate\n  “Which again?”\n  ( ) 3\n  ( ) 4\n  [Cancel]")
        try await run.choose("4")
        #expect(lab.notes == ["begins", "picked 2", "begins with 4"])
        #expect(run.look() == "  Disambiguate\n  “4”\n  [Done]")
        try await system.finish()
    }

    @Test("CON-11 confirming a value gives yes or no, and throws only if the person cancels")
    func confirmingAValue() async throws {
        let system = TestSystem(intents: [Choices.GuessNumber.self])
        for (answer, said) in [("Yes", "true"), ("No", "false")] {
            let run = try await system.perform("GuessNumber")
            let options = "  ( ) Yes\n  ( ) No\n  [Cancel]"
            #expect(run.look() == "  Guess Number\n  “Did you mean “7”?”\n\(options)")
            try await run.choose(answer)
            #expect(run.look() == "  Guess Number\n  “Is it?”\n  | 7\n\(options)")
            try await run.choose("Yes")
            #expect(run.look() == "  Guess Number\n  “Really?”\n  | Seven\n\(options)")
            try await run.choose("Yes")
            #expect(run.look() == "  Guess Number\n  “\(said)”\n  [Done]")
        }
        let run = try await system.perform("GuessNumber")
        _ = run.look()
        try await run.cancel()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test("CON-10 one perform() may ask several times in a row")
    func inARow() async throws {
        let system = TestSystem(intents: [Choices.Order.self])
        let run = try await system.perform("Order")
        _ = run.look()
        try await run.choose("Tea")
        #expect(run.look() == "  Order\n  “Tea?”\n  [Cancel] [Order]")
        try await run.confirm()
        #expect(run.look() == "  Order\n  “For here?”\n  [Cancel] [Continue]")
        try await run.confirm()
        #expect(run.look() == "  Order\n  “Done: Order”\n  [Done]")
        try await system.finish()
    }
}

enum Choices {
    struct Finish: AppIntent {
        static let title: LocalizedStringResource = "Finish"

        func perform() async throws -> some IntentResult & ProvidesDialog {
            let options: [IntentChoiceOption] = [
                .init(title: "Save"), .cancel, .init(title: "Delete", style: .destructive),
            ]
            let choice = try await requestChoice(
                between: options, dialog: "What about the draft?")
            let place = options.firstIndex(of: choice) ?? -1
            return .result(dialog: "Picked \(place) of \(options.count).")
        }
    }

    struct Quit: AppIntent {
        static let title: LocalizedStringResource = "Quit"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            do {
                _ = try await requestChoice(between: [
                    .init(title: "Stay Here", style: .cancel), .init(title: "Quit"),
                ])
            } catch {
                TestFixture.named(lab).note("threw \(error)")
                throw error
            }
            return .result()
        }
    }

    struct AskAll: AppIntent {
        static let title: LocalizedStringResource = "Ask All"
        @Parameter(title: "Number") var number: Int?
        @Parameter(title: "Size") var size: Int?

        func perform() async throws -> some IntentResult & ProvidesDialog {
            let size = try await $size.requestDisambiguation(among: [1, 2], dialog: "Which?")
            let number = try await $number.requestValue("How many?")
            try await requestConfirmation(dialog: "Sure?")
            return .result(dialog: "\(size) and \(number)")
        }
    }

    struct PickOfMany: AppIntent {
        static let title: LocalizedStringResource = "Pick of Many"
        @Parameter(title: "Number") var number: Int?

        func perform() async throws -> some IntentResult & ReturnsValue<Int> {
            .result(value: try await $number.requestDisambiguation(among: Array(1...12)))
        }
    }

    struct Disambiguate: AppIntent {
        static let title: LocalizedStringResource = "Disambiguate"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Number") var number: Int?

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult & ReturnsValue<Int> {
            let lab = TestFixture.named(lab)
            if let number {
                lab.note("begins with \(number)")
                return .result(value: number)
            }
            lab.note("begins")
            let picked = try await $number.requestDisambiguation(among: [1, 2])
            lab.note("picked \(picked)")
            throw $number.needsDisambiguationError(among: [3, 4], dialog: "Which again?")
        }
    }

    struct GuessNumber: AppIntent {
        static let title: LocalizedStringResource = "Guess Number"
        @Parameter(title: "Number") var number: Int?

        func perform() async throws -> some IntentResult & ProvidesDialog {
            let isRight = try await $number.requestConfirmation(for: 7)
            _ = try await $number.requestConfirmation(for: 7, dialog: "Is it?") { Text("7") }
            _ = try await $number.requestConfirmation(
                for: 7, dialog: "Really?", view: Text("Seven"))
            return .result(dialog: "\(String(isRight))")
        }
    }

    struct Order: AppIntent {
        static let title: LocalizedStringResource = "Order"

        func perform() async throws -> some IntentResult {
            _ = try await requestChoice(between: [.init(title: "Tea"), .init(title: "Soup")])
            try await requestConfirmation(actionName: .order, dialog: "Tea?")
            try await requestConfirmation(dialog: "For here?")
            return .result()
        }
    }
}
