import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// What the system learns from donations and runs: DON-1 and DON-2.
///
/// One after the other: donations reach every system of the process that has the intent.
@Suite(.serialized) struct DonationTests {
    private typealias Cards = LearningCards

    @Test("DON-1 a donated intent is suggested with its values, and not performed")
    func donated() async throws {
        let system = TestSystem(intents: [Cards.Taste.self])
        let identifier = try await Cards.Taste("Leek", 2).donate()
        let suggestions = await system.suggestions()
        let suggestion = try #require(suggestions.first)
        #expect(suggestions.count == 1)
        #expect(suggestion.kind == .suggestion)
        #expect([suggestion.title, suggestion.subtitle] == ["Taste", "Leek and 2"])
        #expect(suggestion.values == ["soup": .entity(type: "Soup", id: "Leek"), "spoons": 2])
        #expect(suggestion.reason?.hasPrefix("You did this ") == true)
        #expect(!suggestion.needsValues)
        let run = try await system.person()
        #expect(run.screen == "  (nothing)")

        try await run.send(
            .perform(intent: suggestion.intent, values: suggestion.values ?? [:]))
        #expect(run.dialog?.full == "Done: Taste")
        let deleted = try await IntentDonationManager.shared.deleteDonations(
            matching: .donationIdentifier(identifier))
        #expect(deleted == [identifier])
        #expect(await system.suggestions() == [])
        try await system.finish()
    }

    @Test("DON-1 what another intent calls in its run donates nothing, one that the app calls does")
    func called() async throws {
        let system = TestSystem(intents: [Cards.Weigh.self, Cards.Cook.self])
        let run = try await system.perform(Cards.Cook("Leek"))
        #expect(run.dialog?.full == "250 g")
        #expect(await system.suggestions() == [])
        let weigh = Cards.Weigh("Beet")
        #expect(try await weigh() == 250)
        #expect(await system.suggestions().map(\.subtitle) == ["Beet"])
        try await IntentDonationManager.shared.deleteDonations(
            matching: .intentType(Cards.Weigh.self))
        try await system.finish()
    }

    @Test("DON-2 the values of past runs are predicted, the most frequent and most recent first")
    func predicted() async throws {
        let system = TestSystem(intents: [Cards.Order.self, Cards.Reserve.self])
        let run = try await system.person()
        for soup in ["Leek", "Tomato", "Leek"] { await run.perform(Cards.Order(soup)) }
        await run.perform(Cards.Reserve("Rex", 4))
        #expect(run.dialog?.full == "Done: Reserve")
        let suggestions = await system.suggestions()
        #expect(suggestions.map(\.title) == ["Order Leek", "4 seats at Rex", "Order Tomato"])
        #expect(suggestions[0].subtitle == "As before")
        #expect(suggestions[0].reason?.hasPrefix("You did this 2 times, last ") == true)
        #expect(suggestions[0].values == ["soup": .entity(type: "Soup", id: "Leek")])
        #expect(suggestions[1].subtitle == "Reserve")
        #expect(system.system.search("").first?.title == "Suggestions")
        #expect(system.system.search("tom").first?.items.map(\.title) == ["Order Tomato"])
        #expect(system.system.search("xyz") == [])
        try await system.finish()
    }

    @Test("DON-1 runs of assistants, of hidden intents and of unpredicted ones teach nothing")
    func notLearned() async throws {
        let system = TestSystem(intents: [Cards.Order.self, Cards.Taste.self, Cards.Hidden.self])
        let run = try await system.perform(Cards.Taste("Leek", 1))
        await run.perform(Cards.Hidden())
        #expect(run.dialog?.full == "Done: Hidden")
        _ = await system.system.run(
            RunRequest(
                Cards.Order.self, .named(["soup": "Leek"]), locale: Locale(identifier: "en"),
                source: .assistant), for: ScriptedDelegate())
        #expect(await system.suggestions() == [])
        _ = await system.system.run(
            RunRequest(
                Cards.Order.self, .named(["soup": "Leek"]), locale: Locale(identifier: "en")),
            for: ScriptedDelegate())
        #expect(await system.suggestions().map(\.title) == ["Order Leek"])
        try await system.finish()
    }

    @Test("What is gone is suggested no more, and comes back with its entity")
    func soldOut() async throws {
        let system = TestSystem(intents: [Cards.Order.self])
        let run = try await system.perform(Cards.Order("Nettle"))
        #expect(run.dialog != nil)
        #expect(await system.suggestions().map(\.title) == ["Order Nettle"])
        LearningCards.SoupQuery.soldOut.withLock { _ = $0.insert("Nettle") }
        #expect(await system.suggestions() == [])
        LearningCards.SoupQuery.soldOut.withLock { _ = $0.remove("Nettle") }
        #expect(await system.suggestions().count == 1)
        try await system.finish()
    }

