import AppIntents
import AppIntentsMetadata
import CoreSpotlight
import IntentTestKit
import Synchronization
import Testing

@testable import IntentSystem

/// The sentences of an app after a change of its index.
@Suite(.timeLimit(.minutes(2))) struct RenewedGrammarTests {
    struct Harbor: IndexedEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbor"
        static let defaultQuery = HarborQuery()

        let id: String

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct HarborQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Harbor] {
            identifiers.map(Harbor.init)
        }
    }

    struct Vessel: IndexedEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Vessel"
        static let defaultQuery = VesselQuery()

        let id: String

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct VesselQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Vessel] {
            identifiers.map(Vessel.init)
        }
    }

    struct ShowHarbor: OpenIntent {
        static let title: LocalizedStringResource = "Show Harbor"
        static var parameterSummary: some ParameterSummary { Summary("Show \(\.$target)") }
        @Parameter(title: "Harbor") var target: Harbor
        func perform() async throws -> some IntentResult { .result() }
    }

    struct TrackVessel: OpenIntent {
        static let title: LocalizedStringResource = "Track Vessel"
        static var parameterSummary: some ParameterSummary { Summary("Track \(\.$target)") }
        @Parameter(title: "Vessel") var target: Vessel
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Daymark: IndexedEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Daymark"
        static let defaultQuery = DaymarkQuery()

        let id: String

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    /// A query that is asked for all entities, and fills the index until the test lets it end.
    struct DaymarkQuery: IndexedEntityQuery {
        /// Only the test waits: the other tests of the process may have a system of all its types.
        static let isTested = Mutex(false)
        static let asked = AsyncStream<Void>.makeStream()
        static let filled = AsyncStream<Void>.makeStream()

        func entities(for identifiers: [String]) async throws -> [Daymark] {
            identifiers.map(Daymark.init)
        }

        func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
            guard Self.isTested.withLock({ $0 }) else { return }
            Self.asked.continuation.finish()
            for await _ in Self.filled.stream {}
        }

        func reindexEntities(
            for identifiers: [String], indexDescription: CSSearchableIndexDescription
        ) async throws {}
    }

    struct ShowDaymark: OpenIntent {
        static let title: LocalizedStringResource = "Show Daymark"
        static var parameterSummary: some ParameterSummary { Summary("Show \(\.$target)") }
        @Parameter(title: "Daymark") var target: Daymark
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("While a query fills the index, names are read again when there are four times as many")
    func filling() async throws {
        let system = TestSystem(intents: [ShowDaymark.self, TrackVessel.self]).system
        let language = "eo"
        let index = CSSearchableIndex(name: "buoys")
        func knows(_ name: String) async -> Bool {
            let grammar = await IndexedEntities.$fewEntities.withValue(0) {
                await system.sentences.settle(language, needsAll: false)
                return system.sentences.present(language)
            }
            return [Daymark.persistentIdentifier, Vessel.persistentIdentifier].contains { type in
                grammar?.names(of: .entity(type))?.named.contains { $0.title == name } ?? false
            }
        }
        try await index.indexAppEntities((1...20).map { Vessel(id: "Vessel \($0)") })
        #expect(await knows("Vessel 20"))
        DaymarkQuery.isTested.withLock { $0 = true }
        defer { DaymarkQuery.isTested.withLock { $0 = false } }
        async let filling: Void = system.fillIndex()
        for await _ in DaymarkQuery.asked.stream {}
        try await index.indexAppEntities([Daymark(id: "Elbe")])
        #expect(await !knows("Elbe"))
        let entities = SearchableItems.shared.entityCount
        try await index.indexAppEntities((0..<3 * entities).map { Daymark(id: "Daymark \($0)") })
        #expect(await knows("Elbe"))
        try await index.indexAppEntities([Daymark(id: "Weser")])
        #expect(await !knows("Weser"))
        DaymarkQuery.filled.continuation.finish()
        await filling
        #expect(await knows("Weser"))
    }

    @Test("A change of the index reads the names of its type again, and those of no other")
    func changedType() async throws {
        let system = TestSystem(intents: [ShowHarbor.self, TrackVessel.self]).system
        let index = CSSearchableIndex(name: "harbors")
        try await index.indexAppEntities([Harbor(id: "Kiel")])
        try await index.indexAppEntities([Vessel(id: "Wapen")])
        func names(of type: any AppEntity.Type) async throws -> SentenceNames {
            // Other suites share the index, and may fill it.
            await system.sentences.settle("en")
            let grammar = try #require(system.sentences.present("en"))
            return try #require(
                grammar.names(of: .entity(type.persistentIdentifier)))
        }
        let harbors = try await names(of: Harbor.self)
        let vessels = try await names(of: Vessel.self)
        try await index.indexAppEntities([Harbor(id: "Cuxhaven")])
        #expect(try await names(of: Harbor.self).index !== harbors.index)
        #expect(try await names(of: Vessel.self).index === vessels.index)

        let found = system.understandings(of: "show cuxhaven").first
        #expect(found?.intent == "ShowHarbor" && found?.isSure == true)
        #expect(found?.slots.map(\.title) == ["Cuxhaven"])
        #expect(system.understandings(of: "track wapen").first?.slots.map(\.title) == ["Wapen"])

        try await index.deleteAppEntities(identifiedBy: ["Cuxhaven"], ofType: Harbor.self)
        #expect(try await names(of: Harbor.self).named.map(\.title) == ["Kiel"])
    }
}
