import AppIntents
import HostConformance
import Testing

/// The kit's driver passes the scenarios for hosts.
@Suite(.timeLimit(.minutes(5)))
struct ConformanceTests {
    @Test(arguments: ConformanceSuite.scenarios)
    func conforms(_ scenario: HostScenario) async throws {
        try await scenario.run(try await TestRunDriver())
    }

    @Test("Every scenario has a name of its own and says which rules it is about")
    func table() {
        let names = ConformanceSuite.scenarios.map(\.name)
        #expect(names.count > 20)
        #expect(Set(names).count == names.count)
        #expect(ConformanceSuite.scenarios.allSatisfy { !$0.rules.isEmpty })
    }

    @Test("A scenario is found because it is declared, and is in no list")
    func discovery() async throws {
        let scenarios = ConformanceSuite.scenarios(in: "HostConformanceTests")
        #expect(scenarios.map(\.name) == ["Done without a card is impossible"])
        try await #require(scenarios.first).run(try await TestRunDriver())
        #expect(!ConformanceSuite.scenarios.contains { $0.name == scenarios.first?.name })
    }

    @Test("An intent of the scenarios is found because it is declared")
    func intents() {
        let names = ConformanceSuite.intents.map { "\($0)" }
        #expect(names.contains("ConformanceShowIntent"))
        #expect(names.allSatisfy { $0.hasPrefix("Conformance") })
        #expect(Set(names).count == names.count)
    }
}

/// A scenario of this module, which nothing refers to.
private struct DoneWithoutCard: ScenarioDeclaration {
    let name = "Done without a card is impossible"
    let rules = ["SNI-9"]

    func play(_ script: HostScript) async throws {
        await #expect(throws: HostMismatch.self) { try await script.done() }
        try await script.expect("(nothing)")
    }
}
