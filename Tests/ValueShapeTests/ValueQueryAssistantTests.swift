import AppIntents
import IntentSystem
import Logging
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// Queries that find values for a value, as an assistant asks them.
@Suite(.timeLimit(.minutes(2)))
struct ValueQueryAssistantTests {
    private let service: IntentService
    private let context = RequestContext(
        revision: .july2026, clientCapabilities: ClientCapabilities(canElicitForms: true))

    init() throws {
        var log = Logger(label: "test")
        log.logLevel = .critical
        let system = IntentSystem(
            appName: "Test", catalog: Catalog(intents: [], asking: [Herbarium.LeafQuery.self])
        ) { $0.log = log }
        service = IntentService(
            system: system, configuration: MCPHostConfiguration(), page: try SnippetPage())
    }

    @Test("A query is a tool that only reads, and says what it takes and gives")
    func tool() async throws {
        let tools = try await service.tools(context).elements
        let tool = try #require(tools.first { $0.name == "FindMatchingLeaf" })
        #expect(tool.title == "Find Matching Plant or Color")
        #expect(tool.annotations?.isReadOnly == true)
        #expect(tool.inputSchema["required"] == ["input"])
    }

    @Test("A tool call gives the values that the query finds")
    func call() async throws {
        let call = ToolCall(
            name: "FindMatchingLeaf", arguments: ["input": "needle"], input: nil)
        guard case .complete(let result) = try await service.callTool(call, context) else {
            Issue.record("The assistant was asked.")
            return
        }
        #expect(
            result.structured?["value"] == [
                ["type": "plant", "value": "pine"], ["type": "color", "value": "green"],
            ], "\(result)")
    }
}

enum Herbarium {
    struct Plant: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
        static var defaultQuery: PlantQuery { PlantQuery() }
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct PlantQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Plant] {
            identifiers.map(Plant.init)
        }
    }

    enum Color: String, AppEnum {
        case green
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
        static let caseDisplayRepresentations: [Color: DisplayRepresentation] = [.green: "Green"]
    }

    @UnionValue
    enum Finding {
        case plant(Plant)
        case color(Color)
    }

    struct LeafQuery: IntentValueQuery {
        func values(for input: String) async throws -> [Finding] {
            input == "needle" ? [.plant(Plant(id: "pine")), .color(.green)] : []
        }
    }
}
