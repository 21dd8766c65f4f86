import AppIntents
import IntentSystem
import IntentTestKit
import Testing

/// What the Human Interface Guidelines page "Snippets" says about the parts of one.
@Suite("Human Interface Guidelines: Snippets", .serialized, .timeLimit(.minutes(3)))
struct SnippetDesignTests {
    private let system = TestSystem(intents: [
        OrderCoffeeIntent.self, OrderQuietlyIntent.self, OrderAtOnceIntent.self,
    ])

    init() {
        CoffeeCup.size.withLock { $0 = "small" }
    }

    @Test(
        "A confirmation has two system buttons: Cancel, and one with the action's label",
        arguments: [
            (Wording.unnamed, ["Cancel", "Continue"]), (.named, ["Cancel", "Order"]),
            (.own, ["No Coffee", "Brew It"]),
        ])
    func confirmationButtons(_ wording: Wording, _ labels: [String]) async throws {
        let run = try await system.perform(OrderCoffeeIntent(wording))
        #expect(run.card?.buttons.map(\.role) == [.cancel, .confirm])
        #expect(run.card?.buttons.map(\.label) == labels)
        try await run.cancel()
        try await system.finish()
    }

    @Test("A result has one system button, Done, which dismisses it")
    func resultButton() async throws {
        let run = try await system.perform(OrderAtOnceIntent())
        #expect(run.card?.buttons == [SystemButton(role: .done, label: "Done")])
        try await run.done()
        #expect(run.card == nil)
        try await system.finish()
    }

    @Test("The person confirms or cancels; the result needs no further action")
    func confirmationThenResult() async throws {
        let run = try await system.perform(OrderCoffeeIntent(.named))
        #expect(run.question != nil)
        try await run.confirm()
        #expect(run.question == nil)
        #expect(run.text == "Ready in three minutes")
        #expect(run.dialog?.full == "It is on its way.")
        try await run.done()
        try await system.finish()
    }

    @Test("The confirmation is optional")
    func resultAlone() async throws {
        let run = try await system.perform(OrderAtOnceIntent())
        #expect(run.text == "Ready in three minutes")
        try await system.finish()
    }

    @Test("Who shows a snippet always ends in a result, even with nothing to say")
    func endsInAResult() async throws {
        let run = try await system.perform(OrderQuietlyIntent())
        #expect(run.text.contains("coffee"))
        try await run.confirm()
        let result = try #require(run.card)
        #expect(result.question == nil)
        #expect(result.buttons.map(\.role) == [.done])
        #expect(result.dialog?.full.isEmpty == false)
        try await system.finish()
    }

    @Test("What an intent says stands above its view")
    func dialogIsAbove() async throws {
        let run = try await system.perform(OrderCoffeeIntent(.named))
        #expect(run.dialog?.supporting == "Order a coffee?")
        let screen = run.screen
        let dialog = try #require(screen.range(of: "Order a coffee?"))
        let view = try #require(screen.range(of: "A small coffee"))
        let button = try #require(screen.range(of: "[Cancel]"))
        #expect(dialog.upperBound <= view.lowerBound)
        #expect(view.upperBound <= button.lowerBound)
        try await run.cancel()
        try await system.finish()
    }

    @Test("What is only spoken is left out beside the view")
    func dialogMayBeSpokenOnly() async throws {
        let run = try await system.perform(OrderAtOnceIntent())
        #expect(run.dialog?.full == "Your coffee will be ready in three minutes.")
        #expect(run.dialog?.supporting == "")
        try await system.finish()
    }

    @Test("Buttons of the view change what is about to be confirmed")
    func optionsAffectTheResult() async throws {
        let run = try await system.perform(OrderCoffeeIntent(.named))
        #expect(run.text == "A small coffee\n[Larger]")
        try await run.tap("Larger")
        #expect(run.text == "A large coffee\n[Larger]")
        #expect(run.question != nil)
        try await run.cancel()
        try await system.finish()
    }

    @Test("Custom views are at most 400 points tall")
    func greatestHeight() {
        #expect(Limits().contentHeight == 400)
    }
}
