import AppIntents
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Synchronization
import Testing

/// What a person sees of a view that follows a schedule.
@Suite struct ClockTests {
    /// A system whose time of day begins with zero, and passes with its clock.
    private struct Bench {
        let system: TestSystem
        let lab = TestFixture.fresh()
        private let time: Time

        private final class Time: Sendable {
            let seconds = Mutex(0.0)
        }

        init(
            limits: Limits = Limits(), store: (any SessionStore)? = nil, passphrase: String? = nil
        ) {
            let time = Time()
            self.time = time
            system = TestSystem(
                intents: ClockCards.all, limits: limits, store: store, passphrase: passphrase,
                now: { Date(timeIntervalSinceReferenceDate: time.seconds.withLock { $0 }) })
        }

        /// Lets seconds pass, and returns when all that they lead to is on screen.
        func pass(_ seconds: Double) async {
            time.seconds.withLock { $0 += seconds }
            system.clock.advance(by: .seconds(seconds))
            await system.catchUp()
        }

        var drawings: Int { lab[number: "drawings"] }
    }

    private func text(at time: Int) -> String { "At \(time)\nsoon\n[Press]" }

    @Test(
        "A clock on a card goes on, and no intent is performed for that", arguments: [true, false])
    func goesOn(isSnippet: Bool) async throws {
        let bench = Bench()
        let run = try await bench.system.perform(
            isSnippet ? ClockCards.Show(bench.lab) : ClockCards.ShowFixed(bench.lab))
        #expect(run.text == text(at: 0))
        await bench.pass(9)
        #expect(run.text == text(at: 0))
        #expect(bench.drawings == 1)
        for step in 1...3 {
            await bench.pass(step == 1 ? 1 : 10)
            #expect(run.text == text(at: 10 * step))
            #expect(bench.drawings == step + 1)
        }
        // After a long time it is drawn once, not for all that was missed.
        await bench.pass(1000)
        #expect(run.text == text(at: 1030))
        #expect(bench.drawings == 5)
        #expect(bench.lab.notes == ["perform"])
        #expect(run.card?.isRenewed == true)
        try await bench.system.finish()
    }

    @Test("BTN-1 a button works that was drawn before a clock went on, as it was drawn")
    func tap() async throws {
        let bench = Bench()
        let run = try await bench.system.perform(ClockCards.Show(bench.lab))
        let old = try #require(run.card)
        await bench.pass(10)
        let new = try #require(run.card)
        #expect(new.id == old.id)
        #expect(new.generation == old.generation + 1)
        try await run.send(
            .tap(card: old.id, generation: old.generation, action: ActionID(ordinal: 0)))
        #expect(run.refusals.isEmpty)
        try await run.tap("Press")
        #expect(bench.lab.notes == ["perform", "press 0", "perform", "press 10", "perform"])
        #expect(run.text == text(at: 10))
        try await bench.system.finish()
    }

    @Test("A view that looks the same at its next moment is told to nobody")
    func unchanged() async throws {
        let bench = Bench()
        bench.lab[number: "stands"] = 1
        let run = try await bench.system.perform(ClockCards.ShowFixed(bench.lab))
        let before = run.counts
        for step in 1...3 {
            await bench.pass(10)
            #expect(bench.drawings == step + 1)
        }
        #expect(run.counts == before)
        #expect(run.card?.generation == 1)
        try await run.tap("Press")
        #expect(bench.lab.notes == ["perform", "press 0"])
        try await bench.system.finish()
    }

    @Test("A clock stands while nobody looks, and is right for the next one who does")
    func connections() async throws {
        let bench = Bench()
        let run = try await bench.system.perform(ClockCards.ShowFixed(bench.lab))
        #expect(run.text == text(at: 0))
        await run.disconnect()
        await bench.pass(20)
        #expect(bench.drawings == 1)
        let tab = await TestRun.connect(to: run.session)
        await bench.system.catchUp()
        #expect(tab.text == text(at: 20))
        #expect(bench.drawings == 2)
        // Each look is drawn.
        let dark = await TestRun.connect(to: run.session, .init(scheme: .dark))
        await bench.pass(10)
        #expect([tab.text, dark.text] == [text(at: 30), text(at: 30)])
        #expect(bench.lab.notes == ["perform"])
    }

    @Test("AUT-1 a clock stands while it is locked, and goes on by itself when it isn't any more")
    func locked() async throws {
        let bench = Bench(passphrase: "open sesame")
        #expect(bench.system.unlock("open sesame"))
        let run = try await bench.system.perform(ClockCards.Guarded(bench.lab))
        await bench.pass(10)
        #expect(run.text == text(at: 10))
        bench.system.lock()
        await bench.pass(10)
        await bench.pass(40)
        #expect(run.text == text(at: 10))
        #expect(bench.drawings == 2)
        #expect(bench.system.unlock("open sesame"))
        await bench.pass(10)
        #expect(run.text == text(at: 70))
        // A card that changes by itself keeps no key.
        for _ in 0..<40 { await bench.pass(10) }
        #expect(!bench.system.isUnlocked)
        try await bench.system.finish()
    }

    @Test("A clock beside a question goes on, and the question stays open")
    func question() async throws {
        let bench = Bench()
        let run = try await bench.system.perform(ClockCards.Ask(bench.lab))
        #expect(run.text == text(at: 0))
        await bench.pass(10)
        #expect(run.text == text(at: 10))
        #expect(run.question != nil)
        try await run.confirm()
        #expect(bench.lab.notes == ["perform", "confirmed"])
        #expect(run.question == nil)
        try await bench.system.finish()
    }

    @Test("The limit of the system says how often a card is drawn by its schedule at most")
    func limit() async throws {
        var limits = Limits()
        limits.renewalInterval = .seconds(120)
        let bench = Bench(limits: limits)
        let run = try await bench.system.perform(ClockCards.ShowFixed(bench.lab))
        #expect(run.text == "At 0\nlater\n[Press]")
        await bench.pass(119)
        #expect(bench.drawings == 1)
        await bench.pass(1)
        #expect(run.text == "At 120\nlater\n[Press]")
        try await bench.system.finish()
    }

    @Test("A clock on a card of an earlier process stands, if its view is all that was kept of it")
    func restart() async throws {
        let store = MemoryStore()
        let first = Bench(store: store)
        let run = try await first.system.perform(ClockCards.ShowFixed(first.lab))
        await first.pass(10)
        #expect(run.text == text(at: 10))
        await first.system.system.flush()
        let second = Bench(store: store)
        let again = try await second.system.person()
        #expect(again.text == text(at: 0))
        await second.pass(20)
        #expect(again.text == text(at: 0))
        #expect(second.lab.notes.isEmpty)
        try await second.system.finish()
    }

    @Test("The card of an assistant is drawn for the moment")
    func assistant() async throws {
        let bench = Bench()
        let session = try await bench.system.system.session(
            .random(), isKept: false, startedBy: .assistant)
        let surface = await TestRun.connect(to: session)
        await surface.perform(ClockCards.ShowFixed(bench.lab))
        #expect(surface.text == "At 0\nlater\n[Press]")
        await bench.pass(30)
        #expect(surface.text == "At 0\nlater\n[Press]")
        #expect(bench.drawings == 1)
    }
}
