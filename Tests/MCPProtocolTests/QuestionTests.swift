import IntentTestKit
import Testing
import _JSON

@testable import MCPProtocol

/// Questions to the client in the older revisions: requests of the server while one of the client runs.
@Suite struct QuestionTests {
    private static let call =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}"#

    private static func asking(_ request: InputRequest, state: String = "s") -> TestService {
        var service = TestService()
        service.call = { call, _ in
            guard let response = call.input?.responses["q"] else {
                return .inputRequired(
                    RequiredInput(requests: [("q", request)], state: Array(state.utf8)))
            }
            #expect(call.input?.state == Array(state.utf8))
            return .text("\(response)")
        }
        return service
    }

    private static func done(_ response: InputResponse) -> String {
        let text = JSONValue.string("\(response)").text
        return
            #"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":\#(text)}]}}"#
    }

    @Test func `a question is a request, and its answer goes to the service`() async {
        let client = TestClient(Self.asking(.form(.name)))
        await client.begin(capabilities: #"{"elicitation":{}}"#)
        #expect(
            await client.ask(Self.call)
                == #"{"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"mode":"form","message":"Who?","requestedSchema":{"type":"object","properties":{"name":{"type":"string","title":"Name"}},"required":["name"]}}}"#
        )
        // Other requests are answered meanwhile, and an answer to nothing is passed over.
        client.send(#"{"jsonrpc":"2.0","id":77,"result":{"action":"decline"}}"#)
        #expect(
            await client.ask(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
                == #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":1,"result":{"action":"accept","content":{"name":"Ada"}}}"#)
                == Self.done(.elicitation(.accept(["name": "Ada"]))))
    }

    @Test(arguments: [
        (#""result":{"action":"decline"}"#, ElicitationResult.decline),
        (#""result":{"action":"cancel"}"#, .cancel),
        (#""result":{"action":"accept","content":{"name":null}}"#, .accept([:])),
        (#""result":{"action":"accept"}"#, .accept([:])),
        (#""result":{"action":"perhaps"}"#, .cancel),
        (#""result":7"#, .cancel),
        (#""error":{"code":-1,"message":"No"}"#, .cancel),
    ])
    func `whatever the client answers is an answer`(
        answer: String, expected: ElicitationResult
    ) async {
        let client = TestClient(Self.asking(.form(.name)))
        await client.begin(capabilities: #"{"elicitation":{}}"#)
        _ = await client.ask(Self.call)
        #expect(
            await client.ask(#"{"jsonrpc":"2.0","id":1,\#(answer)}"#)
                == Self.done(.elicitation(expected)))
    }

    @Test func `a form looks as its revision knows forms`() async {
        let form = InputForm(
            message: "All",
            fields: [
                .init(name: "t", kind: .text(format: .email, minimumLength: 1, default: "a@b.c")),
                .init(name: "i", kind: .integer(minimum: 1, maximum: 9, default: 5)),
                .init(name: "n", isRequired: false, kind: .number(default: 0.5)),
                .init(name: "b", isRequired: false, kind: .boolean(default: true)),
                .init(name: "p", kind: .choice(.plain(["x", "y"]), default: "y")),
                .init(
                    name: "o",
                    kind: .choice(
                        .titled([.init(value: "w", title: "CancellableTask")]), default: "w")),
                .init(
                    name: "m", description: "Days.",
                    kind: .choices(
                        .titled([.init(value: "1", title: "Mo"), .init(value: "2", title: "2")]),
                        minimumCount: 1, default: ["1"])),
            ])
        let new = """
            "t":{"type":"string","format":"email","minLength":1,"default":"a@b.c"},\
            "i":{"type":"integer","minimum":1,"maximum":9,"default":5},\
            "n":{"type":"number","default":0.5},"b":{"type":"boolean","default":true},\
            "p":{"type":"string","enum":["x","y"],"default":"y"},\
            "o":{"type":"string","oneOf":[{"const":"w","title":"CancellableTask"}],"default":"w"},\
            "m":{"type":"array","description":"Days.","items":{"anyOf":[\
            {"const":"1","title":"Mo"},{"const":"2","title":"2"}]},"minItems":1,"default":["1"]}
            """
        let old = """
            "t":{"type":"string","format":"email","minLength":1},\
            "i":{"type":"integer","minimum":1,"maximum":9},"n":{"type":"number"},\
            "b":{"type":"boolean","default":true},"p":{"type":"string","enum":["x","y"]},\
            "o":{"type":"string","enum":["w"],"enumNames":["CancellableTask"]},\
            "m":{"type":"string",\
            "description":"Days. Any of these, separated by commas: 1 (Mo), 2"}
            """
        for (revision, mode, properties) in [
            ("2025-11-25", #""mode":"form","#, new), ("2025-06-18", "", old),
        ] {
            let client = TestClient(Self.asking(.form(form)))
            await client.begin(revision, capabilities: #"{"elicitation":{}}"#)
            #expect(
                await client.ask(Self.call)
                    == """
                    {"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{\(mode)\
                    "message":"All","requestedSchema":{"type":"object","properties":{\
                    \(properties)},"required":["t","i","p","o","m"]}}}
                    """)
        }
    }

    @Test func `several choices come back as a list from those who know none`() async {
        let form = InputForm(
            message: "", fields: [.init(name: "m", kind: .choices(.plain(["a", "b"])))])
        let client = TestClient(Self.asking(.form(form)))
        await client.begin("2025-06-18", capabilities: #"{"elicitation":{}}"#)
        _ = await client.ask(Self.call)
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":1,"result":{"action":"accept","content":{"m":"a, b"}}}"#)
                == Self.done(.elicitation(.accept(["m": ["a", "b"]]))))
    }

    @Test(arguments: [
        ("2025-03-26", #"{"elicitation":{}}"#), ("2025-06-18", "{}"), ("2025-11-25", "{}"),
        ("2025-11-25", #"{"elicitation":{"url":{}}}"#),
    ])
    func `a client that can't ask is told what is missing`(
        revision: String, capabilities: String
    ) async {
        let service = Self.asking(.form(.name))
        let client = TestClient(service)
        await client.begin(revision, capabilities: capabilities)
        #expect(
            await client.ask(Self.call)
                == #"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"The request needs a client with elicitation.form; declare it if you can do it."}],"isError":true}}"#
        )
        #expect(await service.events.nextAbandoned() == "s")
    }

    @Test func `models and roots are asked for`() async {
        var client = TestClient(
            Self.asking(
                .sampling(SamplingRequest(messages: [.init(.text("Hi"))], maximumTokens: 5))))
        await client.begin(capabilities: #"{"sampling":{},"roots":{}}"#)
        #expect(
            await client.ask(Self.call)
                == #"{"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"messages":[{"role":"user","content":{"type":"text","text":"Hi"}}],"maxTokens":5}}"#
        )
        #expect(
            await client.ask(#"{"jsonrpc":"2.0","id":1,"error":{"code":-1,"message":"No"}}"#)
                == #"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"The client did not answer sampling/createMessage in a usable way."}],"isError":true}}"#
        )
        client = TestClient(Self.asking(.roots))
        await client.begin(capabilities: #"{"sampling":{},"roots":{}}"#)
        #expect(
            await client.ask(Self.call)
                == #"{"jsonrpc":"2.0","id":1,"method":"roots/list","params":{}}"#)
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":1,"result":{"roots":[{"uri":"file:///a"}]}}"#)
                == Self.done(.roots([Root(uri: "file:///a")])))
    }

    @Test func `an address is visited within a request, or before another try`() async throws {
        let url = InputRequest.url(message: "Pay", url: "https://example.org/pay")
        var client = TestClient(Self.asking(url))
        await client.begin(capabilities: #"{"elicitation":{"url":{}}}"#)
        let question = await client.ask(Self.call)
        let id = try #require(try member(question, "params", "elicitationId").string)
        #expect(
            question
                == #"{"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"mode":"url","message":"Pay","url":"https://example.org/pay","elicitationId":"\#(id)"}}"#
        )
        client = TestClient(Self.asking(url, state: ""))
        await client.begin(capabilities: #"{"elicitation":{"url":{}}}"#)
        let error = await client.ask(Self.call)
        let visit = try #require(
            try member(error, "error", "data", "elicitations").array?.first?["elicitationId"]?
                .string)
        #expect(
            error
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32042,"message":"A person must open an address before the request can be served.","data":{"elicitations":[{"mode":"url","elicitationId":"\#(visit)","message":"Pay","url":"https://example.org/pay"}]}}}"#
        )
    }

    @Test func `a cancelled call takes its question back`() async {
        let service = Self.asking(.form(.name))
        let client = TestClient(service)
        await client.begin(capabilities: #"{"elicitation":{}}"#)
        _ = await client.ask(Self.call)
        client.send(
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
        #expect(
            await client.next()
                == #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1,"reason":"The answer is not needed any more."}}"#
        )
        #expect(await service.events.nextAbandoned() == "s")
    }

    @Test func `a question that nobody answers ends`() async {
        let service = Self.asking(.form(.name))
        let client = TestClient(service) { $0.inputLifetime = .seconds(60) }
        await client.begin(capabilities: #"{"elicitation":{}}"#)
        _ = await client.ask(Self.call)
        client.clock.advance(by: .seconds(60))
        _ = await client.next()
        #expect(
            await client.next()
                == #"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"Nobody answered in time. Call the tool again when somebody can."}],"isError":true}}"#
        )
        #expect(await service.events.nextAbandoned() == "s")
    }

    @Test func `open questions are bounded, and none is taken away`() async throws {
        let service = Self.asking(.form(.name))
        let client = TestClient(service) {
            $0.maximumOpenQuestions = 2
            $0.maximumConcurrentRequests = 10
        }
        await client.begin(capabilities: #"{"elicitation":{}}"#)
        for id in 1...2 {
            let question = await client.ask(
                #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"x"}}"#)
            #expect(try member(question, "method") == "elicitation/create")
        }
        #expect(
            await client.ask(
                #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"x"}}"#)
                == #"{"jsonrpc":"2.0","id":3,"error":{"code":-31000,"message":"2 questions wait for answers, and no more can be asked; try again later."}}"#
        )
        #expect(
            await client.ask(#"{"jsonrpc":"2.0","id":1,"result":{"action":"decline"}}"#)
                == Self.done(.elicitation(.decline)))
    }

    @Test func `whoever leaves gives up their questions`() async {
        let service = Self.asking(.form(.name))
        let client = TestClient(service)
        await client.begin(capabilities: #"{"elicitation":{}}"#)
        _ = await client.ask(Self.call)
        await client.connection.drain(grace: .seconds(1))
        #expect(await service.events.nextAbandoned() == "s")
    }
}
