import IntentTestKit
import Testing
import _JSON

@testable import MCPProtocol

/// The tasks extension.
@Suite struct TaskTests {
    private static let capabilities =
        #"{"elicitation":{},"extensions":{"io.modelcontextprotocol/tasks":{}}}"#

    private static func service(
        patience: Duration = .zero, requiresTask: Bool = false,
        _ work: @escaping @Sendable (RequestContext, ReceivedInput?) async throws -> ToolOutcome
    ) -> TestService {
        var service = TestService()
        service.call = { _, _ in
            .longRunning(
                LongWork(patience: patience, requiresTask: requiresTask, perform: work))
        }
        return service
    }

    private func begin(_ client: TestClient) async throws -> String {
        let answer = await client.stateless(
            "tools/call", #""name":"x""#, capabilities: Self.capabilities)
        let id = try #require(try member(answer, "result", "taskId").string)
        #expect(
            answer
                == result(
                    """
                    "taskId":"\(id)","status":"working","createdAt":"2027-01-15T08:00:00.000Z",\
                    "lastUpdatedAt":"2027-01-15T08:00:00.000Z","ttlMs":3600000,\
                    "pollIntervalMs":500
                    """, type: "task"))
        return id
    }

    private func ask(
        _ client: TestClient, _ method: String, _ id: String, _ parameters: String = ""
    ) async -> String {
        await client.stateless(
            method, #""taskId":"\#(id)"\#(parameters)"#, capabilities: Self.capabilities)
    }

    private func task(
        _ id: String, _ status: String, _ rest: String = "", updated: String = "08:00:00"
    ) -> String {
        """
        "taskId":"\(id)",\(status),"createdAt":"2027-01-15T08:00:00.000Z",\
        "lastUpdatedAt":"2027-01-15T\(updated).000Z","ttlMs":3600000,"pollIntervalMs":500\(rest)
        """
    }

    /// Waits until a task has left a status; the server tells, so nobody has to look again.
    private func listen(_ client: TestClient, _ id: String) async -> String {
        await client.ask(
            TestClient.request(
                "subscriptions/listen", #""notifications":{"taskIds":["\#(id)"]}"#,
                id: #""l""#, capabilities: Self.capabilities))
    }

    @Test func `long work becomes a task and ends with its result`() async throws {
        let gate = Promise<Void>()
        let reported = Promise<Void>()
        let client = TestClient(
            Self.service { context, _ in
                context.reportProgress(Progress(1, message: "Half"))
                reported.complete(.success(()))
                try await gate.value()
                return .text("done")
            })
        let id = try await begin(client)
        try await reported.value()
        #expect(
            await listen(client, id)
                == #"{"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"taskIds":["\#(id)"]},"_meta":{"io.modelcontextprotocol/subscriptionId":"l"}}}"#
        )
        client.clock.advance(by: .seconds(2))
        gate.complete(.success(()))
        let done = #","result":{"content":[{"type":"text","text":"done"}]}"#
        let notification = await client.next()
        #expect(
            notification
                == """
                {"jsonrpc":"2.0","method":"notifications/tasks","params":{\
                \(task(id, #""status":"completed""#, done, updated: "08:00:02")),\
                "_meta":{"io.modelcontextprotocol/subscriptionId":"l"}}}
                """)
        #expect(
            await ask(client, "tasks/get", id)
                == result(task(id, #""status":"completed""#, done, updated: "08:00:02")))
        // What has ended stays as it is.
        #expect(await ask(client, "tasks/cancel", id) == result(""))
        #expect(
            await ask(client, "tasks/get", id)
                == result(task(id, #""status":"completed""#, done, updated: "08:00:02")))
    }

    @Test func `work that ends soon is answered at once`() async {
        let client = TestClient(Self.service(patience: .seconds(1)) { _, _ in .text("soon") })
        #expect(
            await client.stateless("tools/call", #""name":"x""#, capabilities: Self.capabilities)
                == result(#""content":[{"type":"text","text":"soon"}]"#))
    }

    @Test func `work that takes longer than the patience becomes a task`() async throws {
        let started = Promise<Void>()
        let client = TestClient(
            Self.service(patience: .seconds(1)) { _, _ in
                started.complete(.success(()))
                try await Promise<Void>().value()
                return .text("never")
            })
        client.send(
            TestClient.request("tools/call", #""name":"x""#, capabilities: Self.capabilities))
        try await started.value()
        client.clock.advance(by: .seconds(1))
        #expect(try member(await client.next(), "result", "resultType") == "task")
        client.server.close()
    }

    enum Ending: CaseIterable {
        case failure, refusal, fault

        private struct Broken: Error {}

        func outcome() throws -> ToolOutcome {
            switch self {
            case .failure: .complete(.failure("No"))
            case .refusal: throw MCPError.invalidParameters("Wrong")
            case .fault: throw Broken()
            }
        }

        var status: String { self == .failure ? "completed" : "failed" }

        var members: String {
            switch self {
            case .failure:
                #","result":{"content":[{"type":"text","text":"No"}],"isError":true}"#
            case .refusal: #","error":{"code":-32602,"message":"Wrong"}"#
            case .fault:
                #","error":{"code":-32603,"message":"The server failed to answer. Its log says more."}"#
            }
        }
    }

    @Test(arguments: Ending.allCases)
    func `failures of tools are results, errors are failures`(ending: Ending) async throws {
        let gate = Promise<Void>()
        let client = TestClient(
            Self.service { _, _ in
                try await gate.value()
                return try ending.outcome()
            })
        let id = try await begin(client)
        _ = await listen(client, id)
        gate.complete(.success(()))
        _ = await client.next()
        #expect(
            await ask(client, "tasks/get", id)
                == result(task(id, #""status":"\#(ending.status)""#, ending.members)))
    }

    @Test func `a task asks and goes on when everything is answered`() async throws {
        let gate = Promise<Void>()
        let client = TestClient(
            Self.service { _, input in
                guard let input else {
                    try await gate.value()
                    return .inputRequired(
                        RequiredInput(
                            requests: [("a", .form(.name)), ("b", .form(.name))], state: [1]))
                }
                #expect(input.state == [1])
                #expect(input.responses.count == 2)
                return .text("done")
            })
        let id = try await begin(client)
        _ = await listen(client, id)
        gate.complete(.success(()))
        #expect(try member(await client.next(), "params", "status") == "input_required")
        let form =
            #"{"method":"elicitation/create","params":{"mode":"form","message":"Who?","requestedSchema":{"type":"object","properties":{"name":{"type":"string","title":"Name"}},"required":["name"]}}}"#
        let asking = #""status":"input_required""#
        #expect(
            await ask(client, "tasks/get", id)
                == result(task(id, asking, #","inputRequests":{"1.a":\#(form),"1.b":\#(form)}"#)))
        client.send(
            TestClient.request(
                "tasks/update",
                #""taskId":"\#(id)","inputResponses":{"1.a":{"action":"accept","content":{"name":"Ada"}},"x":{"action":"decline"},"1.b":7}"#,
                capabilities: Self.capabilities))
        var lines = [await client.next(), await client.next()]
        #expect(lines.contains(result("")))
        #expect(
            await ask(client, "tasks/get", id)
                == result(task(id, asking, #","inputRequests":{"1.b":\#(form)}"#)))
        client.send(
            TestClient.request(
                "tasks/update",
                #""taskId":"\#(id)","inputResponses":{"1.b":{"action":"decline"}}"#,
                capabilities: Self.capabilities))
        lines = [await client.next(), await client.next(), await client.next()]
        #expect(lines.contains(result("")))
        #expect(
            await ask(client, "tasks/get", id)
                == result(
                    task(
                        id, #""status":"completed""#,
                        #","result":{"content":[{"type":"text","text":"done"}]}"#)))
    }

    @Test func `a cancelled task gives up what it asked`() async throws {
        let gate = Promise<Void>()
        let service = Self.service { _, _ in
            try await gate.value()
            return .askName()
        }
        let client = TestClient(service)
        let id = try await begin(client)
        _ = await listen(client, id)
        gate.complete(.success(()))
        #expect(try member(await client.next(), "params", "status") == "input_required")
        client.send(
            TestClient.request(
                "tasks/cancel", #""taskId":"\#(id)""#, capabilities: Self.capabilities))
        let lines = [await client.next(), await client.next()]
        #expect(lines.contains(result("")))
        #expect(await service.events.nextAbandoned() == "parked")
        #expect(
            await ask(client, "tasks/get", id)
                == result(task(id, #""status":"cancelled""#)))
    }

    @Test func `tasks need a client that can follow them`() async throws {
        let refusal =
            #"{"jsonrpc":"2.0","id":1,"error":{"code":-32021,"message":"The request needs a client with extensions.io.modelcontextprotocol/tasks; declare it if you can do it.","data":{"requiredCapabilities":{"extensions":{"io.modelcontextprotocol/tasks":{}}}}}}"#
        let client = TestClient(Self.service(requiresTask: true) { _, _ in .text("no") })
        #expect(await client.stateless("tools/call", #""name":"x""#) == refusal)
        for method in ["tasks/get", "tasks/update", "tasks/cancel"] {
            #expect(await client.stateless(method, #""taskId":"x""#) == refusal)
        }
        let patient = TestClient(Self.service { _, _ in .text("inline") })
        #expect(
            await patient.stateless("tools/call", #""name":"x""#)
                == result(#""content":[{"type":"text","text":"inline"}]"#))
        await patient.begin()
        #expect(
            await patient.ask(
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}"#)
                == #"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"inline"}]}}"#
        )
    }

    @Test func `a task lives its time, and only so many fit`() async throws {
        let client = TestClient(
            Self.service(requiresTask: true) { _, _ in
                try await Promise<Void>().value()
                return .text("never")
            }
        ) {
            $0.maximumTasks = 1
            $0.taskLifetime = .seconds(3600)
        }
        let id = try await begin(client)
        #expect(
            await client.stateless("tools/call", #""name":"x""#, capabilities: Self.capabilities)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-31000,"message":"1 tasks exist, and no more are taken; wait until some have expired."}}"#
        )
        client.clock.advance(by: .seconds(3599))
        #expect(try member(await ask(client, "tasks/get", id), "result", "status") == "working")
        _ = await listen(client, id)
        client.clock.advance(by: .seconds(1))
        #expect(try member(await client.next(), "params", "status") == "cancelled")
        #expect(
            await ask(client, "tasks/get", id)
                == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown task: “\#(id)”. It may have expired, or belong to somebody else."}}"#
        )
        client.server.close()
    }

    @Test func `of calls at once, those beyond the limit are answered without a task`()
        async throws
    {
        let gate = Gate()
        let (beginnings, beginning) = AsyncStream<Void>.makeStream()
        let client = TestClient(
            Self.service(patience: .seconds(1)) { _, _ in
                beginning.yield()
                await gate.wait()
                return .text("done")
            }
        ) { $0.maximumTasks = 2 }
        for id in 1...5 {
            client.send(
                TestClient.request(
                    "tools/call", #""name":"x""#, id: "\(id)", capabilities: Self.capabilities))
        }
        var begun = beginnings.makeAsyncIterator()
        for _ in 1...5 { await begun.next() }
        // Two have places, and become tasks when their patience is over.
        client.clock.advance(by: .seconds(1))
        var kinds: [String] = []
        for _ in 0..<2 {
            kinds.append(try member(await client.next(), "result", "resultType").string ?? "")
        }
        #expect(kinds == ["task", "task"])
        await gate.open()
        for _ in 0..<3 {
            let answer = await client.next()
            #expect(answer.contains(#""text":"done""#), "\(answer)")
        }
        client.server.close()
    }

    @Test func `somebody else's task is unknown`() async throws {
        let client = TestClient(
            Self.service { _, _ in
                try await Promise<Void>().value()
                return .text("never")
            })
        let id = try await begin(client)
        #expect(client.server.tasks.find(id, for: .local) != nil)
        #expect(client.server.tasks.find(id, for: .subject("other")) == nil)
        client.server.close()
    }
}