    @Test("Donations are deleted by their entity and by their intent, learned runs with them")
    func deletion() async throws {
        let system = TestSystem(intents: [Cards.Order.self, Cards.Taste.self])
        let run = try await system.perform(Cards.Order("Beet"))
        #expect(run.dialog != nil)
        let beet = try await Cards.Taste("Beet", 1).donate()
        let corn = try await Cards.Taste("Corn", 1).donate()
        let manager = IntentDonationManager.shared
        let ofBeet = EntityIdentifier(for: Cards.Soup.self, identifier: "Beet")
        #expect(
            try await manager.deleteDonations(
                matching: .intentType(Cards.Order.self, entityIdentifier: ofBeet)) == [])
        // The systems of other tests of this process may have had the donations too.
        let ofOne = try await manager.deleteDonations(matching: .entityIdentifier(ofBeet))
        #expect(Set(ofOne) == [beet])
        #expect(await system.suggestions().map(\.subtitle) == ["Corn and 1"])
        let ofBoth = try await manager.deleteDonations(
            matching: .donationIdentifiers([beet, corn]))
        #expect(Set(ofBoth) == [corn])
        #expect(await system.suggestions() == [])
        try await system.finish()
    }

    @Test("An intent's values are those of the moment at which it was donated")
    func valuesOfTheMoment() async throws {
        let system = TestSystem(intents: [Cards.Taste.self])
        let intent = Cards.Taste("Leek", 1)
        try await intent.donate()
        intent.spoons = 7
        #expect(await system.suggestions().first?.values?["spoons"] == 1)
        try await IntentDonationManager.shared.deleteDonations(
            matching: .intentType(Cards.Taste.self))
        try await system.finish()
    }

    @Test("A later process has what an earlier one learned")
    func restart() async throws {
        let store = LearningCards.Store()
        let first = TestSystem(intents: [Cards.Order.self], donations: store)
        let run = try await first.perform(Cards.Order("Leek"))
        #expect(run.dialog != nil)
        try await first.system.learned()
        try await first.finish()

        let second = TestSystem(intents: [Cards.Order.self], donations: store)
        #expect(await second.suggestions().map(\.title) == ["Order Leek"])
        try await IntentDonationManager.shared.deleteDonations(
            matching: .intentType(Cards.Order.self))
        #expect(store.records.withLock { $0 } == [])
        try await second.finish()
    }

    @Test("Donations without end leave the newest, in memory and in the store")
    func bounded() async throws {
        let store = LearningCards.Store()
        var limits = Limits()
        limits.keptDonations = 10
        limits.listedSuggestions = 100
        let system = TestSystem(intents: [Cards.Taste.self], limits: limits, donations: store)
        for spoons in 1...500 { donateAtOnce(Cards.Taste("Leek", spoons)) }
        try await system.system.learned()
        #expect((10...12).contains(store.records.withLock { $0.count }))
        let suggested = await system.suggestions().compactMap { $0.values?["spoons"] }
        #expect(Set(suggested) == Set((491...500).map { ParameterValue.int($0) }))
        try await system.finish()
    }

    @Test("Bad input: donations by the ten thousand leave the newest, though the disk is busy")
    func flood() async throws {
        let store = LearningCards.Store()
        var limits = Limits()
        limits.keptDonations = 100
        let system = TestSystem(intents: [Cards.Taste.self], limits: limits, donations: store)
        // Each reaches the systems of all tests that run meanwhile, so the million is the history's own test.
        store.disk.withLock { _ in
            for spoons in 1...10_000 { donateAtOnce(Cards.Taste("Leek", spoons)) }
        }
        try await system.system.learned()
        #expect(await system.suggestions().first?.values?["spoons"] == 10_000)
        #expect((100...125).contains(store.records.withLock { $0.count }))
        // All that waited for the disk was what is kept.
        #expect((100...125).contains(store.largestChange.withLock { $0 }))
        try await system.finish()
    }

    @Test("Bad input: after a clock that jumped back, what lies ahead counts as done now")
    func jumpingClock() async throws {
        // The donations get the true date, so the clock of the day is years behind.
        let system = TestSystem(
            intents: [Cards.Taste.self], now: { Date(timeIntervalSince1970: 1_000_000) })
        for spoons in [1, 2, 2] { donateAtOnce(Cards.Taste("Leek", spoons)) }
        try await system.system.learned()
        let suggested = await system.suggestions().map { $0.values?["spoons"] }
        #expect(suggested == [2, 1])
        try await system.finish()
    }

    private func donateAtOnce(_ intent: some AppIntent) { intent.donate() }

    @Test("A store that can't be written to is an error of a donation that waits for it")
    func fullStore() async throws {
        let store = LearningCards.Store()
        store.isFull.withLock { $0 = true }
        let system = TestSystem(intents: [Cards.Taste.self], donations: store)
        await #expect(throws: LearningCards.Store.Full.self) {
            try await Cards.Taste("Leek", 3).donate()
        }
        #expect(
            system.messages.contains {
                $0.contains("What the app has learned could not be written down: Full()")
            })
        store.isFull.withLock { $0 = false }
        try await IntentDonationManager.shared.deleteDonations(
            matching: .intentType(Cards.Taste.self))
        try await system.finish()
    }
}
