import AppIntents
import CoreSpotlight
import IntentSystem
import Logging
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// Indexed entities as an assistant finds them.
@Suite(.timeLimit(.minutes(2)))
struct IndexedEntityAssistantTests {
    @Test("Words that only the index knows lead a tool's argument to its entity, and complete one")
    func words() async throws {
        var log = Logger(label: "test")
        log.logLevel = .critical
        let system = IntentSystem(appName: "Test", catalog: Catalog(intents: [Herbs.PickHerb.self]))
        { $0.log = log }
        let service = IntentService(
            system: system, configuration: MCPHostConfiguration(), page: try SnippetPage())
        let context = RequestContext(
            revision: .july2026, clientCapabilities: ClientCapabilities(canElicitForms: true))
        let call = ToolCall(name: "PickHerb", arguments: ["herb": "pesto"], input: nil)
        guard case .complete(let result) = try await service.callTool(call, context) else {
            Issue.record("The assistant was asked.")
            return
        }
        #expect("\(result)".contains("Picked basil."))
        let completion = try await EntityResources(system: system, person: .owner)
            .complete(type: "Herb", text: "pesto", language: "en")
        #expect(completion?.values == ["basil"])
    }
}

enum Herbs {
    struct Herb: IndexedEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Herb"
        static var defaultQuery: HerbQuery { HerbQuery() }
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
        var attributeSet: CSSearchableItemAttributeSet {
            let attributes = defaultAttributeSet
            attributes.keywords = id == "basil" ? ["pesto"] : ["tea"]
            return attributes
        }
    }

    struct HerbQuery: EntityStringQuery, IndexedEntityQuery {
        func entities(for identifiers: [String]) async throws -> [Herb] {
            identifiers.filter { ["basil", "mint"].contains($0) }.map { Herb(id: $0) }
        }
        func entities(matching string: String) async throws -> [Herb] {
            try await entities(for: [string])
        }
        func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
            try await CSSearchableIndex.default().indexAppEntities([
                Herb(id: "basil"), Herb(id: "mint"),
            ])
        }
        func reindexEntities(
            for identifiers: [String], indexDescription: CSSearchableIndexDescription
        ) async throws {
            try await CSSearchableIndex.default().indexAppEntities(
                try await entities(for: identifiers))
        }
    }

    struct PickHerb: AppIntent {
        static let title: LocalizedStringResource = "Pick Herb"
        @Parameter(title: "Herb") var herb: Herb
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "Picked \(herb.id).")
        }
    }
}
