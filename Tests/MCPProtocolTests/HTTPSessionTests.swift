import IntentTestKit
import NIOHTTP1
import Testing
import _JSON

@testable import MCPProtocol

/// Sessions over real connections.
@Suite struct HTTPSessionTests {
    private static let call =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}"#
    private static let list = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#
    private static let done =
        #"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"done"}]}}"#

    @Test func `a session begins, answers and ends`() async throws {
        try await HTTPTestClient.run { client in
            let headers = try await client.begin()
            let id = try #require(headers["Mcp-Session-Id"] ?? nil)
            #expect(id.utf8.count == 32)
            let list = try await client.send(.POST, Self.list, headers: headers)
            #expect(list.status == 200)
            #expect(
                list.body
                    == #"{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"add","inputSchema":{"type":"object"}}]}}"#
            )
            let unknown = try await client.send(
                .POST, #"{"jsonrpc":"2.0","id":1,"method":"none"}"#, headers: headers)
            #expect(unknown.status == 200)
            #expect(try member(unknown.body, "error", "code") == -32601)
            #expect(try await client.send(.DELETE, headers: headers).status == 204)
            let gone =
                #"{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"The session doesn't exist or has ended; send initialize again."}}"#
            let late = try await client.send(.POST, Self.list, headers: headers)
            #expect(late.status == 404)
            #expect(late.body == gone)
            #expect(try await client.send(.DELETE, headers: headers).status == 404)
            #expect(try await client.send(.GET, headers: headers).status == 404)
        }
    }

    @Test func `a request needs its session and a version that is served`() async throws {
        try await HTTPTestClient.run { client in
            let headers = try await client.begin()
            let none = try await client.send(.POST, Self.list)
            #expect(none.status == 400)
            #expect(
                none.body
                    == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"The header Mcp-Session-Id is missing; send the one that initialize was answered with."}}"#
            )
            let version = try await client.send(
                .POST, Self.list,
                headers: headers.merging(["MCP-Protocol-Version": "1.0"]) { $1 })
            #expect(version.status == 400)
            #expect(try member(version.body, "error", "code") == -32022)
            let silent = try await client.send(
                .POST, Self.list, headers: headers.merging(["MCP-Protocol-Version": nil]) { $1 })
            #expect(silent.status == 200)
            let twice = try await client.send(
                .POST,
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#,
                headers: headers)
            #expect(twice.status == 400)
            let broken = try await client.send(
                .POST, #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
            #expect(broken.status == 200)
            #expect(broken.headers["Mcp-Session-Id"] == [])
            #expect(try member(broken.body, "error", "code") == -32602)
        }
    }

    @Test func `a question comes on the stream of its call`() async throws {
        var service = TestService()
        service.call = { call, _ in
            call.givenName == nil ? .askName() : .text("done")
        }
        try await HTTPTestClient.run(service) { client in
            let headers = try await client.begin(
                "2025-06-18", capabilities: #"{"elicitation":{}}"#)
            let stream = try await client.open(.POST, Self.call, headers: headers)
            #expect(
                await stream.events(1) == [
                    """
                    id: 1-1
                    event: message
                    data: {"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"message":"Who?","requestedSchema":{"type":"object","properties":{"name":{"type":"string","title":"Name"}},"required":["name"]}}}
                    """
                ])
            let answer =
                #"{"jsonrpc":"2.0","id":1,"result":{"action":"accept","content":{"name":"Ada"}}}"#
            let other = try await client.begin()
            #expect(try await client.send(.POST, answer, headers: other).status == 202)
            #expect(try await client.send(.POST, answer, headers: headers).status == 202)
            #expect(await stream.events(1) == ["id: 1-2\nevent: message\ndata: \(Self.done)"])
            #expect(await stream.next() == nil)
        }
    }

    @Test func `a stream that broke is read on from where it was`() async throws {
        var service = TestService()
        let gate = Promise<Void>()
        service.call = { _, context in
            context.reportProgress(Progress(1))
            context.reportProgress(Progress(2))
            try await gate.value()
            return .text("done")
        }
        try await HTTPTestClient.run(service) { client in
            let headers = try await client.begin()
            let stream = try await client.open(
                .POST,
                Self.call.replacing(
                    #""name":"x""#, with: #""name":"x","_meta":{"progressToken":"p"}"#),
                headers: headers)
            let events = await stream.events(3)
            #expect(events[0] == "id: 1-1\nretry: 1000\ndata: ")
            #expect(events[1].hasPrefix("id: 1-2\nevent: message\ndata: "))
            await stream.close()
            gate.complete(.success(()))
            let again = try await client.open(
                .GET, headers: headers.merging(["Last-Event-ID": "1-2"]) { $1 })
            let rest = await again.events(2)
            #expect(rest[0].hasPrefix("id: 1-3\nevent: message\n"))
            #expect(rest[0].contains(#""progress":2"#))
            #expect(rest[1] == "id: 1-4\nevent: message\ndata: \(Self.done)")
            #expect(await again.next() == nil)
            for last in ["9-1", "x", "1", ""] {
                let unknown = try await client.send(
                    .GET, headers: headers.merging(["Last-Event-ID": last]) { $1 })
                #expect(unknown.status == 400, "\(last)")
            }
        }
    }

    @Test func `a connection is let go and come back to`() async throws {
        var service = TestService()
        let gate = Promise<Void>()
        service.call = { _, context in
            #expect(context.letGoOfConnection())
            try await gate.value()
            return .text("done")
        }
        try await HTTPTestClient.run(service) { client in
            let headers = try await client.begin()
            let reply = try await client.send(.POST, Self.call, headers: headers)
            #expect(reply.body == "id: 1-1\nretry: 1000\ndata: \n\n")
            let again = try await client.open(
                .GET, headers: headers.merging(["Last-Event-ID": "1-1"]) { $1 })
            gate.complete(.success(()))
            #expect(await again.events(1) == ["id: 1-2\nevent: message\ndata: \(Self.done)"])
        }
    }

    @Test func `changes come on the stream of the session`() async throws {
        let service = TestService()
        try await HTTPTestClient.run(service) { client in
            let headers = try await client.begin()
            service.events.announce(.toolsChanged)
            let stream = try await client.open(.GET, headers: headers)
            let changed =
                #"event: message\#ndata: {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}"#
            #expect(await stream.events(1) == ["id: 0-1\n\(changed)"])
            // The newest connection has it; the one before ends.
            let second = try await client.open(
                .GET, headers: headers.merging(["Last-Event-ID": "0-1"]) { $1 })
            #expect(await stream.next() == nil)
            service.events.announce(.toolsChanged)
            #expect(await second.events(1) == ["id: 0-2\n\(changed)"])
            #expect(
                try await client.send(
                    .GET, headers: headers.merging(["Accept": "application/json"]) { $1 }
                ).status == 406)
            #expect(try await client.send(.DELETE, headers: headers).status == 204)
            #expect(await second.next() == nil)
        }
    }

    @Test func `a call that is cancelled has no answer`() async throws {
        var service = TestService()
        let started = Promise<Void>()
        service.call = { _, _ in
            started.complete(.success(()))
            try await Promise<Void>().value()
            return .text("never")
        }
        try await HTTPTestClient.run(service) { client in
            let headers = try await client.begin()
            async let reply = client.send(.POST, Self.call, headers: headers)
            try await started.value()
            let note = try await client.send(
                .POST,
                #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
                headers: headers)
            #expect(note.status == 202)
            #expect(try await reply.status == 202)
            #expect(try await reply.body == "")
        }
    }

    @Test func `sessions are bounded, and end when they are idle`() async throws {
        try await HTTPTestClient.run(configure: { _, http in
            http.maximumSessions = 1
            http.sessionIdleTime = .seconds(60)
        }) { client in
            let initialize =
                #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#
            let headers = try await client.begin()
            let refused = try await client.send(.POST, initialize)
            #expect(refused.status == 503)
            #expect(refused.headers["Retry-After"] == ["60"])
            #expect(
                refused.body
                    == #"{"jsonrpc":"2.0","id":0,"error":{"code":-31000,"message":"1 sessions are open, and no more can begin; try again later."}}"#
            )
            let stream = try await client.open(.GET, headers: headers)
            client.clock.advance(by: .seconds(120))
            // Somebody reads, so it isn't idle, and nobody knows for how long.
            let busy = try await client.send(.POST, initialize)
            #expect(busy.status == 503)
            #expect(busy.headers["Retry-After"] == [])
            await stream.close()
            // That it has left is noticed soon, but not at once.
            var left = try await client.send(.POST, initialize)
            while left.headers["Retry-After"] == [] {
                try Task.checkCancellation()
                left = try await client.send(.POST, initialize)
            }
            #expect(left.headers["Retry-After"] == ["60"])
            #expect(try await client.send(.POST, Self.list, headers: headers).status == 200)
            client.clock.advance(by: .seconds(59))
            let soon = try await client.send(.POST, initialize)
            #expect(soon.status == 503)
            #expect(soon.headers["Retry-After"] == ["1"])
        }
    }

    @Test func `the session that is idle for longest gives way after a minute`() async throws {
        try await HTTPTestClient.run(configure: { _, http in
            http.maximumSessions = 2
        }) { client in
            let oldest = try await client.begin()
            client.clock.advance(by: .seconds(1))
            let newer = try await client.begin()
            client.clock.advance(by: .seconds(30))
            #expect(try await client.send(.POST, Self.list, headers: oldest).status == 200)
            client.clock.advance(by: .seconds(30))
            // The newer one has been idle for longest by now.
            let newest = try await client.begin()
            #expect(try await client.send(.POST, Self.list, headers: newer).status == 404)
            #expect(try await client.send(.POST, Self.list, headers: oldest).status == 200)
            #expect(try await client.send(.POST, Self.list, headers: newest).status == 200)
        }
    }
}
