import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// The actions that a person performed last, as the page lists them before anything is typed.
@Suite(.timeLimit(.minutes(2)))
struct RecentTests {
    private typealias Cards = RecentCards

    /// Returns the rows under “Recent” that a person sees now.
    private func recents(
        _ system: TestSystem, _ name: String = "test", text: String = ""
    ) async -> [SearchItem] {
        let person = Person.session(SessionID(name))
        await system.system.renewOffers(language: "en", for: person)
        return system.system.search(text, for: person)
            .first { $0.title == "Recent" }?.items ?? []
    }

    @Test("What was done last is listed first, with its values, and is done again with them")
    func order() async throws {
        let system = TestSystem(intents: [Cards.BakeLoaf.self, Cards.SweepFloor.self])
        let run = try await system.perform(Cards.BakeLoaf("Rye", 2))
        await run.perform(Cards.SweepFloor())
        #expect(run.dialog?.full == "Swept.")
        let rows = await recents(system)
        #expect(rows.map(\.title) == ["Sweep Floor", "Bake Loaf"])
        #expect(rows.map(\.subtitle) == [nil, "Rye and 2"])
        let row = try #require(rows.last)
        #expect(row.kind == .suggestion)
        #expect(row.values == ["loaf": .entity(type: "Bread", id: "Rye"), "count": 2])
        #expect(!row.needsValues)
        #expect(row.reason?.hasPrefix("You did this ") == true)
        #expect(system.system.search("", for: .session(SessionID("test"))).first?.title == "Recent")
        #expect(await recents(system, text: "bake").isEmpty)

        try await run.send(.perform(intent: row.intent, values: row.values ?? [:]))
        #expect(run.dialog?.full == "Baked: 2 Rye")
        #expect(await recents(system).map(\.title) == ["Bake Loaf", "Sweep Floor"])
        try await system.finish()
    }

    @Test("Of actions that match equally well, the one that was done last is listed first")
    func rank() async throws {
        let system = TestSystem(intents: [Cards.BakeLoaf.self, Cards.WeighLoaf.self])
        let found = {
            system.system.search("loaf", for: .session(SessionID("test"))).flatMap(\.items)
                .map(\.title)
        }
        #expect(found() == ["Bake Loaf", "Weigh Loaf"])
        let run = try await system.perform("WeighLoaf")
        #expect(run.error == nil)
        _ = await recents(system)
        #expect(found() == ["Weigh Loaf", "Bake Loaf"])
        try await system.finish()
    }

    @Test("Values that were asked for are listed, and other values are another row")
    func values() async throws {
        let system = TestSystem(intents: [Cards.BakeLoaf.self])
        let run = try await system.perform(
            "BakeLoaf", values: ["loaf": .entity(type: "Bread", id: "Rye")])
        try await run.answer(["count": 3])
        await run.perform(Cards.BakeLoaf("Rye", 4))
        #expect(run.dialog?.full == "Baked: 4 Rye")
        #expect(await recents(system).map(\.subtitle) == ["Rye and 4", "Rye and 3"])
        try await system.finish()
    }

    @Test("An action has the name of the App Shortcut that does the same")
    func shortcut() async throws {
        let system = TestSystem(
            intents: [Cards.BakeLoaf.self, Cards.SweepFloor.self], shortcuts: Cards.Shortcuts.self)
        let run = try await system.perform(Cards.BakeLoaf("Rye", 2))
        await run.perform(Cards.BakeLoaf("Rye", 12))
        try await run.send(.performShortcut(1))
        #expect(run.dialog?.full == "Swept.")
        let rows = await recents(system)
        #expect(rows.map(\.title) == ["Sweep", "Dozen", "Bake Loaf"])
        #expect(rows.map(\.systemImageName) == ["wind", "carrot", "carrot"])
        try await system.finish()
    }

    @Test("A row that stands among the suggestions isn't repeated")
    func suggested() async throws {
        let system = TestSystem(intents: [Cards.SliceLoaf.self, Cards.SweepFloor.self])
        let run = try await system.perform(Cards.SliceLoaf("Rye", 7))
        await run.perform(Cards.SweepFloor())
        #expect(run.dialog?.full == "Swept.")
        #expect(await recents(system).map(\.title) == ["Sweep Floor"])
        #expect(await system.suggestions().map(\.title) == ["Slice Rye"])
        try await system.finish()
    }

    @Test("Each person sees their own actions")
    func persons() async throws {
        let system = TestSystem(intents: [Cards.BakeLoaf.self, Cards.SweepFloor.self])
        let ada = try await system.person("ada")
        await ada.perform(Cards.BakeLoaf("Rye", 1))
        #expect(ada.dialog != nil)
        let bob = try await system.person("bob")
        await bob.perform(Cards.SweepFloor())
        #expect(bob.dialog != nil)
        #expect(await recents(system, "ada").map(\.title) == ["Bake Loaf"])
        #expect(await recents(system, "bob").map(\.title) == ["Sweep Floor"])
        #expect(await recents(system, "eve").isEmpty)
        try await system.finish()
    }

