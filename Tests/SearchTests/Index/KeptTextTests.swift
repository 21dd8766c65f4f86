import AppIntents
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// Texts of indexed entities that a store keeps.
///
/// The suites share the index, so these search in languages of their own.
@Suite(.serialized) struct KeptTextTests {
    private let system = TestSystem(intents: [Curios.ShowCurio.self])

    private struct Full: Error {}

    /// Texts in memory that fail as long as they are told to.
    private final class Texts: EntityTexts {
        let failing: @Sendable () -> Bool
        private let kept = MemoryEntityTexts()

        init(failing: @escaping @Sendable () -> Bool) { self.failing = failing }

        private func check() throws { if failing() { throw Full() } }

        var fewChanges: Int { 1_000 }
        func revisions() throws -> [Int64: Int64] { kept.revisions() }
        func change(removing numbers: [Int64], adding texts: [EntityText]) throws {
            try check()
            kept.change(removing: numbers, adding: texts)
        }
        func hasWord(beginningWith text: String) throws -> Bool {
            try check()
            return kept.hasWord(beginningWith: text)
        }
        func hits(
            for query: SearchQuery, optional: Set<Int>, limit: Int,
            where isWanted: (Int64) -> Bool
        ) throws -> [TextHit<Int64>] {
            try check()
            return kept.hits(for: query, optional: optional, limit: limit, where: isWanted)
        }
        func first(_ limit: Int, where isWanted: (Int64) -> Bool) throws -> [TextHit<Int64>] {
            try check()
            return kept.first(limit, where: isWanted)
        }
    }

    private final class Store: EntityTextStore {
        struct State {
            var opened = 0
            var reports = 0
            var failsToOpen = false
            var fails = false
            var texts: Texts?
        }
        let state = Mutex(State())

        func texts(in language: String) throws -> any EntityTexts {
            try state.withLock { state in
                state.opened += 1
                if state.failsToOpen { throw Full() }
                let texts = state.texts ?? Texts { [self] in self.state.withLock { $0.fails } }
                state.texts = texts
                return texts
            }
        }

        func set(_ change: (inout sending State) -> Void) { state.withLock { change(&$0) } }
        var opened: Int { state.withLock { $0.opened } }
        var reports: Int { state.withLock { $0.reports } }
    }

    private func keeping(_ store: Store, _ body: () async throws -> Void) async throws {
        IndexedEntities.keep(in: store) { _ in store.state.withLock { $0.reports += 1 } }
        defer { IndexedEntities.keep(in: nil) { _ in } }
        try await body()
    }

    private func found(_ text: String, _ language: String) -> [String] {
        system.system.search(text, language: language).flatMap(\.items)
            .filter { $0.kind == .entity }.map(\.title)
    }

    @Test("What the store has is not read anew, and what differs is changed in it")
    func differences() async throws {
        let store = Store()
        try await Curios.fill(["Mirror", "Vase"])
        try await keeping(store) { #expect(found("mirror", "oc") == ["Mirror"]) }
        let known = try #require(store.state.withLock { $0.texts }).revisions()
        #expect(known.count >= 2)
        // As the next process: the same items, but for one more.
        try await Curios.fill(["Mirror", "Vase", "Globe"])
        try await keeping(store) {
            #expect(found("globe", "oc") == ["Globe"])
            #expect(found("mirror", "oc") == ["Mirror"])
        }
        try await Curios.fill(["Vase"])
        try await keeping(store) {
            #expect(found("vase", "oc") == ["Vase"])
            #expect(found("mirror", "oc").isEmpty)
        }
        #expect(
            try #require(store.state.withLock { $0.texts }).revisions().count == known.count - 1)
        #expect(store.reports == 0)
    }

    @Test("A store that can't be opened is told of once, and search finds everything")
    func unopened() async throws {
        let store = Store()
        store.set { $0.failsToOpen = true }
        try await Curios.fill(["Mirror", "Vase"])
        try await keeping(store) {
            #expect(found("mirror", "br") == ["Mirror"])
            #expect(found("vase", "br") == ["Vase"])
        }
        #expect(store.opened == 1)
        #expect(store.reports == 1)
    }

    @Test("A store that fails a search is told of, and the same search finds everything")
    func failed() async throws {
        let store = Store()
        try await Curios.fill(["Mirror", "Vase"])
        try await keeping(store) {
            #expect(found("mirror", "co") == ["Mirror"])
            store.set { $0.fails = true }
            #expect(found("vase", "co") == ["Vase"])
            #expect(store.reports == 1)
            try await Curios.fill(["Globe"])
            #expect(found("globe", "co") == ["Globe"])
            #expect(found("vase", "co").isEmpty)
        }
        #expect(store.reports == 1)
    }

    @Test("A store that fails while many entities are read is told of, and they are found")
    func failedBesides() async throws {
        let store = Store()
        store.set { $0.fails = true }
        try await Curios.fill(["Mirror", "Vase"])
        try await keeping(store) {
            await IndexedEntities.$fewEntities.withValue(0) {
                await system.system.renewOffers(language: "fy")
            }
            #expect(found("mirror", "fy") == ["Mirror"])
        }
        #expect(store.reports == 1)
    }
}
