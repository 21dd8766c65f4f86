import NIOHTTP1
import Testing
import _JSON

@testable import MCPProtocol

/// Who and what is let in over HTTP.
@Suite struct HTTPGuardTests {
    @Test func `foreign names and pages are kept out`() async throws {
        try await HTTPTestClient.run(configure: { _, http in
            http.allowedHosts = ["intents.example.org"]
            http.allowedOrigins = ["https://app.example.org"]
        }) { client in
            let own = "127.0.0.1:\(client.port)"
            for (host, origin, isGood) in [
                (own, nil, true), (own, "http://\(own)", true),
                ("localhost:\(client.port)", nil, true), ("[::1]:1", nil, true),
                ("intents.example.org", nil, true),
                (own, "https://app.example.org", true),
                ("evil.example", nil, false), ("localhost.evil.example", nil, false),
                (own, "http://evil.example", false), (own, "http://127.0.0.1:1", false),
                (own, "null", false),
            ] as [(String, String?, Bool)] {
                let reply = try await client.stateless(
                    "tools/list", headers: ["Host": host, "Origin": origin])
                #expect(reply.status == (isGood ? 200 : 403), "\(host) \(origin ?? "")")
            }
            let reply = try await client.stateless(
                "tools/list", headers: ["Origin": "http://evil.example"])
            #expect(
                reply.body
                    == #"{"jsonrpc":"2.0","error":{"code":-32600,"message":"Pages of “http://evil.example” may not use this server."}}"#
            )
        }
    }

    @Test func `content types are checked`() async throws {
        try await HTTPTestClient.run { client in
            for (type, accept, status) in [
                ("application/json; charset=utf-8", "*/*", 200),
                ("application/json", "text/event-stream;q=0.5, APPLICATION/json", 200),
                ("application/json", nil, 200),
                ("text/plain", "*/*", 415), (nil, "*/*", 415),
                ("application/json", "application/json", 406),
                ("application/json", "text/event-stream", 406),
                ("application/json", "text/html", 406),
            ] as [(String?, String?, Int)] {
                let reply = try await client.stateless(
                    "tools/list", headers: ["Content-Type": type, "Accept": accept])
                #expect(reply.status == status, "\(type ?? "") \(accept ?? "")")
            }
        }
    }

    @Test func `a message has a largest size`() async throws {
        try await HTTPTestClient.run(configure: { server, _ in
            server.maximumMessageBytes = 1000
        }) { client in
            let reply = try await client.send(.POST, String(repeating: " ", count: 1001))
            #expect(reply.status == 413)
            #expect(
                reply.body
                    == #"{"jsonrpc":"2.0","error":{"code":-32600,"message":"A message may have 1000 bytes at most."}}"#
            )
            let good = TestClient.request("tools/list")
            let padded = good + String(repeating: " ", count: 1000 - good.utf8.count)
            let fits = try await client.send(
                .POST, padded, headers: HTTPTestClient.stateless("tools/list"))
            #expect(fits.status == 200)
        }
    }
}
