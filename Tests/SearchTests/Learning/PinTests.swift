import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// The actions that a person pins, which the page lists first, and what it says before anything is done.
@Suite(.timeLimit(.minutes(2)))
struct PinTests {
    private typealias Cards = RecentCards

    /// Returns what a person sees before anything is typed.
    private func home(_ system: TestSystem, _ name: String = "test") async -> [SearchSection] {
        let person = Person.session(SessionID(name))
        await system.system.renewOffers(language: "en", for: person)
        return system.system.search("", for: person)
    }

    /// Returns the rows of a section that a person sees.
    private func rows(
        _ title: String, _ system: TestSystem, _ name: String = "test"
    ) async -> [SearchItem] {
        await home(system, name).first { $0.title == title }?.items ?? []
    }

    private func loaf(_ name: String, _ count: Int) -> PinTarget {
        .intent(
            "BakeLoaf", values: ["loaf": .entity(type: "Bread", id: name), "count": .int(count)])
    }

    @Test("The action of a result is pinned and unpinned, stands first, and is no recent one then")
    func result() async throws {
        let system = TestSystem(intents: [Cards.BakeLoaf.self, Cards.SweepFloor.self])
        let run = try await system.perform(Cards.SweepFloor())
        await run.perform(Cards.BakeLoaf("Rye", 2))
        let card = try #require(run.card)
        #expect(card.isPinned == false)
        try await run.send(.pin(.card(card.id), isOn: true))
        #expect(run.card?.isPinned == true)
        #expect(run.announcements.map(\.full) == ["Pinned."])

        #expect(await home(system).prefix(2).map(\.title) == ["Pinned", "Recent"])
        let row = try #require(await rows("Pinned", system).first)
        #expect([row.title, row.subtitle, row.reason] == ["Bake Loaf", "Rye and 2", nil])
        #expect(row.values == ["loaf": .entity(type: "Bread", id: "Rye"), "count": 2])
        #expect(row.isPinned == true)
        #expect(await rows("Recent", system).map(\.title) == ["Sweep Floor"])

        // It is performed from there, and the new result knows that it is pinned.
        try await run.send(.perform(intent: row.intent, values: row.values ?? [:]))
        #expect(run.card?.isPinned == true)
        #expect(await rows("Pinned", system).count == 1)
        let again = try #require(run.card)
        try await run.send(.pin(.card(again.id), isOn: false))
        #expect(run.card?.isPinned == false)
        #expect(run.announcements.map(\.full) == ["Pinned.", "Unpinned."])
        #expect(await rows("Pinned", system).isEmpty)
        #expect(await rows("Recent", system).map(\.title) == ["Bake Loaf", "Sweep Floor"])
        try await system.finish()
    }

    @Test("App Shortcuts and intents are pinned without being performed, and their rows say so")
    func offers() async throws {
        let system = TestSystem(
            intents: [Cards.BakeLoaf.self, Cards.SweepFloor.self, Cards.SellLoaf.self],
            shortcuts: Cards.Shortcuts.self)
        let run = try await system.person()
        try await run.send(.pin(.intent("SellLoaf", values: [:]), isOn: true))
        try await run.send(.pin(.shortcut(0), isOn: true))
        // Once more changes nothing.
        try await run.send(.pin(.shortcut(0), isOn: true))
        #expect(run.screen == "  (nothing)")
        let pinned = await rows("Pinned", system)
        #expect(pinned.map(\.title) == ["Sell Loaf", "Dozen"])
        #expect(pinned.map(\.needsValues) == [false, true])
        #expect(pinned.last?.values == ["count": 12])
        #expect(await rows("App Shortcuts", system).map(\.isPinned) == [true, nil])
        #expect(await rows("Actions", system).map(\.title) == ["Bake Loaf", "Sell Loaf"])
        #expect(await rows("Actions", system).map(\.isPinned) == [nil, true])
        let found = system.system.search("sell", for: .session(SessionID("test")))
        #expect(found.map(\.title) == ["Actions"])
        #expect(found.first?.items.first?.isPinned == true)

        try await run.send(.pin(.shortcut(0), isOn: false))
        #expect(await rows("Pinned", system).map(\.title) == ["Sell Loaf"])
        #expect(await rows("App Shortcuts", system).map(\.isPinned) == [nil, nil])
        try await system.finish()
    }

