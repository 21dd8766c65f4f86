import Foundation
import IntentSystem
import IntentTestKit
import Testing

#if Postgres
    import PostgresStore
#endif

/// What every store of sign-ins must do.
@Suite struct SignInStoreContract {
    private static func record(
        _ session: String, name: String = "ada", until: TimeInterval = 3600
    ) -> SignInRecord {
        // Whole seconds, which every store keeps.
        let begun = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
        return SignInRecord(
            session: SessionID(session), name: name, groups: ["editors", "世界"], begun: begun,
            until: begun + until)
    }

    /// Returns whether a store gave a sign-in back; its end is by the store's clock, and a busy machine is late.
    private static func isSame(_ found: SignInRecord?, _ record: SignInRecord) -> Bool {
        guard var found, abs(found.until.timeIntervalSince(record.until)) < 40 else { return false }
        found.until = record.until
        return found == record
    }

    @Test(
        "A sign-in is there for another process until it is removed",
        arguments: StoreMaker.withSettings)
    func keeps(maker: StoreMaker) async throws {
        let place = try maker.place()
        let record = Self.record("a", name: #"a\0"b'; --"#)
        try await place.signIns().add(record, as: "1")
        #expect(Self.isSame(try await place.signIns().record("1"), record))
        #expect(try await place.signIns().record("2") == nil)
        let store = try place.signIns()
        try await store.remove("1")
        #expect(try await store.record("1") == nil)
        #expect(try await place.signIns().record("1") == nil)
    }

    @Test(
        "A sign-in that is renewed ends later, and one that was removed doesn't come back",
        arguments: StoreMaker.withSettings)
    func renews(maker: StoreMaker) async throws {
        let store = try maker.place().signIns()
        var record = Self.record("a")
        try await store.add(record, as: "1")
        record.until += 100
        try await store.renew("1", until: record.until)
        #expect(Self.isSame(try await store.record("1"), record))
        try await store.remove("1")
        try await store.renew("1", until: record.until)
        #expect(try await store.record("1") == nil)
    }

    @Test(
        "A sign-in whose time is over is none, and goes with the next",
        arguments: StoreMaker.withSettings)
    func ends(maker: StoreMaker) async throws {
        let store = try maker.place().signIns()
        try await store.add(Self.record("a", until: -1), as: "1")
        #expect(try await store.record("1") == nil)
        try await store.add(Self.record("b"), as: "2")
        try await store.renew("1", until: Date() + 3600)
        #expect(try await store.record("1") == nil)
        #expect(try await store.record("2")?.session == "b")
    }

    @Test(
        "All sign-ins of a person end together, and no other's", arguments: StoreMaker.withSettings)
    func ofPerson(maker: StoreMaker) async throws {
        let store = try maker.place().signIns()
        for (name, session) in [("1", "a"), ("2", "b"), ("3", "a")] {
            try await store.add(Self.record(session), as: name)
        }
        try await store.removeAll(of: SessionID("a"))
        #expect(try await store.record("1") == nil)
        #expect(try await store.record("2") != nil)
        #expect(try await store.record("3") == nil)
    }

    @Test(
        "Sign-ins whose time is over are removed and counted, and the others are a person's items",
        arguments: StoreMaker.withSettings)
    func expired(maker: StoreMaker) async throws {
        let store = try maker.place().signIns()
        for (name, session) in [("1", "a"), ("2", "b"), ("3", "b"), ("4", "a")] {
            try await store.add(Self.record(session), as: name)
        }
        for name in ["2", "3"] { try await store.renew(name, until: Date() - 1) }
        #expect(try await store.removeExpired() == 2)
        #expect(try await store.removeExpired() == 0)
        let items = try await store.items()
        #expect(items.map(\.kind) == [.signIn, .signIn])
        #expect(items.map(\.person) == ["session a", "session a"])
        #expect(items.allSatisfy { $0.bytes > 50 })
    }

    @Test("So many groups that the setting would be too large end the sign-ins that end first")
    func largest() async throws {
        let settings = MemorySettings()
        let store = SettingSignIns(settings)
        let groups = Set((0..<2).map { "\($0)" + String(repeating: "g", count: 500_000) })
        for number in 1...5 {
            var record = Self.record("a", until: TimeInterval(1000 * number))
            record.groups = groups
            try await store.add(record, as: "\(number)")
        }
        let kept = try #require(try settings.setting("sign-ins"))
        #expect(kept.count <= SettingSignIns.maximumBytes)
        #expect(try await store.record("1") == nil)
        for number in 2...5 { #expect(try await store.record("\(number)") != nil) }
        #expect(try await SettingSignIns(settings).record("5") != nil)
    }

    #if Postgres
        @Test("What ends on one node has ended on the others, and with the person's other rows")
        func nodes() async throws {
            let place = try StoreMaker.postgres.place()
            let (one, other) = (try place.signIns(), try place.signIns())
            for name in ["1", "2"] { try await one.add(Self.record("a"), as: name) }
            #expect(try await other.record("1") != nil)
            try await one.remove("1")
            #expect(try await other.record("1") == nil)
            try await place.kept().forget(
                KeptPerson(pageSession: SessionID("a")), records: [], tellsNodes: false)
            #expect(try await other.record("2") == nil)
        }

        @Test(
            "Bad input: nodes whose clocks are minutes from the server's agree on how long a sign-in counts",
            arguments: [(-600.0, 600.0), (600, -600)])
        func clocks(one: TimeInterval, other: TimeInterval) async throws {
            let database = try PostgresPlace().database()
            let first = PostgresSignInStore(database) { Date() + one }
            let second = PostgresSignInStore(database) { Date() + other }
            for (name, rest) in [("1", 300.0), ("2", -1.0)] {
                var record = Self.record("a")
                record.until = Date() + one + rest
                try await first.add(record, as: name)
            }
            // Half a machine's lateness at most: five minutes, by the clock of each.
            for (store, ahead) in [(first, one), (second, other)] {
                let found = try #require(try await store.record("1"))
                #expect(abs(found.until.timeIntervalSince(Date() + ahead) - 300) < 150)
                #expect(try await store.record("2") == nil)
            }
            try await second.renew("1", until: Date() + other + 3000)
            let renewed = try #require(try await first.record("1"))
            #expect(abs(renewed.until.timeIntervalSince(Date() + one) - 3000) < 150)
            try await second.renew("1", until: Date() + other - 1)
            #expect(try await first.record("1") == nil)
        }
    #endif

    @Test("Sign-ins that can't be read let no one in, and are set aside")
    func damaged() async throws {
        let settings = MemorySettings()
        try settings.keep(Data("{".utf8), as: "sign-ins")
        let store = SettingSignIns(settings)
        #expect(try await store.record("1") == nil)
        #expect(try settings.setting("sign-ins") == nil)
        try await store.add(Self.record("a"), as: "1")
        #expect(try await SettingSignIns(settings).record("1") != nil)
    }
}
