import Foundation
import IntentSystem
import Testing

/// What every store of cards must do.
@Suite struct SessionStoreContract {
    private static func card(_ title: String) throws -> StoredCard {
        let json = try JSONEncoder().encode(["title": title])
        return try JSONDecoder().decode(StoredCard.self, from: json)
    }

    @Test(
        "A saved card is there for another process, replaced by the next, until it is removed",
        arguments: StoreMaker.allCases)
    func saves(maker: StoreMaker) async throws {
        let place = try maker.place()
        let (ada, bob) = (SessionID("ada"), SessionID("bob"))
        let store = try place.sessions()
        #expect(try await store.card(of: ada) == nil)
        try store.save([ada: Self.card("Soup"), bob: Self.card("Tea")])
        try store.save([ada: Self.card("Bread")])
        #expect(try await place.sessions().card(of: ada)?.title == "Bread")
        try store.save([ada: StoredCard?.none, SessionID("none"): nil])
        #expect(try await place.sessions().card(of: ada) == nil)
        #expect(try await place.sessions().card(of: bob)?.title == "Tea")
        try store.save([:])
        try store.finish()
    }

    @Test(
        "Bad input: names of sessions and words of cards come back as they were, each its own",
        arguments: StoreMaker.allCases)
    func names(maker: StoreMaker) async throws {
        let place = try maker.place()
        let cards = Dictionary(
            uniqueKeysWithValues: try oddNames.map { (SessionID($0), try Self.card($0 + " card")) })
        try place.sessions().save(cards)
        for name in oddNames {
            #expect(try await place.sessions().card(of: SessionID(name))?.title == name + " card")
        }
    }

    @Test("Many cards are written at once", arguments: StoreMaker.allCases)
    func many(maker: StoreMaker) async throws {
        let place = try maker.place()
        let cards = Dictionary(
            uniqueKeysWithValues: try (0..<500).map { (SessionID("\($0)"), try Self.card("\($0)")) }
        )
        let store = try place.sessions()
        try store.save(cards)
        #expect(try await store.card(of: SessionID("499"))?.title == "499")
        try store.save(cards.mapValues { _ in nil })
        #expect(try await store.card(of: SessionID("499")) == nil)
    }
}
