import IntentTestKit
import Testing
import _JSON

@testable import MCPProtocol

/// Questions to the client in the stateless revisions: results that ask, and requests that answer.
@Suite struct InputTests {
    private static let forms = #"{"elicitation":{}}"#

    private static func service() -> TestService {
        var service = TestService()
        service.call = { call, _ in
            guard let name = call.givenName else { return .askName() }
            return .text("\(name), \(String(decoding: call.input?.state ?? [], as: UTF8.self))")
        }
        return service
    }

    private func state(in answer: String) throws -> String {
        try #require(try member(answer, "result", "requestState").string)
    }

    private func answer(
        _ client: TestClient, state: String, arguments: String = "{}",
        responses: String = #"{"who":{"action":"accept","content":{"name":"Ada"}}}"#
    ) async -> String {
        await client.stateless(
            "tools/call",
            #""name":"x","arguments":\#(arguments),"inputResponses":\#(responses),"requestState":"\#(state)""#,
            capabilities: Self.forms)
    }

    @Test func `a question and its answer are two requests`() async throws {
        let client = TestClient(Self.service())
        let question = await client.stateless(
            "tools/call", #""name":"x""#, capabilities: Self.forms)
        let state = try state(in: question)
        #expect(
            question
                == result(
                    """
                    "inputRequests":{"who":{"method":"elicitation/create","params":{"mode":"form",\
                    "message":"Who?","requestedSchema":{"type":"object","properties":{\
                    "name":{"type":"string","title":"Name"}},"required":["name"]}}}},\
                    "requestState":"\(state)"
                    """, type: "input_required"))
        #expect(!state.contains("parked"))
        let done = result(#""content":[{"type":"text","text":"Ada, parked"}]"#)
        // Another order of the same members is the same request, and states may come twice.
        #expect(await answer(client, state: state) == done)
        #expect(await answer(client, state: state) == done)
    }

    @Test(arguments: [
        "{}", "3", "null", #"{"who":3}"#, #"{"who":{"action":"accept","content":{"name":{}}}}"#,
        #"{"other":{"action":"accept","content":{"name":"Ada"}}}"#,
    ])
    func `answers that are missing or wrong are asked for again`(responses: String) async throws {
        let client = TestClient(Self.service())
        let question = await client.stateless(
            "tools/call", #""name":"x""#, capabilities: Self.forms)
        let again = await answer(client, state: try state(in: question), responses: responses)
        #expect(try member(again, "result", "resultType") == "input_required")
    }

    @Test func `a state is good for nothing else`() async throws {
        let client = TestClient(Self.service())
        let question = await client.stateless(
            "tools/call", #""name":"x","arguments":{"a":1}"#, capabilities: Self.forms)
        let state = try state(in: question)
        let other =
            #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The requestState belongs to another request; send it back with the same parameters."}}"#
        let none =
            #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The requestState is not one that this server has given out."}}"#
        #expect(await answer(client, state: state, arguments: #"{"a":2}"#) == other)
        for tampered in [
            "", state + "-TAMPERED", "v1.", "v1.AAAA", "v2." + state.dropFirst(3), state + "=",
        ] {
            #expect(await answer(client, state: tampered, arguments: #"{"a":1}"#) == none)
        }
        var flipped = Array(state)
        flipped[20] = flipped[20] == "A" ? "B" : "A"
        #expect(await answer(client, state: String(flipped), arguments: #"{"a":1}"#) == other)
        let otherServer = TestClient(Self.service())
        #expect(await answer(otherServer, state: state, arguments: #"{"a":1}"#) == other)
        let number = await client.stateless("tools/call", #""name":"x","requestState":7"#)
        #expect(number == none)
    }

    @Test func `a state belongs to who was asked`() async throws {
        let client = TestClient(Self.service())
        let sealer = client.server.sealer
        let digest = RequestDigest(Parameters(["name": "x"]))
        func binding(_ principal: Principal, _ method: String) -> StateSealer.Binding {
            .init(principal: principal, method: method, parameters: digest)
        }
        let sealed = sealer.seal([1], for: binding(.subject("a"), "tools/call"))
        #expect(try sealer.open(sealed, for: binding(.subject("a"), "tools/call")) == [1])
        for other in [
            binding(.subject("b"), "tools/call"), binding(.local, "tools/call"),
            binding(.subject("a"), "prompts/get"),
        ] {
            #expect(throws: MCPError.invalidState(.otherRequest)) {
                try sealer.open(sealed, for: other)
            }
        }
    }

    @Test func `a state expires`() async throws {
        let client = TestClient(Self.service()) { $0.inputLifetime = .seconds(60) }
        let question = await client.stateless(
            "tools/call", #""name":"x""#, capabilities: Self.forms)
        let sealed = try state(in: question)
        client.clock.advance(by: .seconds(59))
        #expect(await answer(client, state: sealed).contains("Ada"))
        client.clock.advance(by: .seconds(1))
        #expect(
            await answer(client, state: sealed)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The requestState has expired; send the request again without it."}}"#
        )
    }

    @Test func `servers with one secret stand in for one another`() async throws {
        let first = TestClient(Self.service()) { $0.stateSecret = [1, 2, 3] }
        let second = TestClient(Self.service()) { $0.stateSecret = [1, 2, 3] }
        let question = await first.stateless(
            "tools/call", #""name":"x","arguments":{}"#, capabilities: Self.forms)
        #expect(await answer(second, state: try state(in: question)).contains("Ada"))
    }

    @Test(arguments: [
        ("{}", #"{"elicitation":{"form":{}}}"#, "elicitation.form"),
        (#"{"elicitation":{"url":{}}}"#, #"{"elicitation":{"form":{}}}"#, "elicitation.form"),
    ])
    func `a client is asked only for what it can do`(
        capabilities: String, required: String, name: String
    ) async {
        let service = Self.service()
        let client = TestClient(service)
        #expect(
            await client.stateless("tools/call", #""name":"x""#, capabilities: capabilities)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32021,"message":"The request needs a client with \#(name); declare it if you can do it.","data":{"requiredCapabilities":\#(required)}}}"#
        )
        #expect(await service.events.nextAbandoned() == "parked")
    }

    @Test func `all kinds of questions are asked`() async throws {
        var service = TestService()
        service.fill = { request in
            guard let input = request.input else {
                return .inputRequired(
                    RequiredInput(requests: [
                        ("u", .url(message: "Pay", url: "https://example.org/pay")),
                        (
                            "s",
                            .sampling(
                                SamplingRequest(
                                    messages: [.init(.text("Hi"))], maximumTokens: 5,
                                    systemPrompt: "Short"))
                        ),
                        ("r", .roots),
                    ]))
            }
            #expect(
                input.responses == [
                    "u": .elicitation(.accept([:])),
                    "s": .sampling(
                        SamplingResult(
                            role: .assistant, model: "m", stopReason: "endTurn",
                            content: [["type": "text", "text": "Ho"]])),
                    "r": .roots([Root(uri: "file:///a", name: "A")]),
                ])
            return .complete(PromptResult(messages: []))
        }
        let client = TestClient(service)
        let capabilities = #"{"elicitation":{"url":{}},"sampling":{},"roots":{}}"#
        #expect(
            await client.stateless("prompts/get", #""name":"x""#, capabilities: capabilities)
                == result(
                    """
                    "inputRequests":{"u":{"method":"elicitation/create","params":{"mode":"url",\
                    "message":"Pay","url":"https://example.org/pay"}},\
                    "s":{"method":"sampling/createMessage","params":{"messages":[{"role":"user",\
                    "content":{"type":"text","text":"Hi"}}],"systemPrompt":"Short",\
                    "maxTokens":5}},"r":{"method":"roots/list","params":{}}}
                    """, type: "input_required"))
        let responses =
            #"{"u":{"action":"accept"},"s":{"role":"assistant","model":"m","stopReason":"endTurn","content":{"type":"text","text":"Ho"}},"r":{"roots":[{"uri":"file:///a","name":"A"}]}}"#
        #expect(
            await client.stateless(
                "prompts/get", #""name":"x","inputResponses":\#(responses)"#,
                capabilities: capabilities) == result(#""messages":[]"#))
    }

    @Test func `what was read with answers is not to be kept`() async throws {
        var service = TestService()
        service.read = { read in
            guard read.input != nil else {
                return .inputRequired(RequiredInput(requests: [], state: [1]))
            }
            return .complete(
                ResourceReading(
                    [ResourceContents(uri: read.uri, body: .text("t"))],
                    caching: Caching(lifetime: .seconds(9), scope: .public)))
        }
        let client = TestClient(service)
        let first = await client.stateless("resources/read", #""uri":"r:1""#)
        let state = try state(in: first)
        #expect(first == result(#""requestState":"\#(state)""#, type: "input_required"))
        #expect(
            await client.stateless("resources/read", #""uri":"r:1","requestState":"\#(state)""#)
                == result(
                    #""contents":[{"uri":"r:1","text":"t"}],"ttlMs":0,"cacheScope":"private""#))
    }
}
