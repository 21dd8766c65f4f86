import IntentTestKit
import NIOHTTP1
import Testing
import _JSON

@testable import MCPProtocol

/// The persons whom the surrounding server knows: what each began belongs to them.
@Suite struct PrincipalTests {
    private static func run(
        _ service: TestService = TestService(),
        _ body: @escaping @Sendable (HTTPTestClient) async throws -> Void
    ) async throws {
        try await HTTPTestClient.run(service, knowsPersons: true, body)
    }

    @Test func `a session belongs to who began it`() async throws {
        try await Self.run { client in
            let begun = try await client.send(
                .POST,
                #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#,
                headers: ["Person": "ada"])
            let id = begun.headers["Mcp-Session-Id"].first
            for (person, status) in [("ada", 200), ("bob", 404)] {
                let reply = try await client.send(
                    .POST, #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
                    headers: ["Person": person, "Mcp-Session-Id": id])
                #expect(reply.status == status)
            }
        }
    }

    @Test func `another person can't listen in a session, answer in it or end it`() async throws {
        var service = TestService()
        service.call = { call, _ in call.givenName.map { .text("Hello \($0)") } ?? .askName() }
        try await Self.run(service) { client in
            let begun = try await client.send(
                .POST,
                #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{"elicitation":{}}}}"#,
                headers: ["Person": "ada"])
            let id = begun.headers["Mcp-Session-Id"].first
            let ada = ["Person": "ada", "Mcp-Session-Id": id]
            let bob = ["Person": "bob", "Mcp-Session-Id": id]
            let stream = try await client.open(
                .POST, #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}"#,
                headers: ada)
            #expect(await stream.events(1).first?.contains("elicitation/create") == true)
            func answer(_ name: String) -> String {
                #"{"jsonrpc":"2.0","id":1,"result":{"action":"accept","content":{"name":"\#(name)"}}}"#
            }
            #expect(try await client.send(.POST, answer("Bob"), headers: bob).status == 404)
            for method in [HTTPMethod.GET, .DELETE] {
                #expect(try await client.send(method, headers: bob).status == 404)
                let unnamed = try await client.send(method, headers: ["Mcp-Session-Id": id])
                #expect(unnamed.status == 404)
            }
            let back = try await client.send(
                .GET, headers: bob.merging(["Last-Event-ID": "1-0"]) { $1 })
            #expect(back.status == 404)
            #expect(try await client.send(.POST, answer("Ada"), headers: ada).status == 202)
            #expect(await stream.events(1).first?.contains("Hello Ada") == true)
        }
    }

    @Test func `a task belongs to who began it`() async throws {
        var service = TestService()
        let gate = Promise<Void>()
        service.call = { _, _ in
            .longRunning(
                LongWork(patience: .zero) { _, _ in
                    try await gate.value()
                    return .text("done")
                })
        }
        try await Self.run(service) { client in
            let capabilities = #"{"extensions":{"io.modelcontextprotocol/tasks":{}}}"#
            func ask(
                _ person: String, _ method: String, _ parameters: String, name: String?
            ) async throws -> HTTPTestClient.Reply {
                try await client.stateless(
                    method, parameters, name: name, capabilities: capabilities,
                    headers: ["Person": person])
            }
            let begun = try await ask("ada", "tools/call", #""name":"x""#, name: "x")
            let id = try #require(try member(begun.body, "result", "taskId").string)
            let task = #""taskId":"\#(id)""#
            for (method, parameters) in [
                ("tasks/get", task), ("tasks/update", task + #","inputResponses":{}"#),
                ("tasks/cancel", task),
            ] {
                let reply = try await ask("bob", method, parameters, name: id)
                #expect(
                    reply.body
                        == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown task: “\#(id)”. It may have expired, or belong to somebody else."}}"#
                )
            }
            let listening = try await client.open(
                .POST,
                TestClient.request(
                    "subscriptions/listen", #""notifications":{"taskIds":["\#(id)"]}"#,
                    capabilities: capabilities),
                headers: HTTPTestClient.stateless("subscriptions/listen").merging(
                    ["Person": "bob"]
                ) { $1 })
            #expect(await listening.events(1).first?.contains(#""notifications":{}"#) == true)
            let own = try await ask("ada", "tasks/get", task, name: id)
            #expect(try member(own.body, "result", "status") == "working")
        }
    }

    @Test func `a state belongs to who was asked`() async throws {
        var service = TestService()
        service.call = { call, _ in call.givenName.map { .text("Hello \($0)") } ?? .askName() }
        try await Self.run(service) { client in
            func call(_ person: String, _ parameters: String) async throws -> String {
                try await client.stateless(
                    "tools/call", #""name":"x"\#(parameters)"#, name: "x",
                    capabilities: #"{"elicitation":{}}"#,
                    headers: ["Person": person]
                ).body
            }
            let asked = try await call("ada", "")
            let state = try member(asked, "result", "requestState").text
            let answer =
                #","inputResponses":{"who":{"action":"accept","content":{"name":"Ada"}}},"requestState":\#(state)"#
            #expect(
                try await call("bob", answer)
                    == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The requestState belongs to another request; send it back with the same parameters."}}"#
            )
            #expect(
                try await call("ada", answer)
                    == result(#""content":[{"type":"text","text":"Hello Ada"}]"#))
        }
    }

    @Test func `services learn who asks`() async throws {
        var service = TestService()
        service.call = { _, context in .text("\(context.principal)") }
        try await Self.run(service) { client in
            let reply = try await client.stateless(
                "tools/call", #""name":"x""#, name: "x",
                headers: ["Person": "ada"])
            #expect(
                reply.body == result(#""content":[{"type":"text","text":"subject(\"ada\")"}]"#))
        }
    }
}
