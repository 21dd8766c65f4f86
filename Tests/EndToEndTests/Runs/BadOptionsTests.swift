import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// Providers and queries that give too much, something else, or nothing at all.
@Suite(.timeLimit(.minutes(2)), .serialized)
struct BadOptionsTests {
    @Test("Bad input: of a million options those that are listed are read, and no more")
    func million() async throws {
        Guests.described.withLock { $0 = 0 }
        let system = TestSystem(intents: [Guests.PickGuest.self])
        let run = try await system.perform("PickGuest")
        guard case .values(let fields) = run.question?.kind, let field = fields.first else {
            Issue.record("No fields: \(run.screen)")
            return
        }
        let limit = Limits().listedOptions
        #expect(field.options?.count == limit)
        #expect(field.options?.last?.title == "Guest \(limit - 1)")
        #expect(field.isSearchable)
        // Once for the row, once for the value that a row stands for.
        #expect(Guests.described.withLock { $0 } <= 2 * limit)
        try await run.cancel()
        #expect(run.screen == "  (nothing)")
        try await system.finish()
    }

    @Test("Bad input: an options provider that never returns is stopped with its run (EXE-4)")
    func endless() async throws {
        let system = TestSystem(intents: [Silence.PickWord.self])
        let run = try await system.person()
        run.session.perform(Silence.PickWord())
        await Silence.asked.wait()
        system.clock.advance(by: .seconds(30))
        try await run.wait { $0.card != nil }
        #expect(
            run.screen == "  Pick Word\n  ! “Pick Word” took too long and was stopped.\n  [Done]")
        await Silence.left.wait()
        try await run.done()
        try await system.finish()
    }

    @Test("Bad input: an entity that was not asked for is not shown in place of the one that was")
    func another() async throws {
        let system = TestSystem(intents: [Liar.ShowCoin.self])
        let run = try await system.perform(
            "ShowCoin", values: ["coin": .entity(type: "Coin", id: "penny")])
        #expect(
            run.screen
                == "  Show Coin\n  Coin: ____  ! This Coin no longer exists.\n  [Cancel] [Continue]"
        )
        try await run.cancel()
        #expect(run.screen == "  (nothing)")
        try await system.finish()
    }

    @Test("Bad input: of duplicates among what a query gives the first counts")
    func duplicates() async throws {
        let system = TestSystem(intents: [Liar.ListCoins.self])
        let run = try await system.perform(
            "ListCoins",
            values: [
                "coins": .array(
                    ["dime", "twice", "dime"].map { .entity(type: "Coin", id: $0) })
            ])
        #expect(run.dialog?.full == "dime first twice first dime first")
        try await system.finish()
    }
}

enum Guests {
    static let described = Mutex(0)

    struct Guest: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Guest"
        static let defaultQuery = GuestQuery()
        let id: Int
        var displayRepresentation: DisplayRepresentation {
            Guests.described.withLock { $0 += 1 }
            return DisplayRepresentation(title: "Guest \(id, format: .number.grouping(.never))")
        }
    }

    struct GuestQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Guest] {
            identifiers.map { Guest(id: $0) }
        }

        func suggestedEntities() async throws -> [Guest] {
            (0..<1_000_000).map { Guest(id: $0) }
        }
    }

    struct PickGuest: AppIntent {
        static let title: LocalizedStringResource = "Pick Guest"
        @Parameter(title: "Guest") var guest: Guest
        func perform() async throws -> some IntentResult { .result() }
    }
}

enum Silence {
    static let asked = Gate()
    static let left = Gate()

    struct Words: DynamicOptionsProvider {
        func results() async throws -> [String] {
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
            await Silence.asked.open()
            // Ends when the task is cancelled, and never otherwise.
            for await _ in stream {}
            continuation.finish()
            await Silence.left.open()
            return []
        }
    }

    struct PickWord: AppIntent {
        static let title: LocalizedStringResource = "Pick Word"
        @Parameter(title: "Word", optionsProvider: Words()) var word: String
        func perform() async throws -> some IntentResult { .result() }
    }
}

enum Liar {
    struct Coin: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Coin"
        static let defaultQuery = CoinQuery()
        let id: String
        var name = "first"
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct CoinQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Coin] {
            if identifiers == ["penny"] { return [Coin(id: "pound"), Coin(id: "euro")] }
            return (identifiers + ["extra"]).flatMap {
                [Coin(id: $0), Coin(id: $0, name: "second")]
            }
        }
    }

    struct ShowCoin: AppIntent {
        static let title: LocalizedStringResource = "Show Coin"
        @Parameter(title: "Coin") var coin: Coin
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(coin.id)")
        }
    }

    struct ListCoins: AppIntent {
        static let title: LocalizedStringResource = "List Coins"
        @Parameter(title: "Coins") var coins: [Coin]
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let words = coins.map { "\($0.id) \($0.name)" }.joined(separator: " ")
            return .result(dialog: "\(words)")
        }
    }
}