    @Test("A suggestion that is pinned moves, and comes back when it is unpinned")
    func suggestion() async throws {
        let system = TestSystem(intents: [Cards.SliceLoaf.self])
        let run = try await system.perform(Cards.SliceLoaf("Rye", 7))
        #expect(run.dialog != nil)
        let row = try #require(await rows("Suggestions", system).first)
        let target = PinTarget.intent(row.intent, values: row.values ?? [:])
        try await run.send(.pin(target, isOn: true))
        #expect(await rows("Suggestions", system).isEmpty)
        #expect(await rows("Pinned", system).map(\.values) == [row.values])
        try await run.send(.pin(target, isOn: false))
        #expect(await rows("Suggestions", system) == [row])
        try await system.finish()
    }

    @Test("Bad input: what people are not offered, and what is not there, can't be pinned")
    func refused() async throws {
        let system = TestSystem(
            intents: [Cards.HideCrumbs.self, Cards.BakeLoaf.self, Cards.WriteLabel.self])
        let run = try await system.perform(Cards.HideCrumbs())
        let hidden = try #require(run.card)
        #expect(hidden.isPinned == nil)
        try await run.send(.perform(intent: "BakeLoaf", values: [:]))
        let question = try #require(run.card)
        #expect(question.isPinned == nil)
        let tooLong = ["text": ParameterValue.string(String(repeating: "x", count: 70_000))]
        let targets: [PinTarget] = [
            .card(hidden.id), .card(question.id), .card(-1), .shortcut(0), .shortcut(-1),
            .intent("HideCrumbs", values: [:]), .intent("", values: [:]),
            .intent("WriteLabel", values: tooLong),
        ]
        for target in targets { try await run.send(.pin(target, isOn: true)) }
        #expect(run.refusals.map(\.message) == targets.map { _ in "This action can’t be pinned." })
        #expect(await rows("Pinned", system).isEmpty)
        #expect(run.card?.id == question.id)
        try await run.cancel()
        try await system.finish()
    }

    @Test("No more than the limit are pinned; one whose entity is gone makes room")
    func bounded() async throws {
        var limits = Limits()
        limits.pinnedActions = 2
        let system = TestSystem(intents: [Cards.BakeLoaf.self], limits: limits)
        let run = try await system.person()
        try await run.send(.pin(loaf("Crumb", 1), isOn: true))
        try await run.send(.pin(loaf("Rye", 1), isOn: true))
        #expect(await rows("Pinned", system).map(\.subtitle) == ["Rye and 1"])
        try await run.send(.pin(loaf("Oat", 1), isOn: true))
        try await run.send(.pin(loaf("Wheat", 1), isOn: true))
        #expect(run.refusals.map(\.message) == ["No more can be pinned. Unpin something first."])
        #expect(await rows("Pinned", system).map(\.subtitle) == ["Rye and 1", "Oat and 1"])
        try await run.send(.pin(loaf("Rye", 1), isOn: false))
        try await run.send(.pin(loaf("Wheat", 1), isOn: true))
        #expect(run.refusals.count == 1)
        #expect(await rows("Pinned", system).map(\.subtitle) == ["Oat and 1", "Wheat and 1"])
        try await system.finish()
    }

    @Test("Pins are a person's own, survive a restart, and are deleted with all that is kept")
    func restart() async throws {
        let store = LearningCards.Store()
        let first = TestSystem(
            intents: [Cards.BakeLoaf.self, Cards.SellLoaf.self], donations: store)
        let ada = try await first.person("ada")
        let bob = try await first.person("bob")
        for run in [ada, bob] { try await run.send(.pin(loaf("Rye", 1), isOn: true)) }
        try await ada.send(.pin(.intent("SellLoaf", values: [:]), isOn: true))
        // Many runs push no pin out.
        for count in 2...20 { await bob.perform(Cards.BakeLoaf("Rye", count)) }
        #expect(bob.dialog?.full == "Baked: 20 Rye")
        #expect(await rows("Pinned", first, "eve").isEmpty)
        try await first.system.learned()
        try await first.finish()

        let second = TestSystem(
            intents: [Cards.BakeLoaf.self, Cards.SellLoaf.self], donations: store)
        #expect(await rows("Pinned", second, "ada").map(\.title) == ["Bake Loaf", "Sell Loaf"])
        #expect(await rows("Pinned", second, "bob").map(\.title) == ["Bake Loaf"])
        try await second.system.forget(.session(SessionID("ada")))
        #expect(await rows("Pinned", second, "ada").isEmpty)
        #expect(await rows("Pinned", second, "bob").count == 1)
        try await second.system.learned()
        #expect(store.records.withLock { $0.allSatisfy { $0.person == "session bob" } })
        #expect(store.records.withLock { $0.filter { $0.isPinned == true }.count } == 1)
    }

