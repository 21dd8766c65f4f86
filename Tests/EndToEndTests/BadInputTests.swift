import AppIntents
import AppIntentsMetadata
import AppIntentsTesting
import IntentSystem
import SwiftUI
import Testing

/// What actions get that make no sense: a clear refusal, nothing lost, nothing performed.
@Suite(.timeLimit(.minutes(2)))
struct BadInputTests {
    private func refusal(_ reason: Refusal.Reason, _ message: String) -> Refusal {
        Refusal(reason: reason, message: message)
    }

    @Test("Bad input: an unknown intent, shortcut or stop is refused; the card stays")
    func unknownNames() async throws {
        let system = TestSystem(intents: [Counter.ShowCounter.self])
        let run = try await system.perform("ShowCounter", values: ["name": "unknown names"])
        let screen = run.screen
        try await run.send(.perform(intent: "Nonsense<script>", values: [:]))
        try await run.send(.performShortcut(0))
        try await run.send(.performShortcut(-1))
        try await run.send(.stop)
        #expect(
            run.refusals == [
                refusal(.unknown, "There is no action “Nonsense<script>”."),
                refusal(.unknown, "There is no shortcut number 0."),
                refusal(.unknown, "There is no shortcut number -1."),
                refusal(.invalid, "Nothing is running."),
            ])
        #expect(run.screen == screen)
        try await run.tap("Add")
        #expect(run.text == "1\n[Add]")
        try await system.finish()
    }

    @Test("Bad input: an unknown action id performs nothing; the current tree comes back")
    func unknownAction() async throws {
        let system = TestSystem(intents: [Counter.ShowCounter.self])
        let run = try await system.perform("ShowCounter", values: ["name": "unknown action"])
        let card = try #require(run.card)
        let wrong: [PersonAction] = [
            .tap(card: card.id, generation: card.generation, action: ActionID(ordinal: 7)),
            .tap(card: card.id, generation: card.generation, action: ActionID(ordinal: -1)),
            .tap(card: card.id, generation: card.generation + 1, action: ActionID(ordinal: 0)),
            .tap(card: card.id, generation: .min, action: ActionID(ordinal: 0)),
            .tap(card: card.id + 1, generation: card.generation, action: ActionID(ordinal: 0)),
            .toggle(
                card: card.id, generation: card.generation, action: ActionID(ordinal: 7), isOn: true),
        ]
        for (index, action) in wrong.enumerated() {
            let trees = run.counts.trees
            try await run.send(action)
            #expect(run.counts.trees == trees + 1)
            #expect(run.refusals.count == index + 1)
            #expect(
                run.refusals.last
                    == refusal(.stale, "This has changed meanwhile; nothing was done."))
            #expect(run.text == "0\n[Add]")
            #expect(run.card?.generation == card.generation)
        }
        #expect(Counter.counts.entries.filter { $0 == "unknown action" }.isEmpty)
        try await system.finish()
    }

    @Test("Bad input: a stale generation's action that is still known means what it meant when shown")
    func staleGeneration() async throws {
        var limits = Limits()
        limits.keptGenerations = 2
        let system = TestSystem(intents: [Counter.ShowCounter.self], limits: limits)
        let run = try await system.perform("ShowCounter", values: ["name": "stale"])
        // A second surface keeps the first from acknowledging what it saw.
        let other = try await system.person()
        let first = try #require(run.card)
        let add = ActionID(ordinal: 0)
        try await run.tap("Add")
        try await run.send(.tap(card: first.id, generation: first.generation, action: add))
        #expect(run.text == "2\n[Add]")
        #expect(run.refusals.isEmpty)
        // Now it is forgotten.
        try await run.send(.tap(card: first.id, generation: first.generation, action: add))
        #expect(
            run.refusals == [refusal(.stale, "This has changed meanwhile; nothing was done.")])
        #expect(run.text == "2\n[Add]")
        #expect(other.text == "2\n[Add]")
        try await system.finish()
    }

    @Test("Bad input: two taps at once are performed one after the other, in order")
    func twoTapsAtOnce() async throws {
        let system = TestSystem(intents: [Ordered.ShowKeys.self])
        let run = try await system.perform("ShowKeys")
        #expect(run.text == "[A]\n[B]")
        let card = try #require(run.card)
        for ordinal in [1, 0, 1] {
            try run.post(
                .tap(
                    card: card.id, generation: card.generation,
                    action: ActionID(ordinal: ordinal)))
        }
        await Ordered.entered.wait()
        // The others have not begun, and begin only when the first has ended.
        #expect(Ordered.journal.entries == ["B begins"])
        await Ordered.release.open()
        await run.settle()
        #expect(
            Ordered.journal.entries == [
                "B begins", "B ends", "A begins", "A ends", "B begins", "B ends",
            ])
        #expect(run.text == "BAB\n[A]\n[B]")
        #expect(run.refusals.isEmpty)
        try await system.finish()
    }

    @Test("Bad input: more taps than can wait are refused, not lost silently")
    func tooManyTaps() async throws {
        var limits = Limits()
        limits.waitingTaps = 2
        let system = TestSystem(intents: [Crowd.ShowGate.self], limits: limits)
        let run = try await system.perform("ShowGate")
        let card = try #require(run.card)
        let tap = PersonAction.tap(
            card: card.id, generation: card.generation, action: ActionID(ordinal: 0))
        try run.post(tap)
        await Crowd.entered.wait()
        for _ in 0..<4 { try run.post(tap) }
        await eventually { run.refusals.count == 2 }
        await Crowd.release.open()
        await run.settle()
        #expect(run.text == "3\n[Enter]")
        #expect(
            run.refusals == Array(
                repeating: refusal(.overloaded, "Too many taps are waiting."), count: 2))
        try await system.finish()
    }

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
        await eventually { run.refusals.count == 6 }
        await Twice.release.open()
        await run.settle()
        try await run.send(.confirm(question: question))
        let answered = refusal(.answered, "This question is not open any more.")
        #expect(
            run.refusals == [
                answered, answered, refusal(.stale, "This card is not shown any more."), answered,
                answered, answered, answered,
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
        let answered = refusal(.answered, "This question is not open any more.")
        #expect(
            run.refusals == [
                refusal(.unknown, "There is no such option."),
                refusal(.unknown, "There is no such option."), answered, answered, answered,
            ])
        #expect(run.screen == screen)
        try await run.choose("Blue")
        #expect(run.screen == "  Choose Color\n  “Blue”\n  [Done]")
        try await system.finish()
    }

    @Test("Bad input: a tap or a second Done after Done is refused; nothing is performed")
    func tapAfterDone() async throws {
        let system = TestSystem(intents: [Counter.ShowCounter.self])
        let run = try await system.perform("ShowCounter", values: ["name": "after done"])
        let card = try #require(run.card)
        try await run.done()
        #expect(run.screen == "  (nothing)")
        try await run.send(
            .tap(card: card.id, generation: card.generation, action: ActionID(ordinal: 0)))
        try await run.send(.done(card: card.id))
        #expect(
            run.refusals == [
                refusal(.stale, "This has changed meanwhile; nothing was done."),
                refusal(.stale, "This card is not shown any more."),
            ])
        #expect(run.screen == "  (nothing)")
        #expect(Counter.counts.entries.filter { $0 == "after done" }.isEmpty)
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

