import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// CON-6 to CON-9: when it is asked, in which words, and what it gives.
@Suite struct ConfirmationWordsTests {
    private static let intents = AskCards.all + CounterCards.all

    @Test("CON-6 without conditions it always asks; of a person it asks nothing for doubt")
    func conditions() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.Conditional(lab: lab.name))
        #expect(run.look() == "  Ask Sometimes\n  “Always asked?”\n  [Cancel] [Continue]")
        #expect(lab.notes == ["not asked"])
        try await run.confirm()
        #expect(run.look() == "  Ask Sometimes\n  “Done: Ask Sometimes”\n  [Done]")
        try await system.finish()
    }

    @Test("CON-6 an assistant may have misunderstood, so it asks what is asked in doubt")
    func doubt() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let session = try await system.system.session(
            .random(), isKept: false, startedBy: .assistant)
        let surface = await TestRun.connect(to: session)
        session.perform(AskCards.Conditional(lab: lab.name))
        await session.settled()
        #expect(surface.card?.dialog?.supporting == "Unsure?")
        #expect(lab.notes.isEmpty)
        try await surface.confirm()
        #expect(surface.card?.dialog?.supporting == "Always asked?")
        try await surface.confirm()
        #expect(surface.card?.dialog?.supporting == "Done: Ask Sometimes")
        try await system.finish()
    }

    @Test("CON-6 what a person taps on the card of an assistant's call is no guess")
    func noDoubt() async throws {
        let request = RunRequest(
            AskCards.Conditional.self, .named([:]), locale: Locale(identifier: "en"),
            source: .assistant)
        let recipe = Recipe(of: AskCards.Conditional(lab: "any"))
        #expect(request.isGuess)
        #expect(request.following(recipe, purpose: .action).isGuess)
        #expect(!request.following(recipe, purpose: .control(inConfirmation: false)).isGuess)
    }

    @Test("CON-7 the dialog is optional beside a view, and said but not written as no prompt")
    func dialogs() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.Wordy(lab: lab.name))
        var screens: [String] = []
        var spoken: [String?] = []
        while run.question != nil {
            screens.append(run.look())
            spoken.append(run.dialog?.full)
            try await run.confirm()
        }
        #expect(Array(spoken.prefix(3)) == [nil, "As prompt.", "Not as prompt."])
        #expect(
            screens == [
                "  Ask in Words\n  | Only a view\n  [Cancel] [Continue]",
                "  Ask in Words\n  “As prompt.”\n  | With a view\n  [Cancel] [Continue]",
                "  Ask in Words\n  | With a view\n  [Cancel] [Continue]",
                "  Ask in Words\n  “Do you want to continue with “Ask in Words”?”\n  [Cancel] [Continue]",
            ])
        #expect(run.look() == "  Ask in Words\n  “Done: Ask in Words”\n  [Done]")
        try await system.finish()
    }

    @Test("CON-8 custom names carry both labels, both lists of alternatives, and destruction")
    func customName() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.Erase(lab: lab.name))
        guard case .confirmation(let confirmation) = run.question?.kind else {
            Issue.record("No confirmation: \(run.screen)")
            return
        }
        #expect(
            confirmation
                == Question.Confirmation(
                    acceptLabel: "Erase", denyLabel: "Keep", acceptAlternatives: ["Wipe", "Clear"],
                    denyAlternatives: ["Leave"], isDestructive: true))
        #expect(
            run.card?.buttons == [
                SystemButton(role: .cancel, label: "Keep"),
                SystemButton(role: .confirm, label: "Erase", isDestructive: true),
            ])
        try await run.cancel()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test("CON-8 each named action labels the button")
    func namedActions() async throws {
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.AskForAll())
        var labels: [String] = []
        while run.question != nil {
            let buttons = try #require(run.card?.buttons)
            #expect(buttons.map(\.role) == [.cancel, .confirm])
            #expect(buttons.map(\.isDestructive) == [false, false])
            #expect(buttons[0].label == "Cancel")
            labels.append(buttons[1].label)
            try await run.confirm()
        }
        #expect(
            labels == [
                "Add", "Add Data", "Book", "Buy", "Call", "Check In", "Continue", "Create", "Do",
                "Download", "Filter", "Find", "Get", "Go", "Log", "Open", "Order", "Pay", "Play",
                "Play Sound", "Post", "Request", "Run", "Search", "Send", "Set", "Share", "Start",
                "Start Navigation", "Toggle", "Turn Off", "Turn On", "View",
            ])
        #expect(run.look() == "  Ask for All\n  “Done: Ask for All”\n  [Done]")
        try await system.finish()
    }

    @Test(
        "CON-9 it gives the value of the snippet as it was confirmed, changes by its buttons included"
    )
    func value() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.AskForNumber(lab: lab.name))
        #expect(run.text == "Number 0\n[Add]")
        try await run.tap("Add")
        try await run.tap("Add")
        #expect(run.text == "Number 2\n[Add]")
        try await run.confirm()
        #expect(run.look() == "  Ask for a Number\n  “You chose 2.”\n  [Done]")
        try await system.finish()
    }

    @Test("CON-9 where nobody is asked, the snippet is performed once, unseen, for its value")
    func valueUnasked() async throws {
        let lab = TestFixture.fresh()
        lab[number: "count"] = 5
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(AskCards.TakeNumber(lab: lab.name))
        #expect(run.look() == "  Take a Number\n  “It was 5.”\n  [Done]")
        #expect(lab.notes == ["draw number"])
        #expect(run.counts.trees == 0)
        try await system.finish()
    }
}
