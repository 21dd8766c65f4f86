import CoreSpotlight
import Foundation
import IntentSystem
import Testing

/// What those who run an app see of its stores, and remove.
@Suite struct KeptStateContract {
    private static let ada = KeptPerson(named: "session ada")
    private static let sessions = [
        "ada", "mcp:subject:ada:h1", "adam", "mcp:subject:adam:h2", "mcp:local:h3",
    ].map { SessionID($0) }

    private func card(_ intent: String) throws -> StoredCard {
        try JSONDecoder().decode(
            StoredCard.self,
            from: Data(#"{"title":"Soup","recipe":{"intent":"\#(intent)","values":{}}}"#.utf8))
    }

    /// Makes a place with cards, boards and actions of several people.
    private func filled(_ maker: StoreMaker) throws -> StorePlace {
        let place = try maker.place()
        let store = try place.sessions()
        for session in Self.sessions { try store.save([session: try card("ShowSoup")]) }
        let boards = try place.boards()
        for name in ["session ada", "session adam", "owner"] {
            try boards.save(BoardContents(), of: name)
        }
        try boards.setAside("session ada")
        try boards.save(BoardContents(), of: "session ada")
        try place.donations().change(
            adding: [
                DonationRecord(intent: "Order", person: "session ada"),
                DonationRecord(intent: "Order", isRun: true, learner: "session ada"),
                DonationRecord(intent: "Order", isRun: true), DonationRecord(intent: "Order"),
            ], removing: [])
        _ = try place.items().stamp()
        return place
    }

    private func counts(_ items: [KeptItem]) -> [String: Int] {
        Dictionary(grouping: items) { $0.person ?? "everyone" }.mapValues(\.count)
    }

    @Test(
        "A place without a store has tables of no version, and nothing is made by looking",
        arguments: StoreMaker.withDonations)
    func untouched(maker: StoreMaker) async throws {
        let place = try maker.place()
        for _ in 0..<2 {
            let versions = try await place.kept().versions()
            #expect(!versions.isEmpty && versions.allSatisfy { !$0.isThere && $0.present == 0 })
        }
    }

    @Test("Cards, boards and actions are each person's", arguments: StoreMaker.withDonations)
    func items(maker: StoreMaker) async throws {
        let kept = try filled(maker).kept()
        let versions = try await kept.versions()
        #expect(versions.allSatisfy { $0.isThere && $0.present == $0.newest && !$0.isOld })
        let items = try await kept.items()
        #expect(
            counts(items) == ["session ada": 6, "session adam": 3, "owner": 3, "everyone": 1])
        #expect(items.allSatisfy { $0.bytes > 0 })
    }

    @Test(
        "Cards are listed of one person or of all, no more than asked for",
        arguments: StoreMaker.withDonations)
    func cards(maker: StoreMaker) async throws {
        let kept = try filled(maker).kept()
        let all = try await kept.cards(of: nil, atMost: 10)
        #expect(Set(all.map(\.session)) == Set(Self.sessions))
        #expect(all.allSatisfy { $0.intent == "ShowSoup" && $0.card?.title == "Soup" })
        #expect(all.map(\.shown) == all.map(\.shown).sorted(by: >))
        #expect(try await kept.cards(of: nil, atMost: 2).count == 2)
        let own = try await kept.cards(of: Self.ada, atMost: 10)
        #expect(Set(own.map(\.session)) == Set(Self.sessions.prefix(2)))
        let owner = try await kept.cards(of: KeptPerson(named: "owner"), atMost: 10)
        #expect(owner.map(\.session) == Self.sessions.suffix(1))
    }

    @Test(
        "A person is forgotten with their assistants, and nobody else",
        arguments: StoreMaker.withDonations)
    func forget(maker: StoreMaker) async throws {
        let kept = try filled(maker).kept()
        let records = try await kept.items().compactMap { item in
            if case .action(let id) = item.kind, item.person == Self.ada.name { id } else { nil }
        }
        #expect(records.count == 2)
        try await kept.forget(Self.ada, records: records, tellsNodes: true)
        #expect(
            counts(try await kept.items()) == ["session adam": 3, "owner": 3, "everyone": 1])
    }

    @Test(
        "What is older than a moment is removed, but the owner's board",
        arguments: StoreMaker.withDonations)
    func vacuum(maker: StoreMaker) async throws {
        let kept = try filled(maker).kept()
        let (past, future) = (Date(timeIntervalSinceNow: -3600), Date(timeIntervalSinceNow: 3600))
        #expect(try await kept.forgetCards(before: past) == 0)
        #expect(try await kept.forgetBoards(before: past) == 0)
        #expect(try await kept.forgetCards(before: future) == 5)
        #expect(try await kept.forgetBoards(before: future) == 3)
        #expect(counts(try await kept.items()) == ["session ada": 2, "owner": 2, "everyone": 1])
    }

    @Test("A session is its person's: at the page, of an assistant, or of the owner's assistants")
    func persons() {
        #expect(
            Self.sessions.map { KeptPerson(of: $0).name } == [
                "session ada", "session ada", "session adam", "session adam", "owner",
            ])
        #expect(KeptPerson(of: SessionID("mcp:subject:a:b:h")).name == "session a:b")
        #expect(KeptPerson(of: SessionID("mcp:odd")).name == "session mcp:odd")
    }
}