    @Test("What is hidden, was chosen by no person, failed or was cancelled is not listed")
    func notListed() async throws {
        let system = TestSystem(
            intents: [
                Cards.HideCrumbs.self, Cards.SellLoaf.self, Cards.SweepFloor.self,
                Cards.BurnLoaf.self, Cards.BakeLoaf.self,
            ])
        let run = try await system.perform(Cards.HideCrumbs())
        await run.perform(Cards.BurnLoaf())
        try await run.send(.perform(intent: "BakeLoaf", values: [:]))
        try await run.cancel()
        _ = await system.system.run(
            RunRequest(
                Cards.BakeLoaf.self, .named(["loaf": "Rye", "count": 1]),
                locale: Locale(identifier: "en"), source: .assistant), for: ScriptedDelegate())
        #expect(await recents(system).isEmpty)
        // The floor is swept because the loaf was sold.
        await run.perform(Cards.SellLoaf())
        #expect(run.dialog?.full == "Swept.")
        #expect(await recents(system).map(\.title) == ["Sell Loaf"])
        try await system.finish()
    }

    @Test("An action whose entity is gone is listed again when the entity is back")
    func soldOut() async throws {
        let system = TestSystem(intents: [Cards.BakeLoaf.self])
        let run = try await system.perform(Cards.BakeLoaf("Spelt", 1))
        #expect(run.dialog != nil)
        #expect(await recents(system).count == 1)
        BreadQuery.isSoldOut.withLock { $0 = true }
        #expect(await recents(system).isEmpty)
        BreadQuery.isSoldOut.withLock { $0 = false }
        #expect(await recents(system).count == 1)
        try await system.finish()
    }

    @Test("The newest actions of the most recently active persons are kept, here and in the store")
    func bounded() async throws {
        let store = LearningCards.Store()
        var limits = Limits()
        limits.keptRecentActions = 3
        limits.listedRecentActions = 2
        limits.recentPersons = 2
        let system = TestSystem(intents: [Cards.BakeLoaf.self], limits: limits, donations: store)
        for name in ["ada", "bob", "eve"] {
            let run = try await system.person(name)
            for count in 1...9 { await run.perform(Cards.BakeLoaf("Rye", count)) }
            #expect(run.dialog?.full == "Baked: 9 Rye")
        }
        try await system.system.learned()
        #expect(await recents(system, "ada").isEmpty)
        #expect(await recents(system, "bob").map(\.subtitle) == ["Rye and 9", "Rye and 8"])
        let kept = store.records.withLock { $0 }
        #expect(kept.map { $0.values["count"] } == [7, 8, 9, 7, 8, 9])
        #expect(kept.prefix(3).allSatisfy { $0.person == "session bob" })
        #expect(kept.dropFirst(3).allSatisfy { $0.person == "session eve" })
        try await system.finish()

        // A later process may keep less.
        limits.keptRecentActions = 1
        let later = TestSystem(intents: [Cards.BakeLoaf.self], limits: limits, donations: store)
        #expect(await recents(later, "bob").map(\.subtitle) == ["Rye and 9"])
        try await later.system.learned()
        #expect(store.records.withLock { $0.count } == 2)
    }

    @Test("A later process lists what was done in an earlier one, until it is forgotten")
    func restart() async throws {
        let store = LearningCards.Store()
        let first = TestSystem(
            intents: [Cards.BakeLoaf.self, Cards.SliceLoaf.self], donations: store)
        for name in ["ada", "bob"] {
            let run = try await first.person(name)
            await run.perform(Cards.BakeLoaf("Rye", 1))
            await run.perform(Cards.SliceLoaf("Rye", 2))
            #expect(run.dialog != nil)
        }
        try await first.system.learned()
        try await first.finish()

        let second = TestSystem(
            intents: [Cards.BakeLoaf.self, Cards.SliceLoaf.self], donations: store)
        #expect(await recents(second, "ada").map(\.title) == ["Bake Loaf"])
        try await second.system.forget(.session(SessionID("ada")))
        #expect(await recents(second, "ada").isEmpty)
        // What was suggested to all is forgotten too, so it is a row of the other person again.
        #expect(await recents(second, "bob").map(\.title) == ["Slice Loaf", "Bake Loaf"])
        try await second.system.learned()
        #expect(store.records.withLock { $0.map(\.person) } == ["session bob", "session bob"])
    }

    @Test("An app that deletes its donations of an intent takes the actions away, too")
    func deletion() async throws {
        let store = LearningCards.Store()
        let system = TestSystem(
            intents: [Cards.WeighLoaf.self, Cards.SweepFloor.self], donations: store)
        let run = try await system.perform(Cards.WeighLoaf())
        await run.perform(Cards.SweepFloor())
        #expect(run.dialog != nil)
        try await IntentDonationManager.shared.deleteDonations(
            matching: .intentType(Cards.WeighLoaf.self))
        #expect(await recents(system).map(\.title) == ["Sweep Floor"])
        #expect(store.records.withLock { $0.map(\.intent) } == ["SweepFloor"])
        try await system.finish()
    }

    @Test("Bad input: values that are too large are not kept, and long names are cut")
    func large() async throws {
        let system = TestSystem(intents: [Cards.WriteLabel.self])
        let run = try await system.person()
        await run.perform(Cards.WriteLabel(String(repeating: "x", count: 70_000)))
        #expect(run.dialog != nil)
        #expect(await recents(system).isEmpty)
        await run.perform(Cards.WriteLabel(String(repeating: "y", count: 1000)))
        #expect(run.dialog != nil)
        #expect(await recents(system).first?.subtitle == String(repeating: "y", count: 200) + "…")
        try await system.finish()
    }
}
