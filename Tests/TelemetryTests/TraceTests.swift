import InMemoryTracing
import Instrumentation
import IntentSystem
import IntentTestKit
import Testing
import Tracing

@testable import _Telemetry

/// The tracer of this process: an app's own, which sees the work of all tests.
enum ProcessTracer {
    static let tracer: InMemoryTracer = {
        let tracer = InMemoryTracer()
        InstrumentationSystem.bootstrap(tracer)
        return tracer
    }()
}

@Suite struct TraceTests {
    private let tracer = ProcessTracer.tracer

    private func attributes(_ span: FinishedInMemorySpan) -> [String: String] {
        var all: [String: String] = [:]
        span.attributes.forEach { name, value in all[name] = "\(value)" }
        return all
    }

    /// The spans that end after a run has, such as its drawing, are there when the person sees it.
    private func spans(_ name: Telemetry.Span) -> [FinishedInMemorySpan] {
        tracer.finishedSpans.filter { $0.operationName == name.rawValue }
    }

    @Test("A run has a span, and in it each parameter, and in that the query that finds its value")
    func nesting() async throws {
        let system = TestSystem(intents: [SailIntent.self], store: MemoryStore())
        _ = try await system.perform(SailIntent(to: "Secret Harbor"))
        await system.system.flush()
        let run = try #require(
            spans(.run).first { attributes($0)["oai.intent"]?.contains("SailIntent") == true })
        let parameter = try #require(spans(.parameter).first { $0.parentSpanID == run.spanID })
        let query = try #require(spans(.query).first { $0.parentSpanID == parameter.spanID })
        #expect(Set([run, parameter, query].map(\.traceID)).count == 1)
        #expect(attributes(parameter)["oai.parameter"]?.contains("harbor") == true)
        #expect(attributes(query)["oai.entity"]?.contains("Harbor") == true)
        #expect(!spans(.drawing).isEmpty)
        #expect(!spans(.write).isEmpty)
        for span in tracer.finishedSpans {
            #expect(!"\(attributes(span)) \(span.errors) \(span.operationName)".contains("Secret"))
        }
    }

    @Test("A failed run's span names the type of the error, and never its words")
    func failure() async throws {
        let system = TestSystem(intents: [SinkIntent.self])
        _ = try await system.perform(SinkIntent())
        let run = try #require(
            spans(.run).first { attributes($0)["oai.intent"]?.contains("SinkIntent") == true })
        #expect(run.status?.code == .error)
        #expect(attributes(run)["error.type"]?.contains("Leak") == true)
        #expect(run.errors.isEmpty)
        #expect(!"\(attributes(run))".contains("Secret"))
    }

    @Test("Work in another task continues the trace that its caller is in")
    func otherTask() async throws {
        let tracer = tracer
        let (outer, inner) = await Telemetry.span(.call, ["oai.method": "tools/call"]) {
            let trace = Trace.present
            let outer = InstrumentationContext.current?.inMemorySpanContext
            let inner = await Task.detached {
                await Telemetry.span(.run, in: trace) {
                    InstrumentationContext.current?.inMemorySpanContext
                }
            }.value
            return (outer, inner)
        }
        _ = tracer
        #expect(outer != nil && outer?.traceID == inner?.traceID)
        #expect(inner?.parentSpanID == outer?.spanID)
    }
}
