import AppIntents
import IntentSystem
import IntentTestKit
import Testing

/// Rows of entities that were found; each leads to its entity.
@Suite(.timeLimit(.minutes(2)))
struct OpenedRowTests {
    @Test("DLG-5 a row of an entity that the app can open is a button that opens it (BTN-6)")
    func rows() async throws {
        let system = TestSystem(intents: [Harbors.List.self, Harbors.Open.self])
        let run = try await system.perform("ListHarbors")
        #expect(run.text == "[Piraeus]\n[Genoa]")
        try await run.tap("Genoa")
        #expect(run.card?.title == "Open Harbor")
        #expect(run.text == "Genoa\nBerths  12")
        try await system.finish()
    }

    @Test("DLG-5 a row is no button where a button can't open it")
    func plainRows() async throws {
        for intents in [[], [Harbors.OpenAtBerth.self]] as [[any AppIntent.Type]] {
            let system = TestSystem(intents: [Harbors.List.self] + intents)
            let run = try await system.perform("ListHarbors")
            #expect(run.text == "Piraeus\nGenoa")
            try await system.finish()
        }
    }

    @Test("DLG-5 a row that comes back after a restart still opens its entity")
    func restart() async throws {
        let store = MemoryStore()
        let intents: [any AppIntent.Type] = [Harbors.List.self, Harbors.Open.self]
        let first = TestSystem(intents: intents, store: store)
        let run = try await first.perform("ListHarbors")
        #expect(run.text == "[Piraeus]\n[Genoa]")
        await first.system.flush()

        let second = TestSystem(intents: intents, store: store)
        let again = try await second.person()
        #expect(again.text == "[Piraeus]\n[Genoa]")
        try await again.tap("Piraeus")
        #expect(again.text == "Piraeus\nBerths  40")
        try await second.finish()
    }
}

enum Harbors {
    struct Harbor: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbor"
        static let defaultQuery = HarborQuery()
        let id: String
        @Property(title: "Berths") var berths: Int

        init(_ id: String, berths: Int) {
            self.id = id
            self.berths = berths
        }

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct HarborQuery: EntityQuery {
        static let all = [Harbor("Piraeus", berths: 40), Harbor("Genoa", berths: 12)]

        func entities(for identifiers: [String]) async throws -> [Harbor] {
            Self.all.filter { identifiers.contains($0.id) }
        }
    }

    struct List: AppIntent {
        static let title: LocalizedStringResource = "List Harbors"
        static let persistentIdentifier = "ListHarbors"
        func perform() async throws -> some IntentResult & ReturnsValue<[Harbor]> {
            .result(value: HarborQuery.all)
        }
    }

    struct Open: OpenIntent {
        static let title: LocalizedStringResource = "Open Harbor"
        @Parameter(title: "Harbor") var target: Harbor
        @Parameter(title: "Anchor", default: false) var dropsAnchor: Bool
        func perform() async throws -> some IntentResult { .result() }
    }

    /// Needs more than the entity.
    struct OpenAtBerth: OpenIntent {
        static let title: LocalizedStringResource = "Open Harbor at Berth"
        @Parameter(title: "Harbor") var target: Harbor
        @Parameter(title: "Berth") var berth: Int
        func perform() async throws -> some IntentResult { .result() }
    }
}
