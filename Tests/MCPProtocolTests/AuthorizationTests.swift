import Foundation
import IntentTestKit
import NIOHTTP1
import Testing
import _JSON

@testable import MCPProtocol

/// Tokens, as a resource server has them.
@Suite struct AuthorizationTests {
    private struct Verifier: TokenVerifier {
        let resource: URL

        func verify(_ token: String) async throws -> VerifiedToken? {
            let here = [resource.absoluteString]
            let start = Date(timeIntervalSince1970: 1_800_000_000)
            switch token {
            case "ada": return VerifiedToken(subject: "ada", audiences: here, scopes: ["call"])
            case "ada, who may read": return VerifiedToken(subject: "ada", audiences: here)
            case "bob":
                return VerifiedToken(
                    subject: "bob", audiences: here, scopes: ["call"], expiry: start + 60)
            case "reader": return VerifiedToken(subject: "r", audiences: here)
            case "elsewhere":
                return VerifiedToken(
                    subject: "e", audiences: ["https://other.example/mcp"], scopes: ["call"])
            case "old":
                return VerifiedToken(
                    subject: "o", audiences: here, scopes: ["call"], expiry: start)
            case "broken": throw URLError(.timedOut)
            default: return nil
            }
        }
    }

    private static func run(
        _ service: TestService = TestService(),
        _ body: @escaping @Sendable (HTTPTestClient) async throws -> Void
    ) async throws {
        let resource = try #require(URL(string: "https://intents.example.org/mcp"))
        let giver = try #require(URL(string: "https://login.example.org"))
        try await HTTPTestClient.run(
            service,
            configure: { _, http in
                http.authorization = Authorization(
                    resource: resource, servers: [giver], scopes: ["call", "read"],
                    verifier: Verifier(resource: resource)
                ) { method, name in
                    method == nil || method == "tools/call" && name == "add" ? ["call"] : []
                }
            }, body)
    }

    private static let metadata =
        #"resource_metadata="https://intents.example.org/.well-known/oauth-protected-resource/mcp""#

    @Test func `whoever has no good token learns where to get one`() async throws {
        try await Self.run { client in
            let missing = "A bearer token is needed, and none was sent."
            let invalid =
                "The token is not valid: it may have expired, or be for another server."
            for (header, fault, message) in [
                (nil, "", missing), ("Basic YTpi", "", missing),
                ("Bearer unknown", #"error="invalid_token", "#, invalid),
                ("Bearer elsewhere", #"error="invalid_token", "#, invalid),
                ("Bearer old", #"error="invalid_token", "#, invalid),
            ] as [(String?, String, String)] {
                let challenge = #"Bearer \#(fault)\#(Self.metadata), scope="call read""#
                let reply = try await client.stateless(
                    "tools/list", headers: ["Authorization": header])
                #expect(reply.status == 401, "\(header ?? "")")
                #expect(reply.headers["WWW-Authenticate"] == [challenge])
                #expect(
                    reply.body
                        == #"{"jsonrpc":"2.0","error":{"code":-32600,"message":"\#(message)"}}"#)
            }
            // Another token would be refused as well, so the client is not sent away to get one.
            let broken = try await client.stateless(
                "tools/list", headers: ["Authorization": "Bearer broken"])
            #expect(broken.status == 503)
            #expect(broken.headers["WWW-Authenticate"] == [])
            #expect(broken.headers["Retry-After"] == ["5"])
            #expect(
                broken.body
                    == #"{"jsonrpc":"2.0","error":{"code":-32600,"message":"No token can be verified at the moment, because its issuer doesn't answer. Try again later."}}"#
            )
            let inAddress = try await client.send(
                .POST, TestClient.request("tools/list"),
                headers: HTTPTestClient.stateless("tools/list"), path: "/mcp?access_token=ada")
            #expect(inAddress.status == 401)
        }
    }

    @Test func `a token that is not enough is told what is`() async throws {
        try await Self.run { client in
            let add = #""name":"add""#
            let refused = try await client.stateless(
                "tools/call", add, name: "add", headers: ["Authorization": "Bearer reader"])
            #expect(refused.status == 403)
            #expect(
                refused.headers["WWW-Authenticate"] == [
                    #"Bearer error="insufficient_scope", \#(Self.metadata), scope="call""#
                ])
            let list = try await client.stateless(
                "tools/list", headers: ["Authorization": "Bearer reader"])
            #expect(list.status == 200)
            let call = try await client.stateless(
                "tools/call", add, name: "add", headers: ["Authorization": "bearer ada"])
            #expect(call.status == 200)
            let bob: [String: String?] = ["Authorization": "Bearer bob"]
            #expect(try await client.stateless("tools/list", headers: bob).status == 200)
            client.clock.advance(by: .seconds(60))
            #expect(try await client.stateless("tools/list", headers: bob).status == 401)
        }
    }

    @Test func `a session belongs to who began it`() async throws {
        try await Self.run { client in
            let begun = try await client.send(
                .POST,
                #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#,
                headers: ["Authorization": "Bearer ada"])
            let id = begun.headers["Mcp-Session-Id"].first
            for (token, status) in [("ada", 200), ("bob", 404)] {
                let reply = try await client.send(
                    .POST, #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
                    headers: ["Authorization": "Bearer \(token)", "Mcp-Session-Id": id])
                #expect(reply.status == status)
            }
        }
    }

    @Test func `nobody else can listen in a session, answer in it or end it`() async throws {
        var service = TestService()
        service.call = { call, _ in call.givenName.map { .text("Hello \($0)") } ?? .askName() }
        try await Self.run(service) { client in
            let begun = try await client.send(
                .POST,
                #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{"elicitation":{}}}}"#,
                headers: ["Authorization": "Bearer ada"])
            let id = begun.headers["Mcp-Session-Id"].first
            let ada = ["Authorization": "Bearer ada", "Mcp-Session-Id": id]
            let bob = ["Authorization": "Bearer bob", "Mcp-Session-Id": id]
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
                let nobody = try await client.send(method, headers: ["Mcp-Session-Id": id])
                #expect(nobody.status == 401)
                #expect(nobody.headers["WWW-Authenticate"].count == 1)
            }
            let back = try await client.send(
                .GET, headers: bob.merging(["Last-Event-ID": "1-0"]) { $1 })
            #expect(back.status == 404)
            #expect(try await client.send(.POST, answer("Ada"), headers: ada).status == 202)
            #expect(await stream.events(1).first?.contains("Hello Ada") == true)
        }
    }

