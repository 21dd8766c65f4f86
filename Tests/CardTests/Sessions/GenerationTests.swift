import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// Invariant 6 of the architecture: a tap names what was shown.
@Suite struct GenerationTests {
    /// A card whose generation grows with each tap.
    private func open() async throws -> (TestFixture, TestSystem, TestRun) {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: TapCards.all)
        return (lab, system, try await system.perform(TapCards.Show(lab: lab.name)))
    }

    @Test("BTN-2 a change advances the generation by one; a refresh without one does not")
    func advances() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all)
        let run = try await system.perform(CounterCards.Show(lab))
        #expect(run.text == CounterCards.text(0))
        let first = try #require(run.card).generation
        try await run.tap("Nothing")
        #expect(run.card?.generation == first)
        try await run.tap("Add")
        #expect(run.card?.generation == first + 1)
        try await run.tap("Add")
        #expect(run.card?.generation == first + 2)
        #expect(run.text == CounterCards.text(2))
        try await system.finish()
    }

    @Test("SNI-4 a refresh without a change tells the one who tapped only, and sends no view")
    func unchangedRefresh() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all)
        let run = try await system.perform(CounterCards.Show(lab))
        #expect(run.text == CounterCards.text(0))
        let other = await TestRun.connect(to: run.session)
        let (mine, others) = (run.counts, (other.counts.states, other.counts.trees))
        try await run.tap("Nothing")
        #expect(lab.notes.suffix(2) == ["nothing", "draw"])
        #expect(run.counts.states == mine.states + 1)
        #expect(run.counts.trees == mine.trees)
        #expect((other.counts.states, other.counts.trees) == others)
        try await run.tap("Add")
        #expect(run.counts.trees == mine.trees + 1)
        #expect((other.counts.states, other.counts.trees) == (others.0 + 1, others.1 + 1))
        #expect(run.text == CounterCards.text(1))
        #expect(other.text == CounterCards.text(1))
        try await system.finish()
    }

    @Test(
        "SNI-4 a view that looks the same but whose button does something else is a new generation")
    func changedRecipe() async throws {
        let (lab, system, run) = try await open()
        #expect(run.text == "[Mark]")
        let first = try #require(run.card).generation
        try await run.tap("Mark")
        #expect(run.text == "[Mark]")
        #expect(run.card?.generation == first + 1)
        try await run.tap("Mark")
        #expect(lab.notes == ["mark 0", "mark 1"])
        #expect(run.text == "[Mark]")
        try await system.finish()
    }

    @Test("BTN-11 a tap on what was shown a moment ago does what was shown then")
    func slightlyOldTap() async throws {
        let (lab, system, run) = try await open()
        #expect(run.text == "[Mark]")
        // Both taps name the generation that is shown now.
        let tap = try run.tapping("Mark")
        try run.post(tap)
        try run.post(tap)
        await run.settle()
        #expect(lab.notes == ["mark 0", "mark 0"])
        #expect(run.refusals.isEmpty)
        #expect(run.text == "[Mark]")
        try await system.finish()
    }

    @Test("SNI-11 a tap older than the last generation a client acknowledged is stale")
    func acknowledged() async throws {
        let (lab, system, run) = try await open()
        let card = try #require(run.card)
        let action = try #require(run.tree.button(named: "Mark")?.action)
        try await run.tap("Mark")
        // This tap names the second generation: whoever sent it has seen it.
        try await run.tap("Mark")
        let trees = run.counts.trees
        try await run.send(.tap(card: card.id, generation: card.generation, action: action))
        #expect(run.refusals == [.staleTap])
        #expect(lab.notes == ["mark 0", "mark 1"])
        // The current tree comes back.
        #expect(run.counts.trees == trees + 1)
        #expect(run.text == "[Mark]")
        #expect(run.card?.generation == card.generation + 2)
        try await system.finish()
    }

    @Test("SNI-11 of several tabs, at most 32 generations are kept; an older tap is stale")
    func keepsThirtyTwo() async throws {
        let (lab, system, run) = try await open()
        let action = try #require(run.tree.button(named: "Mark")?.action)
        let other = await TestRun.connect(to: run.session)
        for _ in 1...40 { try await run.tap("Mark") }
        let card = try #require(run.card)
        #expect(card.generation == 41)
        #expect(lab.notes.count == 40)

        try await run.send(.tap(card: card.id, generation: 9, action: action))
        #expect(run.refusals == [.staleTap])
        #expect(lab.notes.count == 40)
        try await run.send(.tap(card: card.id, generation: 10, action: action))
        #expect(run.refusals == [.staleTap])
        #expect(lab.notes.last == "mark 9")
        #expect(other.text == "[Mark]")
        #expect(run.text == "[Mark]")
        try await system.finish()
    }

    @Test("SNI-11 a generation that never was is stale")
    func unknownGeneration() async throws {
        let (lab, system, run) = try await open()
        let card = try #require(run.card)
        let action = try #require(run.tree.button(named: "Mark")?.action)
        for generation in [card.generation + 1, 0, -1, .min, .max] {
            try await run.send(.tap(card: card.id, generation: generation, action: action))
        }
        #expect(run.refusals == Array(repeating: .staleTap, count: 5))
        #expect(lab.notes.isEmpty)
        #expect(run.text == "[Mark]")
        try await system.finish()
    }
}
