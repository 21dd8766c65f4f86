import NIOHTTP1
import Testing

@testable import MCPProtocol

/// The refusal of a service that allows one person only so much.
@Suite(.timeLimit(.minutes(1))) struct LimitedTests {
    private static let call = #""name":"add","arguments":{}"#
    private static let error =
        #""error":{"code":-31000,"message":"Wait for 30 seconds.","data":{"retryAfter":30}}"#

    private func run(
        _ body: @escaping @Sendable (HTTPTestClient) async throws -> Void
    ) async throws {
        var service = TestService()
        service.call = { _, _ in
            throw MCPError.limited("Wait for 30 seconds.", retryAfter: 30)
        }
        try await HTTPTestClient.run(service, body)
    }

    @Test func `a stateless request is answered with 429 and the time`() async throws {
        try await run { client in
            let reply = try await client.stateless("tools/call", Self.call, name: "add")
            #expect(reply.status == 429)
            #expect(reply.headers["Retry-After"] == ["30"])
            #expect(reply.body == #"{"jsonrpc":"2.0","id":1,\#(Self.error)}"#)
        }
    }

    @Test func `a request of a session is too, and the session goes on`() async throws {
        try await run { client in
            let headers = try await client.begin()
            let reply = try await client.send(
                .POST, #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(Self.call)}}"#,
                headers: headers)
            #expect(reply.status == 429)
            #expect(reply.headers["Retry-After"] == ["30"])
            #expect(reply.body == #"{"jsonrpc":"2.0","id":1,\#(Self.error)}"#)
            let ping = try await client.send(
                .POST, #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#, headers: headers)
            #expect(ping.status == 200)
        }
    }
}