enum Counter {
    /// One line for each count, under the name of the test.
    static let counts = Journal()

    struct ShowCounter: AppIntent {
        static let title: LocalizedStringResource = "Show Counter"
        @Parameter(title: "Name") var name: String

        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            let snippet = CounterSnippet()
            snippet.name = name
            return .result(snippetIntent: snippet)
        }
    }

    struct CounterSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Counter"
        @Parameter(title: "Name") var name: String

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            let add = AddOne()
            add.name = name
            let count = Counter.counts.entries.filter { $0 == name }.count
            return .result(
                view: VStack {
                    Text(verbatim: "\(count)")
                    Button("Add", intent: add)
                })
        }
    }

    struct AddOne: AppIntent {
        static let title: LocalizedStringResource = "Add One"
        @Parameter(title: "Name") var name: String

        func perform() async throws -> some IntentResult {
            Counter.counts.add(name)
            return .result()
        }
    }
}

enum Ordered {
    static let journal = Journal()
    static let entered = Gate()
    static let release = Gate()

    struct ShowKeys: AppIntent {
        static let title: LocalizedStringResource = "Show Keys"
        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            .result(snippetIntent: KeysSnippet())
        }
    }

    struct KeysSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Keys"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            let typed = Ordered.journal.entries.filter { $0.hasSuffix("ends") }
                .map { $0.prefix(1) }.joined()
            return .result(
                view: VStack {
                    if !typed.isEmpty { Text(verbatim: typed) }
                    Button("A", intent: PressA())
                    Button("B", intent: PressB())
                })
        }
    }

    struct PressA: AppIntent {
        static let title: LocalizedStringResource = "Press A"
        func perform() async throws -> some IntentResult {
            Ordered.journal.add("A begins")
            await Task.yield()
            Ordered.journal.add("A ends")
            return .result()
        }
    }

    struct PressB: AppIntent {
        static let title: LocalizedStringResource = "Press B"
        func perform() async throws -> some IntentResult {
            Ordered.journal.add("B begins")
            await Ordered.entered.open()
            await Ordered.release.wait()
            Ordered.journal.add("B ends")
            return .result()
        }
    }
}

enum Crowd {
    static let journal = Journal()
    static let entered = Gate()
    static let release = Gate()

    struct ShowGate: AppIntent {
        static let title: LocalizedStringResource = "Show Gate"
        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            .result(snippetIntent: GateSnippet())
        }
    }

    struct GateSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Gate"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            let count = Crowd.journal.entries.count
            return .result(
                view: VStack {
                    Text(verbatim: "\(count)")
                    Button("Enter", intent: EnterGate())
                })
        }
    }

    struct EnterGate: AppIntent {
        static let title: LocalizedStringResource = "Enter Gate"
        func perform() async throws -> some IntentResult {
            await Crowd.entered.open()
            await Crowd.release.wait()
            Crowd.journal.add("entered")
            return .result()
        }
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
