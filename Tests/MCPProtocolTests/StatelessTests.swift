import Testing
import _JSON

@testable import MCPProtocol

/// Requests of 2026-07-28, in whole answers.
@Suite struct StatelessTests {
    @Test func `discovery tells what is served`() async {
        var service = TestService()
        service.instructions = "Add."
        let client = TestClient(service)
        #expect(
            await client.stateless("server/discover")
                == result(
                    """
                    "supportedVersions":["2026-07-28","2025-11-25","2025-06-18","2025-03-26"],\
                    "capabilities":{"tools":{"listChanged":true},\
                    "resources":{"subscribe":true,"listChanged":true},\
                    "prompts":{"listChanged":true},"completions":{},"logging":{},\
                    "extensions":{"io.modelcontextprotocol/tasks":{}}},\
                    "instructions":"Add.","ttlMs":60000,"cacheScope":"public"
                    """))
    }

    @Test(arguments: [
        ("tools/list", "tools"), ("tools/call", "tools"), ("resources/list", "resources"),
        ("resources/templates/list", "resources"), ("resources/read", "resources"),
        ("prompts/list", "prompts"), ("prompts/get", "prompts"),
        ("completion/complete", "completions"), ("subscriptions/listen", "tools"),
        ("tasks/get", "tasks"), ("tasks/update", "tasks"), ("tasks/cancel", "tasks"),
    ])
    func `a method of what is not offered doesn't exist`(
        method: String, capability: String
    ) async throws {
        var service = TestService()
        service.capabilities = ServerCapabilities()
        let client = TestClient(service)
        let discovery = await client.stateless("server/discover")
        #expect(try member(discovery, "result", "capabilities") == [:])
        #expect(
            await client.stateless(method)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found: “\#(method)”."}}"#
        )
    }

    @Test(arguments: [
        "initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe",
        "tasks/result", "tasks/list", "unknown/method",
    ])
    func `what was removed doesn't exist`(method: String) async {
        #expect(
            await TestClient().stateless(method)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found: “\#(method)”."}}"#
        )
    }

    @Test func `a request must say what it is`() async {
        let client = TestClient()
        #expect(
            await client.ask(#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The request's _meta has no valid “io.modelcontextprotocol/protocolVersion”, which every request must carry since 2026-07-28."}}"#
        )
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#
            )
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The request's _meta has no valid “io.modelcontextprotocol/clientCapabilities”, which every request must carry since 2026-07-28."}}"#
        )
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2031-01-01","io.modelcontextprotocol/clientCapabilities":{}}}}"#
            )
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version “2031-01-01”; use one of 2026-07-28, 2025-11-25, 2025-06-18, 2025-03-26.","data":{"supported":["2026-07-28","2025-11-25","2025-06-18","2025-03-26"],"requested":"2031-01-01"}}}"#
        )
    }

    @Test func `an older revision can't be claimed for a single request`() async throws {
        let line = TestClient.request("tools/list").replacing("2026-07-28", with: "2025-11-25")
        let answer = await TestClient().ask(line)
        #expect(try member(answer, "error", "code") == -32022)
    }

    @Test func `a call gives the result as data and as text`() async {
        #expect(
            await TestClient().stateless(
                "tools/call", #""name":"add","arguments":{"a":1,"b":2}"#)
                == result(#""content":[{"type":"text","text":"3"}],"structuredContent":3"#))
    }

    @Test func `refusals of a call are errors, failures are results`() async {
        var service = TestService()
        service.call = { call, _ in
            switch call.name {
            case "fail": .complete(.failure("It failed."))
            case "break": throw Broken()
            case "own": throw MCPError.custom(code: 7, message: "Seven", data: ["a": 1])
            default: throw MCPError.unknownTool(call.name)
            }
        }
        let client = TestClient(service)
        #expect(
            await client.stateless("tools/call", #""name":"fail""#)
                == result(#""content":[{"type":"text","text":"It failed."}],"isError":true"#))
        #expect(
            await client.stateless("tools/call", #""name":"break""#)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"The server failed to answer. Its log says more."}}"#
        )
        #expect(
            await client.stateless("tools/call", #""name":"own""#)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":7,"message":"Seven","data":{"a":1}}}"#)
        #expect(
            await client.stateless("tools/call", #""name":"none""#)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown tool: “none”. tools/list names those there are."}}"#
        )
        #expect(
            await client.stateless("tools/call")
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The parameter “name” must be a text."}}"#
        )
        #expect(
            await client.stateless("tools/call", #""name":"add","arguments":3"#)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The parameter “arguments” must be an object."}}"#
        )
    }

    private struct Broken: Error {}

    @Test func `a list comes in pages`() async throws {
        var service = TestService()
        service.resourceList = (1...5).map { Resource(uri: "r:\($0)", name: "\($0)") }
        let client = TestClient(service) { $0.pageSize = 2 }
        #expect(
            await client.stateless("resources/list")
                == result(
                    #""resources":[{"uri":"r:1","name":"1"},{"uri":"r:2","name":"2"}],"nextCursor":"p2","ttlMs":0,"cacheScope":"private""#
                ))
        #expect(
            await client.stateless("resources/list", #""cursor":"p4""#)
                == result(
                    #""resources":[{"uri":"r:5","name":"5"}],"ttlMs":0,"cacheScope":"private""#))
        let first = await client.stateless("resources/list", #""cursor":"""#)
        #expect(try member(first, "result", "nextCursor") == "p2")
        for cursor in ["x", "p", "p0", "p-1", "p02", "p2 "] {
            #expect(
                await client.stateless("resources/list", #""cursor":"\#(cursor)""#)
                    == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The cursor is not one that this list has given out."}}"#
            )
        }
    }

    @Test func `a resource that isn't there is an error with its address`() async {
        var service = TestService()
        service.read = { read in
            guard read.uri == "r:empty" else { throw MCPError.unknownResource(uri: read.uri) }
            return .complete(ResourceReading([]))
        }
        let client = TestClient(service)
        for uri in ["r:none", "r:empty"] {
            #expect(
                await client.stateless("resources/read", #""uri":"\#(uri)""#)
                    == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Resource not found: “\#(uri)”.","data":{"uri":"\#(uri)"}}}"#
            )
        }
    }

    @Test func `prompts miss arguments`() async {
        var service = TestService()
        service.fill = { request in
            guard request.name == "greet" else { throw MCPError.unknownPrompt(request.name) }
            guard let name = request.arguments["name"] else {
                throw MCPError.missingArgument("name", prompt: "greet")
            }
            return .complete(PromptResult(messages: [.init(.text("Hello \(name)"))]))
        }
        let client = TestClient(service)
        #expect(
            await client.stateless("prompts/get", #""name":"greet","arguments":{"name":"Ada"}"#)
                == result(
                    #""messages":[{"role":"user","content":{"type":"text","text":"Hello Ada"}}]"#))
        #expect(
            await client.stateless("prompts/get", #""name":"greet""#)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The prompt “greet” needs the argument “name”."}}"#
        )
        #expect(
            await client.stateless("prompts/get", #""name":"none""#)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown prompt: “none”. prompts/list names those there are."}}"#
        )
        #expect(
            await client.stateless("prompts/get", #""name":"greet","arguments":{"name":1}"#)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The parameter “arguments.name” must be a text."}}"#
        )
    }

    @Test func `suggestions end after a hundred`() async throws {
        var service = TestService()
        service.suggest = { request in
            #expect(request.reference == .resource(uri: "r:{x}"))
            #expect(request.others == ["y": "1"])
            return Completion(values: (0..<150).map { "\(request.value)\($0)" })
        }
        let answer = await TestClient(service).stateless(
            "completion/complete",
            #""ref":{"type":"ref/resource","uri":"r:{x}"},"argument":{"name":"x","value":"v"},"context":{"arguments":{"y":"1"}}"#
        )
        #expect(try member(answer, "result", "completion", "values").array?.count == 100)
        #expect(try member(answer, "result", "completion", "total") == 150)
        #expect(try member(answer, "result", "completion", "hasMore") == true)
        let wrong = await TestClient(service).stateless(
            "completion/complete",
            #""ref":{"type":"ref/tool","name":"x"},"argument":{"name":"x","value":"v"}"#)
        #expect(
            wrong
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The parameter “ref.type” must be “ref/prompt” or “ref/resource”."}}"#
        )
    }

    @Test func `progress is sent where it was asked for, and only forward`() async {
        var service = TestService()
        service.call = { _, context in
            for step in [1.0, 1, 0.5, 2] {
                context.reportProgress(Progress(step, of: 2, message: step == 2 ? "Done" : nil))
            }
            return .text("\(context.wantsProgress)")
        }
        let client = TestClient(service)
        client.send(
            TestClient.request("tools/call", #""name":"x""#, meta: #""progressToken":"p""#))
        #expect(
            await client.next()
                == #"{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":1,"total":2}}"#
        )
        #expect(
            await client.next()
                == #"{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":2,"total":2,"message":"Done"}}"#
        )
        #expect(await client.next() == result(#""content":[{"type":"text","text":"true"}]"#))
        #expect(
            await client.stateless("tools/call", #""name":"x""#)
                == result(#""content":[{"type":"text","text":"false"}]"#))
    }

    @Test func `nothing is logged without a level`() async {
        var service = TestService()
        service.call = { _, context in
            context.log(LogMessage(level: .info, data: "low"))
            context.log(LogMessage(level: .error, logger: "x", data: ["high": true]))
            return .text("done")
        }
        let client = TestClient(service)
        let done = result(#""content":[{"type":"text","text":"done"}]"#)
        #expect(await client.stateless("tools/call", #""name":"x""#) == done)
        let level = #""io.modelcontextprotocol/logLevel":"warning""#
        client.send(TestClient.request("tools/call", #""name":"x""#, meta: level))
        #expect(
            await client.next()
                == #"{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"error","logger":"x","data":{"high":true}}}"#
        )
        #expect(await client.next() == done)
        #expect(
            await client.stateless(
                "tools/call", #""name":"x""#, meta: level.replacing("warning", with: "loud"))
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The parameter “_meta.io.modelcontextprotocol/logLevel” must be one of debug, info, notice, warning, error, critical, alert, emergency."}}"#
        )
    }

    @Test func `a cancelled request is not answered`() async {
        var service = TestService()
        let started = AsyncStream<Void>.makeStream()
        service.call = { call, _ in
            if call.name == "fast" { return .text("fast") }
            started.continuation.yield()
            try await ContinuousClock().sleep(for: .seconds(3600))
            return .text("slow")
        }
        let client = TestClient(service)
        client.send(TestClient.request("tools/call", #""name":"slow""#, id: #""s""#))
        var iterator = started.stream.makeAsyncIterator()
        await iterator.next()
        client.send(
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"s"}}"#)
        #expect(
            await client.stateless("tools/call", #""name":"fast""#)
                == result(#""content":[{"type":"text","text":"fast"}]"#))
        await client.connection.drain(grace: .zero)
    }

    @Test func `an id can't be used twice at a time, and requests are bounded`() async throws {
        var service = TestService()
        service.call = { _, _ in
            try await ContinuousClock().sleep(for: .seconds(3600))
            return .text("never")
        }
        let client = TestClient(service) { $0.maximumConcurrentRequests = 2 }
        client.send(TestClient.request("tools/call", #""name":"x""#, id: "1"))
        #expect(
            await client.stateless("tools/call", #""name":"x""#, id: "1")
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"A request with this id is still being answered; each needs its own."}}"#
        )
        client.send(TestClient.request("tools/call", #""name":"x""#, id: "2"))
        #expect(
            await client.stateless("tools/call", #""name":"x""#, id: "3")
                == #"{"jsonrpc":"2.0","id":3,"error":{"code":-31000,"message":"2 requests are being answered, and no more are taken; wait for some of them."}}"#
        )
    }
}
