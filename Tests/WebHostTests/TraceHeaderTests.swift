import InMemoryTracing
import Instrumentation
import Testing
import _Telemetry

/// The trace that a client or a proxy names in a request's headers.
@Suite struct TraceHeaderTests {
    /// The tracer of this process, which sees the requests of all tests.
    private static let tracer: InMemoryTracer = {
        let tracer = InMemoryTracer()
        InstrumentationSystem.bootstrap(tracer)
        return tracer
    }()

    private let tracer = TraceHeaderTests.tracer

    @Test("A request continues the trace that its headers name, and another one begins its own")
    func continues() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let headers = [
                (InMemoryTracer.traceIDKey, "trace-of-the-proxy"),
                (InMemoryTracer.spanIDKey, "span-of-the-proxy"),
            ]
            #expect(try await client.request("GET", "/health", headers: headers).status == 200)
            #expect(try await client.request("GET", "/health").status == 200)
        }
        let spans = tracer.finishedSpans.filter {
            $0.operationName == Telemetry.Span.request.rawValue
        }
        let continued = spans.filter { $0.traceID == "trace-of-the-proxy" }
        #expect(continued.map(\.parentSpanID) == ["span-of-the-proxy"])
        #expect(spans.contains { $0.parentSpanID == nil })
    }
}
