import Testing
import _JSON

@testable import MCPProtocol

/// Streams of changes in the stateless revisions.
@Suite struct ListenTests {
    private func tagged(_ method: String, _ members: String = "", id: String = "21") -> String {
        """
        {"jsonrpc":"2.0","method":"\(method)","params":{\(members)\
        "_meta":{"io.modelcontextprotocol/subscriptionId":\(id)}}}
        """
    }

    @Test func `a stream tells of what was asked for, and nothing else`() async {
        let service = TestService()
        let client = TestClient(service)
        #expect(
            await client.stateless(
                "subscriptions/listen",
                #""notifications":{"toolsListChanged":true,"promptsListChanged":false,"resourceSubscriptions":["r:1"],"taskIds":["x"],"unknown":1}"#,
                id: "21")
                == tagged(
                    "notifications/subscriptions/acknowledged",
                    #""notifications":{"toolsListChanged":true,"resourceSubscriptions":["r:1"]},"#)
        )
        service.events.announce(.promptsChanged)
        service.events.announce(.resourcesChanged)
        service.events.announce(.resourceUpdated(uri: "r:2"))
        service.events.announce(.toolsChanged)
        #expect(await client.next() == tagged("notifications/tools/list_changed"))
        service.events.announce(.resourceUpdated(uri: "r:1"))
        #expect(
            await client.next() == tagged("notifications/resources/updated", #""uri":"r:1","#))
        client.server.close()
        #expect(
            await client.next()
                == """
                {"jsonrpc":"2.0","id":21,"result":{"resultType":"complete","_meta":{\
                "io.modelcontextprotocol/serverInfo":{"name":"test","version":"1"},\
                "io.modelcontextprotocol/subscriptionId":21}}}
                """)
    }

    @Test func `a cancelled stream says nothing more`() async {
        let service = TestService()
        let client = TestClient(service)
        _ = await client.stateless(
            "subscriptions/listen", #""notifications":{"toolsListChanged":true}"#, id: #""s""#)
        client.send(
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"s"}}"#)
        service.events.announce(.toolsChanged)
        await client.connection.drain(grace: .seconds(1))
        service.events.announce(.toolsChanged)
        // So the next line is the answer to the next request.
        #expect(
            await client.stateless("tools/none")
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found: “tools/none”."}}"#
        )
    }

    @Test func `what a server doesn't announce is not promised`() async {
        var service = TestService()
        service.capabilities.tools = .init()
        #expect(
            await TestClient(service).stateless(
                "subscriptions/listen",
                #""notifications":{"toolsListChanged":true,"promptsListChanged":true}"#, id: "21")
                == tagged(
                    "notifications/subscriptions/acknowledged",
                    #""notifications":{"promptsListChanged":true},"#))
    }

    @Test(arguments: [
        ("", "notifications", "an object"),
        (
            #""notifications":{"toolsListChanged":1}"#, "notifications.toolsListChanged",
            "true or false"
        ),
        (
            #""notifications":{"resourceSubscriptions":[1]}"#,
            "notifications.resourceSubscriptions", "a list of 2 texts at most"
        ),
        (
            #""notifications":{"resourceSubscriptions":["a","b","c"]}"#,
            "notifications.resourceSubscriptions", "a list of 2 texts at most"
        ),
    ])
    func `wishes that can't be read are refused`(
        parameters: String, name: String, expected: String
    ) async {
        let client = TestClient { $0.maximumSubscriptions = 2 }
        #expect(
            await client.stateless("subscriptions/listen", parameters)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The parameter “\#(name)” must be \#(expected)."}}"#
        )
    }
}
