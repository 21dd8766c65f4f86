import AppIntents
import Foundation
import IntentSystem
import Testing
import _Localization

@testable import CoreSpotlight

/// The items of an index, in the processes after the one that indexed them.
@Suite struct KeptIndexContract {
    @Test(
        "Every value of an attribute, and every form of a name, comes back as it was",
        arguments: StoreMaker.withItems)
    func roundTrip(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        var relic = Relic("a\0b")
        let page: LocalizedStringResource = "page"
        let day = Date(timeIntervalSinceReferenceDate: 800_000_000.125)
        relic.hideInSpotlight = true
        let texts: [LocalizedStringResource] = [
            "Plain", "", "\(3) of \("many") %, \(2.5) and \(UInt64.max)", "A \(page)",
            "On \(day, format: .dateTime.year())", LocalizedStringResource(verbatim: "世界 %@"),
            LocalizedStringResource("key", defaultValue: "Default \(1)", table: "Other"),
            LocalizedStringResource("Of a locale", locale: Locale(identifier: "de")),
            LocalizedStringResource("Of a bundle", bundle: .atURL(URL(filePath: "/there"))),
        ]
        let images: [DisplayRepresentation.Image?] = [
            nil, .init(systemName: "hammer"), .init(named: "picture", isTemplate: true),
            .init(data: Data([0, 255]), isTemplate: false, displayStyle: .circular),
            .init(url: URL(filePath: "/a b.png")),
            .init(url: try #require(URL(string: "https://a.example/ä?b#c")), width: 4, height: 2.5),
        ]
        let custom = try #require(CSCustomAttributeKey(keyName: "app_odd"))
        let unsearched = try #require(
            CSCustomAttributeKey(
                keyName: "app_unsearched", searchable: false, searchableByDefault: false,
                unique: false, multiValued: false))
        let first = try kept.open()
        for (number, text) in texts.enumerated() {
            relic.displayRepresentation = DisplayRepresentation(
                title: text, subtitle: number == 0 ? nil : text,
                image: images[number % images.count],
                synonyms: number == 1 ? [] : texts)
            let item = CSSearchableItem(appEntity: relic, priority: -number)
            item.uniqueIdentifier = "\(number)"
            item.domainIdentifier = number == 2 ? nil : "x.\0y"
            item.expirationDate = number == 3 ? nil : .distantFuture
            let attributes = item.attributeSet
            attributes.textContent = String(repeating: "long 世 ", count: 400)
            attributes.altitude = -0.1
            attributes.startDate = day
            attributes.url = URL(string: "mailto:a@example.org")
            attributes.thumbnailData = Data(repeating: 7, count: 70_000)
            attributes.keywords = ["", "a\0b"]
            attributes.allDay = true
            attributes.setValue([["a"], [1, day]] as [[Any]], forCustomKey: custom)
            attributes.setValue("hidden", forCustomKey: unsearched)
            try await first.index("in\0dex").indexSearchableItems([item])
        }
        let (before, after) = try await (first.entries(), kept.open().entries())
        #expect(before.count == texts.count)
        #expect(after.map(\.number) == before.map(\.number))
        #expect(after.map(\.revision) == before.map(\.revision))
        for (old, new) in zip(before, after) {
            #expect(new.item.attributes == old.item.attributes)
            #expect(new.item.attributes.count > 9)
            #expect(new.item.domain == old.item.domain)
            #expect(new.item.expirationDate == old.item.expirationDate)
            #expect(new.item.size == old.item.size)
            let was = try #require(old.item.entity as? AssociatedEntity)
            let entity = try #require(new.item.entity as? AssociatedEntity)
            #expect(entity.representation == was.representation)
            #expect(entity.identifier == "a\0b" && entity.isHidden)
            #expect(entity.priority == was.priority && entity.kind == was.kind)
            #expect(entity.indexedTitle == was.indexedTitle)
        }
    }

    @Test(
        "An item keeps its number while it is replaced, and has a new revision for new content only",
        arguments: StoreMaker.withItems)
    func revisions(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let first = try kept.open()
        try await first.index().indexAppEntities(["a", "b"].map { Relic($0) })
        let old = await first.entries()
        try await first.index().indexAppEntities([Relic("b"), Relic("a", as: "Another")])
        let new = await first.entries()
        #expect(new.map(\.number) == old.map(\.number))
        #expect(new[1].revision == old[1].revision)
        #expect(new[0].revision > old[1].revision)
        let again = await (try kept.open()).entries()
        #expect(again.map(\.number) == new.map(\.number))
        #expect(again.map(\.revision) == new.map(\.revision))
    }

