import InMemoryTracing
import Instrumentation
import Testing

/// The trace that a client or a proxy names in a request's headers.
@Suite struct TraceHeaderTests {
    /// The tracer of this process, which sees the requests of all tests.
    private static let tracer: InMemoryTracer = {
        let tracer = InMemoryTracer()
        InstrumentationSystem.bootstrap(tracer)
        return tracer
    }()

    private let tracer = TraceHeaderTests.tracer

    @Test("A request of an assistant continues the trace that its headers name")
    func continues() async throws {
        try await HTTPTestClient.run { client in
            let reply = try await client.stateless(
                "tools/list",
                headers: [
                    InMemoryTracer.traceIDKey: "trace-of-the-assistant",
                    InMemoryTracer.spanIDKey: "span-of-the-assistant",
                ])
            #expect(reply.status == 200)
            #expect(try await client.stateless("tools/list").status == 200)
        }
        let spans = tracer.finishedSpans.filter { $0.operationName == "oai.mcp" }
        let continued = spans.filter { $0.traceID == "trace-of-the-assistant" }
        #expect(continued.map(\.parentSpanID) == ["span-of-the-assistant"])
        #expect(spans.contains { $0.parentSpanID == nil })
    }
}
