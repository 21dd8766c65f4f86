import CoreMetrics
import IntentSystem
import IntentTestKit
import Testing

@testable import _Telemetry

/// The backend of this process, which the framework's measures reach by swift-metrics.
enum ProcessBackend {
    static let exposition: Exposition = {
        let exposition = Exposition(series: 1000)
        exposition.begin()
        return exposition
    }()
}

@Suite struct BackendTests {
    private let exposition = ProcessBackend.exposition

    private func lines(_ start: String) -> [Substring] {
        exposition.text.split(separator: "\n").filter { $0.hasPrefix(start) }
    }

    @Test("Runs are counted by intent and outcome, actions by kind, writes by outcome")
    func runs() async throws {
        let system = TestSystem(
            intents: [SailIntent.self, SinkIntent.self], store: MemoryStore())
        _ = try await system.perform(SailIntent(to: "Kiel"))
        _ = try await system.perform(SinkIntent())
        await system.system.flush()
        #expect(lines(#"oai_runs_total{intent="SailIntent",outcome="finished"}"#).count == 1)
        #expect(lines(#"oai_runs_total{intent="SinkIntent",outcome="failed"}"#).count == 1)
        #expect(lines(#"oai_run_seconds_count{intent="SailIntent"}"#).count == 1)
        #expect(lines(#"oai_store_writes_total{outcome="written"}"#).count == 1)
        #expect(lines("oai_drawing_seconds_count ").first?.hasSuffix(" 0") == false)
        _ = system.system.search("sail")
        #expect(lines("oai_search_seconds_count ").first?.hasSuffix(" 0") == false)
        // No person's value is a label.
        #expect(!exposition.text.contains("Kiel"))
    }

    @Test("Intents above the limit count together")
    func intentLimit() {
        let backends = Backends()
        backends.setLimit(2)
        for name in ["First", "Second", "Third", "Fourth", "First"] {
            backends.counter(.runs, [name, "limited"])?.increment(by: 1)
        }
        #expect(
            lines("oai_runs_total").filter { $0.contains("limited") } == [
                #"oai_runs_total{intent="First",outcome="limited"} 2"#,
                #"oai_runs_total{intent="Second",outcome="limited"} 1"#,
                #"oai_runs_total{intent="other",outcome="limited"} 2"#,
            ])
    }
}