    @Test(
        "Numbers and revisions are not given again, after a removal or a restart",
        arguments: StoreMaker.withItems)
    func numbers(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        var last: Int64 = 0
        for _ in 0..<4 {
            let items = try kept.open()
            try await items.index().indexAppEntities([Relic("a"), Relic("b")])
            let entries = await items.entries()
            #expect(entries.allSatisfy { $0.number > last && $0.revision > last })
            last = entries.map(\.revision).max() ?? last
            try await items.index().deleteAppEntities(ofType: Relic.self)
        }
    }

    @Test(
        "What is removed stays removed, by identifier, domain, type, or all",
        arguments: StoreMaker.withItems)
    func removals(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let first = try kept.open()
        let other = first.index("other")
        try await first.index().indexAppEntities(["a", "b", "c", "d"].map { Relic($0) })
        try await other.indexAppEntities(["a"].map { Relic($0) })
        try await first.index().deleteAppEntities(identifiedBy: ["a"], ofType: Relic.self)
        #expect(await (try kept.open()).names() == ["b", "c", "d", "a"])
        try await first.index().deleteSearchableItems(withIdentifiers: ["Relic/c"])
        #expect(await (try kept.open()).names() == ["b", "d", "a"])
        try await other.deleteSearchableItems(withDomainIdentifiers: ["Relic"])
        #expect(await (try kept.open()).names() == ["b", "d"])
        // What is not read yet is removed as well.
        let second = try kept.open()
        try await second.index().deleteAllSearchableItems()
        #expect(await second.names().isEmpty)
        #expect(await (try kept.open()).names().isEmpty)
    }

    @Test(
        "The client state is there for the next process, also an empty one",
        arguments: StoreMaker.withItems)
    func clientStates(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        for state in [Data([0, 255]), Data()] {
            let index = try kept.open().index("a\0b")
            index.beginBatch()
            try await index.indexAppEntities([Relic("a")])
            try await index.endBatch(withClientState: state)
            let next = try kept.open()
            #expect(try await next.index("a\0b").fetchLastClientState() == state)
            #expect(try await next.index("a").fetchLastClientState() == Data())
        }
    }

    @Test(
        "An expired item is removed after its renewal, but for one that was replaced",
        arguments: StoreMaker.withItems)
    func expiry(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let expired = { (id: String, day: Date) in
            let item = CSSearchableItem(appEntity: Relic(id))
            item.expirationDate = day
            return item
        }
        let first = try kept.open()
        let bare = CSSearchableItem(
            uniqueIdentifier: "bare", domainIdentifier: nil, attributeSet: .init())
        try await first.index().indexSearchableItems([
            expired("old", .distantPast), expired("older", .distantPast),
            expired("future", .distantFuture), CSSearchableItem(appEntity: Relic("new")), bare,
        ])
        let second = try kept.open()
        await second.read()
        let kinds: Set = [ObjectIdentifier(Relic.self)]
        #expect(second.hasExpired(kinds))
        let found = second.expired(kinds)
        #expect(found.compactMap(\.item.entity?.identifier) == ["old", "older"])
        // Until they are renewed, they are there: also for the next process, if this one ends.
        let next = try kept.open()
        await next.read()
        #expect(next.hasExpired(kinds))
        try await second.index().indexSearchableItems([expired("older", .distantFuture)])
        try await second.remove(expired: found)
        #expect(!second.hasExpired(kinds))
        #expect(await (try kept.open()).names() == ["older", "future", "new"])
        #expect(
            try kept.store().firstRecords().map(\.place.item) == [
                "Relic/older", "Relic/future", "Relic/new", "bare",
            ])
    }

    @Test(
        "Thousands come back in their order, and count towards the limits",
        arguments: StoreMaker.withItems)
    func many(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let names = (0..<5_000).map { "\($0)" }
        try await kept.open().index().indexAppEntities(names.map { Relic($0) })
        let items = SearchableItems(maximumItems: 5_000)
        items.keep(
            ItemKeeping(
                in: try kept.store(), program: { "" }, things: IntentSystem.readEntity
            ) { _ in })
        #expect(await items.names() == names)
        #expect(items.hasItem(of: ObjectIdentifier(Relic.self)))
        let error = await #expect(throws: CSIndexError.self) {
            try await items.index().indexAppEntities([Relic("more")])
        }
        #expect(error?.code == .quotaExceeded)
    }
}
