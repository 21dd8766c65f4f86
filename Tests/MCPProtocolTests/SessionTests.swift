import Testing
import _JSON

@testable import MCPProtocol

/// The older revisions.
@Suite struct SessionTests {
    @Test(arguments: [
        (
            "2025-03-26",
            #""serverInfo":{"name":"test","version":"1"}"#
        ),
        (
            "2025-06-18",
            #""serverInfo":{"name":"test","version":"1","title":"Test"}"#
        ),
        (
            "2025-11-25",
            #""serverInfo":{"name":"test","version":"1","title":"Test","description":"Tests."}"#
        ),
    ])
    func `a session begins in the revision that was asked for`(
        revision: String, info: String
    ) async {
        var service = TestService()
        service.info.title = "Test"
        service.info.description = "Tests."
        #expect(
            await TestClient(service).ask(
                #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(revision)","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#
            )
                == """
                {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"\(revision)",\
                "capabilities":{"tools":{"listChanged":true},\
                "resources":{"subscribe":true,"listChanged":true},\
                "prompts":{"listChanged":true},"completions":{},"logging":{}},\(info)}}
                """)
    }

    @Test(arguments: ["2024-11-05", "2026-07-28", "2031-01-01"])
    func `another revision gets the newest that has sessions`(revision: String) async throws {
        let answer = await TestClient().ask(
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(revision)","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#
        )
        #expect(try member(answer, "result", "protocolVersion") == "2025-11-25")
    }

    @Test func `nothing but ping comes before initialize, and that comes once`() async {
        let client = TestClient()
        #expect(
            await client.ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"The session has not begun; send initialize first."}}"#
        )
        await client.begin()
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#
            )
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"The session has begun already; initialize is sent only once."}}"#
        )
    }

    @Test func `both manners live on one connection`() async {
        let client = TestClient()
        await client.begin()
        let parameters = #""name":"add","arguments":{"a":1,"b":2}"#
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(parameters)}}"#)
                == #"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"3"}],"structuredContent":{"result":3}}}"#
        )
        #expect(
            await client.stateless("tools/call", parameters)
                == result(#""content":[{"type":"text","text":"3"}],"structuredContent":3"#))
    }

    @Test(arguments: [
        (
            "2025-03-26",
            #"{"name":"t","description":"d","inputSchema":{"type":"object"},"annotations":{"title":"T","readOnlyHint":true},"_meta":{"a":1}}"#
        ),
        (
            "2025-06-18",
            ##"{"name":"t","title":"T","description":"d","inputSchema":{"type":"object"},"outputSchema":{"type":"object","$defs":{"n":{"type":"integer"}},"properties":{"result":{"type":"array","items":{"$ref":"#/$defs/n"}}},"required":["result"]},"annotations":{"readOnlyHint":true},"_meta":{"a":1}}"##
        ),
        (
            "2025-11-25",
            ##"{"name":"t","title":"T","description":"d","icons":[{"src":"data:,","mimeType":"image/png","sizes":["48x48"],"theme":"dark"}],"inputSchema":{"type":"object"},"outputSchema":{"type":"object","$defs":{"n":{"type":"integer"}},"properties":{"result":{"type":"array","items":{"$ref":"#/$defs/n"}}},"required":["result"]},"annotations":{"readOnlyHint":true},"_meta":{"a":1}}"##
        ),
    ])
    func `a tool looks as its revision knows tools`(revision: String, tool: String) async {
        var service = TestService()
        service.toolList = [
            Tool(
                name: "t", title: "T", description: "d",
                icons: [
                    Icon(
                        source: "data:,", mimeType: "image/png", sizes: ["48x48"], theme: .dark)
                ],
                inputSchema: ["type": "object"],
                outputSchema: [
                    "type": "array", "items": ["$ref": "#/$defs/n"],
                    "$defs": ["n": ["type": "integer"]],
                ],
                annotations: ToolAnnotations(isReadOnly: true), meta: ["a": 1])
        ]
        let client = TestClient(service)
        await client.begin(revision)
        #expect(
            await client.ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
                == #"{"jsonrpc":"2.0","id":1,"result":{"tools":[\#(tool)]}}"#)
    }

    @Test(arguments: [
        (
            "2025-03-26",
            #"{"type":"text","text":"R: r:1","annotations":{"audience":["user"],"priority":0.5}}"#
        ),
        (
            "2025-06-18",
            #"{"type":"resource_link","uri":"r:1","name":"r","title":"R"}"#
        ),
    ])
    func `content looks as its revision knows content`(revision: String, content: String) async {
        var service = TestService()
        service.call = { _, _ in
            .complete(
                CallResult(content: [
                    Content(
                        .link(Resource(uri: "r:1", name: "r", title: "R")),
                        annotations: ContentAnnotations(
                            audience: [.user], priority: 0.5, lastModified: "2026-01-01"))
                ]))
        }
        let client = TestClient(service)
        await client.begin(revision)
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}"#)
                == #"{"jsonrpc":"2.0","id":1,"result":{"content":[\#(content)]}}"#)
    }

    @Test func `an unknown resource has a code of its own`() async {
        let client = TestClient()
        await client.begin()
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"r:1"}}"#)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"Resource not found: “r:1”.","data":{"uri":"r:1"}}}"#
        )
    }

    @Test func `changes are told to those who are ready and want to hear`() async {
        let service = TestService()
        let client = TestClient(service)
        _ = await client.ask(
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#
        )
        service.events.announce(.toolsChanged)
        client.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
        service.events.announce(.promptsChanged)
        #expect(
            await client.next()
                == #"{"jsonrpc":"2.0","method":"notifications/prompts/list_changed"}"#)
        service.events.announce(.resourceUpdated(uri: "r:1"))
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":1,"method":"resources/subscribe","params":{"uri":"r:1"}}"#
            ) == #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
        service.events.announce(.resourceUpdated(uri: "r:2"))
        service.events.announce(.resourceUpdated(uri: "r:1"))
        #expect(
            await client.next()
                == #"{"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"r:1"}}"#
        )
        _ = await client.ask(
            #"{"jsonrpc":"2.0","id":1,"method":"resources/unsubscribe","params":{"uri":"r:1"}}"#)
        service.events.announce(.resourceUpdated(uri: "r:1"))
        service.events.announce(.resourcesChanged)
        #expect(
            await client.next()
                == #"{"jsonrpc":"2.0","method":"notifications/resources/list_changed"}"#)
    }

    @Test func `subscriptions are bounded`() async {
        let client = TestClient { $0.maximumSubscriptions = 1 }
        await client.begin()
        _ = await client.ask(
            #"{"jsonrpc":"2.0","id":1,"method":"resources/subscribe","params":{"uri":"r:1"}}"#)
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":2,"method":"resources/subscribe","params":{"uri":"r:2"}}"#
            )
                == #"{"jsonrpc":"2.0","id":2,"error":{"code":-31000,"message":"A client may follow 1 resources at most; unsubscribe from some."}}"#
        )
    }

    @Test func `logging keeps to the level that was set`() async {
        var service = TestService()
        service.call = { _, context in
            context.log(LogMessage(level: .info, data: "info"))
            context.log(LogMessage(level: .alert, data: "alert"))
            return .text("done")
        }
        let client = TestClient(service)
        await client.begin()
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"error"}}"#
            ) == #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"x"}}"#)
                == #"{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"alert","data":"alert"}}"#
        )
        #expect(
            await client.next()
                == #"{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"done"}]}}"#
        )
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"loud"}}"#
            )
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The parameter “level” must be one of debug, info, notice, warning, error, critical, alert, emergency."}}"#
        )
    }
}
