import NIOHTTP1
import Testing
import _JSON

@testable import MCPProtocol

/// How many streams without an end there may be.
@Suite(.timeLimit(.minutes(3))) struct StreamLimitTests {
    private static let refusal =
        #""error":{"code":-31000,"message":"2 streams are open, and no more can begin; try again later."}"#

    private func listen(_ client: HTTPTestClient) async throws -> HTTPTestStream {
        try await client.open(
            .POST,
            TestClient.request(
                "subscriptions/listen", #""notifications":{"toolsListChanged":true}"#),
            headers: HTTPTestClient.stateless("subscriptions/listen"))
    }

    private func run(
        _ service: TestService = TestService(),
        _ body: @escaping @Sendable (HTTPTestClient) async throws -> Void
    ) async throws {
        try await HTTPTestClient.run(
            service, configure: { _, http in http.maximumStreams = 2 }, body)
    }

    @Test func `the newest is refused in both manners, and those that are open stay`() async throws
    {
        let service = TestService()
        try await run(service) { client in
            let headers = try await client.begin()
            let other = try await client.begin()
            let ofSession = try await client.open(.GET, headers: headers)
            let ofChanges = try await listen(client)
            #expect(await ofChanges.events(1).first?.contains("acknowledged") == true)

            let get = try await client.send(.GET, headers: other)
            #expect(get.status == 503)
            #expect(get.headers["Retry-After"] == [])
            #expect(get.body == #"{"jsonrpc":"2.0",\#(Self.refusal)}"#)
            let third = try await listen(client)
            #expect(third.status == 503)
            #expect(third.headers["Retry-After"] == [])
            #expect(await third.next() == #"{"jsonrpc":"2.0","id":1,\#(Self.refusal)}"#)
            await third.close()
            // What has an end of its own is answered all the same.
            #expect(try await client.stateless("tools/list").status == 200)

            service.events.announce(.toolsChanged)
            for stream in [ofSession, ofChanges] {
                #expect(await stream.events(1).first?.contains("list_changed") == true)
            }
        }
    }

    @Test func `a stream that ends makes room for another`() async throws {
        try await run { client in
            let headers = try await client.begin()
            let first = try await client.open(.GET, headers: headers)
            let second = try await listen(client)
            for stream in [first, second] {
                await stream.close()
                // That a client has left is noticed soon, but not at once.
                var next = try await listen(client)
                while next.status == 503 {
                    try Task.checkCancellation()
                    await next.close()
                    next = try await listen(client)
                }
                #expect(next.status == 200)
            }
            #expect(try await listen(client).status == 503)
        }
    }

    @Test func `a request for a stream that can't be takes no place`() async throws {
        try await run { client in
            let headers = try await client.begin()
            for _ in 0..<3 {
                let unknown = try await client.send(
                    .GET, headers: headers.merging(["Last-Event-ID": "9-1"]) { $1 })
                #expect(unknown.status == 400)
                let wrong = try await client.stateless(
                    "subscriptions/listen", #""notifications":7"#)
                #expect(try member(wrong.body, "error", "code") == -32602)
            }
            let first = try await client.open(.GET, headers: headers)
            let second = try await listen(client)
            #expect([first.status, second.status] == [200, 200])
        }
    }
}
