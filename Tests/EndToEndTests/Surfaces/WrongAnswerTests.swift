import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// What answers get that come twice or make no sense, and buttons that cannot run.
@Suite(.timeLimit(.minutes(2)))
struct WrongAnswerTests {
    @Test("Bad input: a second confirm is refused; perform() goes on once")
    func secondConfirm() async throws {
        let system = TestSystem(intents: [Twice.PayBill.self])
        let run = try await system.perform("PayBill")
        #expect(run.screen == "  Pay Bill\n  “Pay?”\n  [Cancel] [Pay]")
        let question = try #require(run.question).id
        let card = try #require(run.card).id
        try run.post(.confirm(question: question))
        await Twice.confirmed.wait()
        for action: PersonAction in [
            .confirm(question: question), .cancel(question: question), .done(card: card),
            .answer(question: question, values: ["a": 1]),
            .choose(question: question, option: 0), .confirm(question: question + 1),
        ] {
            try run.post(action)
        }
        await run.handOver()
        #expect(run.refusals.count == 6)
        await Twice.release.open()
        await run.settle()
        try await run.send(.confirm(question: question))
        #expect(
            run.refusals == [
                .closed, .closed, .gone, .closed, .closed, .closed, .closed,
            ])
        #expect(run.screen == "  Pay Bill\n  “Paid.”\n  [Done]")
        #expect(Twice.journal.entries == ["asked", "confirmed"])
        try await system.finish()
    }

    @Test("Bad input: an answer of another kind than the question's is refused; the question stays")
    func wrongKindOfAnswer() async throws {
        let system = TestSystem(intents: [Picky.ChooseColor.self])
        let run = try await system.perform("ChooseColor")
        let screen = "  Choose Color\n  ( ) Red\n  ( ) Blue\n  [Cancel]"
        #expect(run.screen == screen)
        let question = try #require(run.question).id
        try await run.send(.choose(question: question, option: 2))
        try await run.send(.choose(question: question, option: -1))
        try await run.send(.confirm(question: question))
        try await run.send(.answer(question: question, values: [:]))
        try await run.send(.choose(question: question + 1, option: 0))
        #expect(
            run.refusals == [
                Refusal(reason: .unknown, message: "There is no such option."),
                Refusal(reason: .unknown, message: "There is no such option."), .closed, .closed,
                .closed,
            ])
        #expect(run.screen == screen)
        try await run.choose("Blue")
        #expect(run.screen == "  Choose Color\n  “Blue”\n  [Done]")
        try await system.finish()
    }

    @Test("Bad input: a button whose required value is missing performs nothing and names it")
    func missingValueInButton() async throws {
        let system = TestSystem(intents: [Incomplete.ShowForm.self])
        let run = try await system.perform("ShowForm")
        try await run.tap("Send")
        #expect(
            run.screen
                == "  Show Form\n  | [Send]\n  ! Address: a value is needed.\n  [Done]")
        #expect(Incomplete.journal.entries.isEmpty)
        #expect(system.messages.count == 1)
        #expect(
            system.messages.first?.hasPrefix(
                "error: SendForm was not performed: its parameter address has no usable value")
                == true)
        try await system.finish()
    }
}

enum Twice {
    static let journal = Journal()
    static let confirmed = Gate()
    static let release = Gate()

    struct PayBill: AppIntent {
        static let title: LocalizedStringResource = "Pay Bill"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            Twice.journal.add("asked")
            try await requestConfirmation(actionName: .pay, dialog: "Pay?")
            Twice.journal.add("confirmed")
            await Twice.confirmed.open()
            await Twice.release.wait()
            return .result(dialog: "Paid.")
        }
    }
}

enum Picky {
    struct ChooseColor: AppIntent {
        static let title: LocalizedStringResource = "Choose Color"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let chosen = try await requestChoice(
                between: [Option(title: "Red"), Option(title: "Blue")])
            return .result(dialog: IntentDialog(chosen.title))
        }
    }
}

enum Incomplete {
    static let journal = Journal()

    struct ShowForm: AppIntent {
        static let title: LocalizedStringResource = "Show Form"
        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            .result(snippetIntent: FormSnippet())
        }
    }

    struct FormSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Form"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Button("Send", intent: SendForm()))
        }
    }

    struct SendForm: AppIntent {
        static let title: LocalizedStringResource = "Send Form"
        @Parameter(title: "Address") var address: String
        func perform() async throws -> some IntentResult {
            Incomplete.journal.add("perform")
            return .result()
        }
    }
}