    @Test("Bad input: on a full disk pins and the deletion of everything are refused in words")
    func fullStore() async throws {
        let store = LearningCards.Store()
        let system = TestSystem(
            intents: [Cards.BakeLoaf.self, Cards.SellLoaf.self], donations: store)
        let ada = try await system.person("ada")
        try await ada.send(.pin(loaf("Rye", 1), isOn: true))
        #expect(store.records.withLock { $0.map(\.isPinned) } == [true])
        store.isFull.withLock { $0 = true }
        try await ada.send(.pin(.intent("SellLoaf", values: [:]), isOn: true))
        try await ada.send(.pin(loaf("Rye", 1), isOn: false))
        let words = "This could not be written down, so it doesn’t count. The app’s log says more."
        #expect(ada.refusals.map(\.message) == [words, words])
        await #expect(throws: NotKept()) {
            try await system.system.forget(.session(SessionID("ada")))
        }
        #expect(await rows("Pinned", system, "ada").map(\.title) == ["Bake Loaf"])
        store.isFull.withLock { $0 = false }
        try await ada.send(.pin(loaf("Rye", 1), isOn: false))
        #expect(store.records.withLock { $0.isEmpty })
        try await system.finish()
    }

    @Test("Bad input: what a person deletes includes what couldn’t be read at the start")
    func unreadStore() async throws {
        let store = LearningCards.Store()
        let intents: [any AppIntent.Type] = [Cards.BakeLoaf.self]
        let first = TestSystem(intents: intents, donations: store)
        for name in ["ada", "bob"] {
            try await first.person(name).send(.pin(loaf("Rye", 1), isOn: true))
        }
        try await first.finish()

        store.isUnreadable.withLock { $0 = true }
        let second = TestSystem(intents: intents, donations: store)
        #expect(await rows("Pinned", second, "ada").isEmpty)
        await #expect(throws: NotKept()) {
            try await second.system.forget(.session(SessionID("ada")))
        }
        store.isUnreadable.withLock { $0 = false }
        try await second.system.forget(.session(SessionID("ada")))
        #expect(store.records.withLock { $0.compactMap(\.person) } == ["session bob"])
        try await second.finish()
    }

    @Test("An action that is only repeated is written once")
    func repeated() async throws {
        let store = LearningCards.Store()
        let system = TestSystem(
            intents: [Cards.BakeLoaf.self, Cards.SweepFloor.self], donations: store)
        let run = try await system.perform(Cards.BakeLoaf("Rye", 1))
        #expect(run.dialog != nil)
        try await system.system.learned()
        let written = store.records.withLock { $0 }
        for _ in 1...3 { await run.perform(Cards.BakeLoaf("Rye", 1)) }
        try await system.system.learned()
        #expect(store.records.withLock { $0 } == written)
        await run.perform(Cards.SweepFloor())
        #expect(run.dialog?.full == "Swept.")
        try await system.system.learned()
        #expect(store.records.withLock { $0.map(\.intent) } == ["BakeLoaf", "SweepFloor"])
        try await system.finish()
    }

    @Test("What the page is stands there until something is done or pinned, for each person")
    func introduction() async throws {
        let system = TestSystem(
            intents: [Cards.SweepFloor.self, Cards.BakeLoaf.self], appName: "Bakery")
        func words(_ name: String, language: String = "en") -> String? {
            system.system.introduction(language: language, for: .session(SessionID(name)))
        }
        #expect(
            words("ada")
                == "Here you can do everything that Bakery offers: type what you want, or choose it from the list."
        )
        #expect(words("ada", language: "de")?.hasPrefix("Hier kannst du alles tun") == true)
        let ada = try await system.person("ada")
        // A form that was left is nothing done.
        try await ada.send(.perform(intent: "BakeLoaf", values: [:]))
        try await ada.cancel()
        #expect(words("ada") != nil)
        await ada.perform(Cards.SweepFloor())
        #expect(ada.dialog?.full == "Swept.")
        #expect(words("ada") == nil)
        #expect(words("bob") != nil)
        let bob = try await system.person("bob")
        try await bob.send(.pin(.intent("SweepFloor", values: [:]), isOn: true))
        #expect(words("bob") == nil)
        try await system.finish()
    }
}
