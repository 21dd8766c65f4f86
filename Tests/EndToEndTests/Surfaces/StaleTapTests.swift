import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// What taps get that name something unknown or gone: a clear refusal, nothing lost, nothing
/// performed.
@Suite(.timeLimit(.minutes(2)))
struct StaleTapTests {
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
                Refusal(reason: .unknown, message: "There is no action “Nonsense<script>”."),
                Refusal(reason: .unknown, message: "There is no shortcut number 0."),
                Refusal(reason: .unknown, message: "There is no shortcut number -1."),
                Refusal(reason: .invalid, message: "Nothing is running."),
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
                card: card.id, generation: card.generation, action: ActionID(ordinal: 7), isOn: true
            ),
        ]
        for (index, action) in wrong.enumerated() {
            let trees = run.counts.trees
            try await run.send(action)
            #expect(run.counts.trees == trees + 1)
            #expect(run.refusals.count == index + 1)
            #expect(
                run.refusals.last
                    == .staleTap)
            #expect(run.text == "0\n[Add]")
            #expect(run.card?.generation == card.generation)
        }
        #expect(Counter.counts.entries.filter { $0 == "unknown action" }.isEmpty)
        try await system.finish()
    }

    @Test(
        "Bad input: a stale generation's action that is still known means what it meant when shown")
    func staleGeneration() async throws {
        var limits = Limits()
        limits.keptGenerations = 2
        let system = TestSystem(intents: [Counter.ShowCounter.self], limits: limits)
        let run = try await system.perform("ShowCounter", values: ["name": "stale"])
        // With a second surface, the first acknowledges no generation.
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
            run.refusals == [.staleTap])
        #expect(run.text == "2\n[Add]")
        #expect(other.text == "2\n[Add]")
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
                .staleTap,
                .gone,
            ])
        #expect(run.screen == "  (nothing)")
        #expect(Counter.counts.entries.filter { $0 == "after done" }.isEmpty)
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
