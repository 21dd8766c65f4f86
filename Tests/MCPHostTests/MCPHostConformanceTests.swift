import HostConformance
import Testing

/// The MCP host gets right what every host must, for a client that shows forms and cards.
@Suite(.timeLimit(.minutes(5)))
struct MCPHostConformanceTests {
    @Test(arguments: ConformanceSuite.scenarios)
    func conforms(_ scenario: HostScenario) async throws {
        try await scenario.run(try MCPHostDriver())
    }
}
