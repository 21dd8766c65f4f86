import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// What a person often does at a time of day: suggested then, and first among equal rows.
@Suite(.timeLimit(.minutes(2)))
struct TimeOfDayTests {
    private typealias Cards = RecentCards

    /// A clock on the wall of a person in Tokyo, at seven in the evening of 14 May 2026, when the
    /// morning of other places has not ended.
    private final class Watch: Sendable {
        private let date = Mutex(Date(timeIntervalSince1970: 1_778_752_800))
        var now: Date { date.withLock { $0 } }
        func pass(hours: Double) { date.withLock { $0 += hours * 3600 } }
    }

    private let watch = Watch()
    private let person = Person.session(SessionID("test"))

    private func bakery(_ store: (any DonationStore)? = nil) throws -> TestSystem {
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        return TestSystem(
            intents: [Cards.BakeLoaf.self, Cards.SweepFloor.self, Cards.WeighLoaf.self],
            donations: store, now: { [watch] in watch.now }, timeZone: zone)
    }

    /// Returns a language with the time zone of the person.
    private func language(_ name: String) -> String {
        var components = Locale.Components(identifier: name)
        components.timeZone = TimeZone(identifier: "Asia/Tokyo")
        return Locale(components: components).identifier
    }

    private func suggested(_ system: TestSystem, _ name: String = "en") async -> [SearchItem] {
        await system.system.suggestions(language: language(name), for: person)
    }

    private func sweep(_ run: TestRun, days: Int) async {
        for _ in 0..<days {
            await run.perform(Cards.SweepFloor())
            #expect(run.dialog?.full == "Swept.")
            watch.pass(hours: 24)
        }
    }

    @Test("What was done on three evenings is suggested in the evening, and at no other time")
    func suggestion() async throws {
        let system = try bakery()
        let run = try await system.person()
        await sweep(run, days: 2)
        #expect(await suggested(system).isEmpty)
        await sweep(run, days: 1)
        let rows = await suggested(system)
        #expect(rows.map(\.title) == ["Sweep Floor"])
        #expect(rows.map(\.reason) == ["You often do this in the evening."])
        #expect(await suggested(system, "de").map(\.reason) == ["Du machst das oft am Abend."])
        watch.pass(hours: 12)
        #expect(await suggested(system).isEmpty)
        watch.pass(hours: 12)
        #expect(await suggested(system).count == 1)
        // After weeks without it, it is no habit any more.
        watch.pass(hours: 24 * 30)
        #expect(await suggested(system).isEmpty)
        try await system.finish()
    }

    @Test("The reason tells the day, in the language and the time zone of the person")
    func day() async throws {
        let system = try bakery()
        let run = try await system.person()
        await run.perform(Cards.SweepFloor())
        #expect(run.dialog?.full == "Swept.")
        #expect(await reason(system) == "You did this today.")
        // It is one o'clock in Tokyo, and in London the day hasn't ended.
        watch.pass(hours: 6)
        #expect(await reason(system) == "You did this yesterday.")
        #expect(await reason(system, "de") == "Du hast das gestern gemacht.")
        watch.pass(hours: 48)
        #expect(await reason(system) == "You did this 3 days ago.")
        try await system.finish()
    }

    /// Returns the reason of what the person did last.
    private func reason(_ system: TestSystem, _ name: String = "en") async -> String? {
        let language = language(name)
        await system.system.renewOffers(language: language, for: person)
        return system.system.search("", language: language, for: person)
            .flatMap(\.items).compactMap(\.reason).first
    }

    @Test("Doing it often on one evening is no habit")
    func once() async throws {
        let system = try bakery()
        let run = try await system.person()
        for _ in 1...5 {
            await run.perform(Cards.SweepFloor())
            #expect(run.dialog?.full == "Swept.")
        }
        #expect(await suggested(system).isEmpty)
        try await system.finish()
    }

    @Test(
        "The empty page lists it under “Suggestions” and not under “Recent”, for this person only")
    func page() async throws {
        let system = try bakery()
        let run = try await system.person()
        await sweep(run, days: 3)
        await system.system.renewOffers(language: language("en"), for: person)
        let sections = system.system.search("", language: language("en"), for: person)
        #expect(sections.first?.title == "Suggestions")
        #expect(sections.first?.items.map(\.title) == ["Sweep Floor"])
        #expect(!sections.contains { $0.title == "Recent" })
        let others = system.system.search(
            "", language: language("en"), for: .session(SessionID("eve")))
        #expect(!others.contains { $0.title == "Suggestions" })
        try await system.finish()
    }

    @Test("Of equal matches the one that is usual now comes first, before one that was done last")
    func rank() async throws {
        let system = try bakery()
        let run = try await system.person()
        for _ in 1...3 {
            await run.perform(Cards.WeighLoaf())
            #expect(run.error == nil)
            watch.pass(hours: 24)
        }
        await run.perform(Cards.BakeLoaf("Rye", 1))
        #expect(run.dialog?.full == "Baked: 1 Rye")
        await system.system.renewOffers(language: language("en"), for: person)
        let found = {
            system.system.search("loaf", language: language("en"), for: person, explains: true)
                .first { $0.title == "Actions" }?.items ?? []
        }
        #expect(found().map(\.title) == ["Weigh Loaf", "Bake Loaf"])
        #expect(found().map(\.explanation?.rank?.habit) == [.usual, .recent])
        watch.pass(hours: 12)
        #expect(found().map(\.title) == ["Bake Loaf", "Weigh Loaf"])
        #expect(found().map(\.explanation?.rank?.habit) == [.recent, .recent])
        try await system.finish()
    }

    @Test("A later process knows the habit, of which it keeps no more than a few days")
    func store() async throws {
        let store = LearningCards.Store()
        let first = try bakery(store)
        await sweep(try await first.person(), days: 5)
        try await first.system.learned()
        let kept = store.records.withLock { $0 }
        #expect(kept.map { $0.occasions?.count } == [3])
        try await first.finish()
        let second = try bakery(store)
        #expect(await suggested(second).map(\.title) == ["Sweep Floor"])
    }
}
