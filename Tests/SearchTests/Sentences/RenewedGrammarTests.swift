import AppIntents
import AppIntentsMetadata
import CoreSpotlight
import IntentTestKit
import Testing

@testable import IntentSystem

/// The sentences of an app after a change of its index.
@Suite struct RenewedGrammarTests {
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
