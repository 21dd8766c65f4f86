import AppIntents
import AppIntentsMetadata
import Foundation
import IntentStore
import IntentSystem
import Logging
import MCPProtocol
import NIOCore
import SnippetRendering
import SurfaceKit
import Synchronization
import Testing
import _JSON

@testable import MCPHost
@testable import WebHost

/// A value type that only this target declares goes the whole way through every surface.
@Suite struct NewTypeTests {
    private static func system(store: (any SessionStore)? = nil) -> IntentSystem {
        var log = Logger(label: "test")
        log.logLevel = .critical
        return IntentSystem(
            appName: "Test", catalog: Catalog(intents: [ServeIntent.self, PlateIntent.self])
        ) {
            $0.store = store
            $0.log = log
        }
    }

    // MARK: - The page

    @Test("The page gets a field for each field of the structure, and its answer is understood")
    func page() async throws {
        let visit = try await Visit(Self.system())
        try await visit.send(#"{"type":"perform","intent":"ServeIntent"}"#)
        #expect(
            try visit.wire().contains(
                """
                "fields":[{"name":"portion","title":"Portion","description":null,"type":"structure",\
                "fields":[{"name":"count","title":"Count","type":"int","required":true,"min":1,"max":9},\
                {"name":"size","title":"Size","type":"string","required":true,\
                "choices":[{"value":"small","title":"Small"},{"value":"large","title":"Large"}],\
                "default":"small"}],"required":true,
                """))
        try await visit.answer(#"{"fields":{"count":2,"size":"large"}}"#)
        let card = try visit.card()
        #expect(card.question == nil)
        #expect(card.value?.title == "2 × large")
        #expect(card.value?.data == Portion(count: 2, size: "large")._data)
        #expect(visit.text == "On the plate: 2 large")
    }

    @Test(
        "What is wrong with an answer is said beside the field",
        arguments: [
            (
                #"{"fields":{"count":2,"size":"huge"}}"#,
                "“huge” is not one of the choices for “Size”: Small, Large."
            ),
            (#"{"fields":{"size":"large"}}"#, "A value is needed for “Count”."),
            (
                #"{"fields":{"count":2,"size":"large","colour":"red"}}"#,
                "A portion has no “colour”; it has count, size."
            ),
            (#"{"fields":{"count":12,"size":"large"}}"#, "Choose a number from 1 to 9."),
            (#""two""#, "“two” is not a portion."),
        ])
    func refusals(answer: String, error: String) async throws {
        let visit = try await Visit(Self.system())
        try await visit.send(#"{"type":"perform","intent":"ServeIntent"}"#)
        try await visit.answer(answer)
        guard case .values(let fields)? = try visit.card().question?.kind else {
            Issue.record("The answer was taken.")
            return
        }
        #expect(fields.map(\.error) == [error])
    }

    // MARK: - A restart

    @Test("A card that was made with the value comes back from the database")
    func restart() async throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "\(UUID().uuidString).sqlite")
        defer { try? FileManager.default.removeItem(at: file) }
        let first = Self.system(store: try SQLiteSessionStore(at: file))
        let visit = try await Visit(first)
        try await visit.send(
            #"{"type":"perform","intent":"ServeIntent","values":{"portion":"3 small"}}"#)
        #expect(visit.text == "On the plate: 3 small")
        await first.flush()

        let second = Self.system(store: try SQLiteSessionStore(at: file))
        let again = try await Visit(second, session: visit.session.id)
        #expect(again.text == "On the plate: 3 small")
    }

    // MARK: - An assistant

    private static func service() throws -> IntentService {
        IntentService(
            system: system(), configuration: MCPHostConfiguration(), page: try SnippetPage())
    }

    private static let context = RequestContext(
        revision: .july2026, clientCapabilities: ClientCapabilities(canElicitForms: true))

    @Test("A tool says what the value is made of, takes it, and gives it back")
    func tool() async throws {
        let service = try Self.service()
        let tool = try #require(
            try await service.tools(Self.context).elements.first { $0.name == "ServeIntent" })
        let portion: JSONValue = [
            "type": "object",
            "properties": [
                "count": ["type": "integer", "minimum": 1, "maximum": 9, "title": "Count"],
                "size": [
                    "type": "string", "title": "Size",
                    "oneOf": [
                        ["const": "small", "title": "Small"], ["const": "large", "title": "Large"],
                    ], "default": "small",
                ],
            ],
            "required": ["count", "size"], "additionalProperties": false, "title": "Portion",
        ]
        #expect(tool.inputSchema["properties"]?["portion"] == portion)
        let outcome = try await service.callTool(
            ToolCall(
                name: "ServeIntent", arguments: ["portion": ["count": 2, "size": "large"]],
                input: nil), Self.context)
        guard case .complete(let result) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(result.structured?["value"] == ["count": 2, "size": "large"])
    }

    @Test("A tool refuses what the value is not, and says why")
    func refusedArgument() async throws {
        let outcome = try await Self.service().callTool(
            ToolCall(
                name: "ServeIntent", arguments: ["portion": ["count": 2, "weight": 3]], input: nil),
            Self.context)
        guard case .complete(let result) = outcome,
            case .text(let text)? = result.content.first?.kind
        else {
            Issue.record("\(outcome)")
            return
        }
        #expect(result.isError)
        #expect(text.contains("A portion has no “weight”; it has count, size."))
    }

    @Test("A client's form has a field for each, and its answer is understood")
    func elicitation() async throws {
        let service = try Self.service()
        let call = ToolCall(name: "ServeIntent", arguments: [:], input: nil)
        guard case .inputRequired(let input) = try await service.callTool(call, Self.context),
            let request = input.requests.first, case .form(let form) = request.request
        else {
            Issue.record("There was no form.")
            return
        }
        #expect(
            form.fields == [
                InputForm.Field(
                    name: "portion_count", title: "Portion: Count",
                    kind: .integer(minimum: 1, maximum: 9)),
                InputForm.Field(
                    name: "portion_size", title: "Portion: Size",
                    kind: .choice(
                        .titled([
                            .init(value: "small", title: "Small"),
                            .init(value: "large", title: "Large"),
                        ]), default: "small")),
            ])
        let answer = ReceivedInput(
            responses: [
                request.key: .elicitation(
                    .accept(["portion_count": 4, "portion_size": "small"]))
            ], state: input.state)
        let outcome = try await service.callTool(
            ToolCall(name: "ServeIntent", arguments: [:], input: answer), Self.context)
        guard case .complete(let result) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(result.structured?["value"] == ["count": 4, "size": "small"])
    }

    // MARK: - Typed text

    @Test("The value is read from a line of text and printed in a language")
    func text() {
        let portion = Portion(parameterValue: "1 large")
        #expect(portion == Portion(count: 1, size: "large"))
        #expect(portion?.displayText(in: Locale(identifier: "de")) == "1 × large")
        #expect(Portion(parameterValue: "one large") == nil)
    }
}

/// A person at a page, who sends and receives JSON.
private struct Visit: Sendable {
    let session: SystemSession
    private let connection: ConnectionID
    private let seen: Seen

    /// The last state; it has the content of a card only if that is new.
    private final class Seen: Sendable {
        let last = Mutex<(state: PresentationState?, tree: String)>((nil, ""))
    }

    init(_ system: IntentSystem, session id: SessionID = .random()) async throws {
        let seen = Seen()
        self.seen = seen
        session = try await system.session(id)
        connection = await session.connect(environment: PresentationEnvironment(language: "en")) {
            event in
            guard case .state(let state) = event else { return }
            seen.last.withLock { last in
                last.state = state
                guard case .tree(let tree)? = state.card?.content else { return }
                last.tree = TextRenderer().render(tree)
            }
        }
        await session.settled()
    }

    func send(_ json: String) async throws {
        guard case .action(let action) = try PersonMessage(json: Array(json.utf8)) else { return }
        await session.carryOut(action, from: connection)
        await session.settled()
    }

    func answer(_ json: String) async throws {
        let question = try #require(try card().question)
        try await send(
            #"{"type":"answer","question":\#(question.id),"values":{"portion":\#(json)}}"#)
    }

    func card() throws -> PresentedCard {
        try #require(seen.last.withLock { $0.state?.card })
    }

    var text: String { seen.last.withLock { $0.tree } }

    func wire() throws -> String {
        let state = try #require(seen.last.withLock { $0.state })
        return String(buffer: EventWriter().message(for: .state(state)))
    }
}
