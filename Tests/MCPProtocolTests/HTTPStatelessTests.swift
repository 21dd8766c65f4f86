import IntentTestKit
import NIOHTTP1
import Testing
import _JSON

@testable import MCPProtocol

/// The stateless manner over real connections: statuses, headers, streams.
@Suite struct HTTPStatelessTests {
    private static let add = #""name":"add","arguments":{"a":1,"b":2}"#

    @Test func `a request is answered by one message`() async throws {
        try await HTTPTestClient.run { client in
            let reply = try await client.stateless("tools/call", Self.add, name: "add")
            #expect(reply.status == 200)
            #expect(reply.headers["Content-Type"] == ["application/json"])
            #expect(reply.headers["Mcp-Session-Id"] == [])
            #expect(
                reply.body
                    == result(#""content":[{"type":"text","text":"3"}],"structuredContent":3"#))
        }
    }

    @Test func `errors before dispatch have statuses, those of methods have none`() async throws {
        try await HTTPTestClient.run { client in
            for (body, status, code) in [
                ("{", 400, -32700), ("[]", 400, -32600), ("{}", 400, -32600),
                (#"{"jsonrpc":"2.0","id":1,"result":{}}"#, 400, -32600),
                (
                    #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, 400, -32602
                ),
                (
                    #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#,
                    400, -32602
                ),
            ] {
                let reply = try await client.send(
                    .POST, body, headers: HTTPTestClient.stateless("tools/list"))
                #expect(reply.status == status, "\(body)")
                #expect(try member(reply.body, "error", "code") == .integer(code), "\(body)")
            }
            let unknown = try await client.stateless("ping")
            #expect(unknown.status == 404)
            #expect(try member(unknown.body, "error", "code") == -32601)
            let tool = try await client.stateless("tools/call", #""name":"none""#, name: "none")
            #expect(tool.status == 200)
            #expect(try member(tool.body, "error", "code") == -32602)
            let version = try await client.send(
                .POST,
                TestClient.request("tools/list").replacing("2026-07-28", with: "v999"),
                headers: ["MCP-Protocol-Version": "v999", "Mcp-Method": "tools/list"])
            #expect(version.status == 400)
            #expect(try member(version.body, "error", "code") == -32022)
            #expect(try member(version.body, "id") == 1)
        }
    }

    @Test func `a capability that is missing has a status`() async throws {
        var service = TestService()
        service.call = { _, _ in .askName() }
        try await HTTPTestClient.run(service) { client in
            let reply = try await client.stateless("tools/call", #""name":"x""#, name: "x")
            #expect(reply.status == 400)
            #expect(
                try member(reply.body, "error", "data")
                    == ["requiredCapabilities": ["elicitation": ["form": [:]]]])
        }
    }

    struct HeaderCase: Sendable {
        var headers: [String: String?]
        var message: String?
        init(_ headers: [String: String?], _ message: String? = nil) {
            self.headers = headers
            self.message = message
        }
    }

    @Test(arguments: [
        HeaderCase([:]),
        HeaderCase(["Mcp-Name": "  add  "]),
        HeaderCase(["Mcp-Name": "=?base64?YWRk?="]),
        HeaderCase(
            ["MCP-Protocol-Version": nil],
            "MCP-Protocol-Version is missing, but the body has a value for it."),
        HeaderCase(
            ["MCP-Protocol-Version": "2025-11-25"],
            "MCP-Protocol-Version says “2025-11-25”, the body “2026-07-28”."),
        HeaderCase(
            ["Mcp-Method": nil], "Mcp-Method is missing, but the body has a value for it."),
        HeaderCase(
            ["Mcp-Method": "TOOLS/CALL"], "Mcp-Method says “TOOLS/CALL”, the body “tools/call”."),
        HeaderCase(
            ["Mcp-Name": nil], "Mcp-Name is missing, but the body has a value for it."),
        HeaderCase(["Mcp-Name": "sub"], "Mcp-Name says “sub”, the body “add”."),
        HeaderCase(["Mcp-Name": "=?base64?YWR?="], "the value of Mcp-Name can't be decoded."),
        HeaderCase(["Mcp-Name": "=?base64?/w==?="], "the value of Mcp-Name can't be decoded."),
    ])
    func `headers must say what the body says`(headers: HeaderCase) async throws {
        try await HTTPTestClient.run { client in
            let reply = try await client.stateless(
                "tools/call", Self.add, name: "add", headers: headers.headers)
            guard let message = headers.message else { return #expect(reply.status == 200) }
            #expect(reply.status == 400)
            #expect(
                reply.body
                    == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32020,"message":"Header mismatch: \#(message)"}}"#
            )
        }
    }

    @Test(arguments: [
        (#"{"region":"eu","deep":{"n":2,"ok":true}}"#, ["eu", "2.0", "true"], true),
        (#"{"region":"é"}"#, ["=?base64?w6k=?=", nil, nil], true),
        (#"{"region":null}"#, [nil, nil, nil], true),
        (#"{"region":"eu"}"#, [nil, nil, nil], false),
        (#"{"region":"eu"}"#, ["us", nil, nil], false),
        (#"{}"#, ["eu", nil, nil], false),
        (#"{"deep":{"n":2}}"#, [nil, "3", nil], false),
    ])
    func `parameters are repeated in headers where a schema asks for it`(
        arguments: String, values: [String?], isGood: Bool
    ) async throws {
        var service = TestService()
        service.toolList = [
            Tool(
                name: "t",
                inputSchema: [
                    "type": "object",
                    "properties": [
                        "region": ["type": "string", "x-mcp-header": "Region"],
                        "list": ["type": "array", "x-mcp-header": "Ignored"],
                        "deep": [
                            "type": "object",
                            "properties": [
                                "n": ["type": "integer", "x-mcp-header": "Number"],
                                "ok": ["type": "boolean", "x-mcp-header": "Okay"],
                            ],
                        ],
                    ],
                ])
        ]
        service.call = { _, _ in .text("called") }
        try await HTTPTestClient.run(service) { client in
            let reply = try await client.stateless(
                "tools/call", #""name":"t","arguments":\#(arguments)"#, name: "t",
                headers: [
                    "Mcp-Param-Region": values[0], "Mcp-Param-Number": values[1],
                    "Mcp-Param-Okay": values[2],
                ])
            #expect(reply.status == (isGood ? 200 : 400))
            if !isGood { #expect(try member(reply.body, "error", "code") == -32020) }
        }
    }

    @Test func `a changed schema asks for other headers`() async throws {
        let service = TestService()
        try await HTTPTestClient.run(service) { client in
            let index = client.server.headerParameters
            let schema: JSONObject = [
                "properties": ["a": ["type": "string", "x-mcp-header": "A"]]
            ]
            let first = try await index.parameters(of: "add", for: .local) {
                [Tool(name: "add", inputSchema: schema)]
            }
            #expect(first == [.init(path: ["a"], header: "Mcp-Param-A")])
            #expect(try await index.parameters(of: "add", for: .local) { [] } == first)
            service.events.announce(.toolsChanged)
            #expect(try await index.parameters(of: "add", for: .local) { [] } == [])
        }
    }

    @Test func `what is said before the answer makes a stream`() async throws {
        var service = TestService()
        service.call = { _, context in
            context.reportProgress(Progress(1))
            return .text("done")
        }
        try await HTTPTestClient.run(service) { client in
            let reply = try await client.stateless(
                "tools/call", #""name":"x""#, name: "x", meta: #""progressToken":1"#)
            #expect(reply.status == 200)
            #expect(reply.headers["Content-Type"] == ["text/event-stream"])
            #expect(reply.headers["X-Accel-Buffering"] == ["no"])
            let answer = result(#""content":[{"type":"text","text":"done"}]"#)
            #expect(
                reply.body == """
                    event: message
                    data: {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":1,"progress":1}}

                    event: message
                    data: \(answer)


                    """)
        }
    }

    @Test func `a slow answer becomes a stream that shows signs of life`() async throws {
        var service = TestService()
        let started = Promise<Void>()
        let gate = Promise<Void>()
        service.call = { _, _ in
            started.complete(.success(()))
            try await gate.value()
            return .text("done")
        }
        try await HTTPTestClient.run(service) { client in
            async let opening = client.open(
                .POST, TestClient.request("tools/call", #""name":"x""#),
                headers: HTTPTestClient.stateless("tools/call", name: "x"))
            try await started.value()
            try await client.advance(by: .milliseconds(500))
            let stream = try await opening
            #expect(stream.headers["Content-Type"] == ["text/event-stream"])
            try await client.advance(by: .seconds(15))
            #expect(await stream.events(1) == [": "])
            gate.complete(.success(()))
            #expect(
                await stream.events(1) == [
                    "event: message\ndata: "
                        + result(#""content":[{"type":"text","text":"done"}]"#)
                ])
            #expect(await stream.next() == nil)
        }
    }

    @Test func `an error after the stream has begun comes in it`() async throws {
        var service = TestService()
        service.call = { _, context in
            context.reportProgress(Progress(1))
            return .askName()
        }
        try await HTTPTestClient.run(service) { client in
            let reply = try await client.stateless(
                "tools/call", #""name":"x""#, name: "x", meta: #""progressToken":1"#)
            #expect(reply.status == 200)
            #expect(reply.headers["Content-Type"] == ["text/event-stream"])
            let message = try #require(
                reply.body.split(separator: "\n").last { $0.hasPrefix("data: ") })
            let error = try member(String(message.dropFirst(6)), "error")
            #expect(error["code"] == -32021)
        }
    }

    @Test func `a client that leaves a stream cancels its request`() async throws {
        var service = TestService()
        let cancelled = Promise<Void>()
        service.call = { _, context in
            context.reportProgress(Progress(1))
            do {
                try await Promise<Void>().value()
            } catch {
                cancelled.complete(.success(()))
                throw error
            }
            return .text("never")
        }
        try await HTTPTestClient.run(service) { client in
            let stream = try await client.open(
                .POST,
                TestClient.request("tools/call", #""name":"x""#, meta: #""progressToken":1"#),
                headers: HTTPTestClient.stateless("tools/call", name: "x"))
            _ = await stream.events(1)
            await stream.close()
            try await cancelled.value()
        }
    }

    @Test func `changes are told on a stream until the client leaves`() async throws {
        let service = TestService()
        try await HTTPTestClient.run(service) { client in
            let stream = try await client.open(
                .POST,
                TestClient.request(
                    "subscriptions/listen", #""notifications":{"toolsListChanged":true}"#),
                headers: HTTPTestClient.stateless("subscriptions/listen"))
            #expect(await stream.events(1).first?.contains("acknowledged") == true)
            service.events.announce(.promptsChanged)
            service.events.announce(.toolsChanged)
            #expect(
                await stream.events(1) == [
                    """
                    event: message
                    data: {"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":1}}}
                    """
                ])
            client.server.close()
            #expect(await stream.events(1).first?.contains(#""resultType":"complete""#) == true)
            #expect(await stream.next() == nil)
        }
    }

    @Test func `notifications are taken, other methods are not`() async throws {
        try await HTTPTestClient.run { client in
            let headers: [String: String?] = ["MCP-Protocol-Version": "2026-07-28"]
            let note = try await client.send(
                .POST, #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
                headers: headers)
            #expect(note.status == 202)
            #expect(note.body.isEmpty)
            for method in [HTTPMethod.GET, .DELETE] {
                let reply = try await client.send(method, headers: headers)
                #expect(reply.status == 405)
                #expect(reply.headers["Allow"] == ["POST"])
            }
            #expect(try await client.send(.PUT, headers: headers).status == 405)
        }
    }
}

extension HTTPTestClient {
    /// Lets time pass once a task waits for it.
    func advance(by duration: Duration) async throws {
        try await clock.waitForSleeper()
        clock.advance(by: duration)
    }
}
