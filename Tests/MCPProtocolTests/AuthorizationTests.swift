import Foundation
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
                ) { method, name in method == "tools/call" && name == "add" ? ["call"] : [] }
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
                ("Bearer broken", #"error="invalid_token", "#, invalid),
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
            let reply = try await client.send(
                .GET, path: "/.well-known/oauth-protected-resource/mcp")
            #expect(reply.status == 200)
            #expect(
                reply.body
                    == #"{"resource":"https://intents.example.org/mcp","authorization_servers":["https://login.example.org"],"scopes_supported":["call","read"],"bearer_methods_supported":["header"]}"#
            )
        }
    }
}
