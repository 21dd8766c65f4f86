import AppIntents
import AppIntentsTesting
import Testing

/// The kit's own driver passes what the kit asks of hosts.
@Suite(.timeLimit(.minutes(5)))
struct ConformanceTests {
    @Test(arguments: HostConformance.scenarios)
    func conforms(_ scenario: HostScenario) async throws {
        try await scenario.run(try await TestRunDriver())
    }

    @Test("Every scenario has a name of its own and says which rules it is about")
    func table() {
        let names = HostConformance.scenarios.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(HostConformance.scenarios.allSatisfy { !$0.rules.isEmpty })
    }
}