    @Test func `a token that is not enough is not enough in a session either`() async throws {
        try await Self.run { client in
            let reader = ["Authorization": "Bearer reader"]
            let begun = try await client.send(
                .POST,
                #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#,
                headers: reader)
            let refused = try await client.send(
                .POST, #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add"}}"#,
                headers: reader.merging(["Mcp-Session-Id": begun.headers["Mcp-Session-Id"][0]]) {
                    $1
                })
            #expect(refused.status == 403)
            #expect(
                refused.body
                    == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"The token is not enough: the request needs call."}}"#
            )
        }
    }

    @Test func `a token that is not enough opens no stream, answers nothing and ends nothing`()
        async throws
    {
        try await Self.run { client in
            let begun = try await client.send(
                .POST,
                #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#,
                headers: ["Authorization": "Bearer ada"])
            let session = ["Mcp-Session-Id": begun.headers["Mcp-Session-Id"].first]
            let reader = session.merging(["Authorization": "Bearer ada, who may read"]) { $1 }
            let cancelled =
                #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
            for (method, body) in [
                (.GET, ""), (.DELETE, ""), (.POST, cancelled),
                (.POST, #"{"jsonrpc":"2.0","id":1,"result":{}}"#),
            ] as [(HTTPMethod, String)] {
                let refused = try await client.send(method, body, headers: reader)
                #expect(refused.status == 403, "\(method) \(body)")
                #expect(
                    refused.headers["WWW-Authenticate"] == [
                        #"Bearer error="insufficient_scope", \#(Self.metadata), scope="call""#
                    ])
            }
            let list = try await client.send(
                .POST, #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
                headers: session.merging(["Authorization": "Bearer ada"]) { $1 })
            #expect(list.status == 200)
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a stream without a natural end ends with the token`() async throws {
        try await Self.run { client in
            let bob: [String: String?] = ["Authorization": "Bearer bob"]
            let begun = try await client.send(
                .POST,
                #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#,
                headers: bob)
            let standing = try await client.open(
                .GET,
                headers: bob.merging(["Mcp-Session-Id": begun.headers["Mcp-Session-Id"][0]]) { $1 })
            let listening = try await client.open(
                .POST, TestClient.request("subscriptions/listen", #""notifications":{}"#),
                headers: HTTPTestClient.stateless("subscriptions/listen").merging(bob) { $1 })
            #expect(standing.status == 200)
            #expect(await listening.events(1).count == 1)
            client.clock.advance(by: .seconds(60))
            for stream in [standing, listening] { while await stream.next() != nil {} }
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
                _ token: String, _ method: String, _ parameters: String, name: String?
            ) async throws -> HTTPTestClient.Reply {
                try await client.stateless(
                    method, parameters, name: name, capabilities: capabilities,
                    headers: ["Authorization": "Bearer \(token)"])
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
                    ["Authorization": "Bearer bob"]
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
            func call(_ token: String, _ parameters: String) async throws -> String {
                try await client.stateless(
                    "tools/call", #""name":"x"\#(parameters)"#, name: "x",
                    capabilities: #"{"elicitation":{}}"#,
                    headers: ["Authorization": "Bearer \(token)"]
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
                headers: ["Authorization": "Bearer ada"])
            #expect(
                reply.body == result(#""content":[{"type":"text","text":"subject(\"ada\")"}]"#))
        }
    }

    @Test func `the metadata names the givers of tokens`() async throws {
        try await Self.run { client in
            for path in ["/mcp", ""] {
                let reply = try await client.send(
                    .GET, path: "/.well-known/oauth-protected-resource" + path)
                #expect(reply.status == 200)
                #expect(
                    reply.body
                        == #"{"resource":"https://intents.example.org/mcp","authorization_servers":["https://login.example.org"],"scopes_supported":["call","read"],"bearer_methods_supported":["header"]}"#
                )
            }
        }
    }
}
