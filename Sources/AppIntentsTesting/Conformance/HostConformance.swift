public import AppIntents
public import IntentSystem

/// What every host must get right, as scenarios that it runs through its real surface.
///
///     @Test(arguments: HostConformance.scenarios)
///     func conforms(_ scenario: HostScenario) async throws {
///         let system = IntentSystem(
///             appName: "Test", catalog: Catalog(intents: HostConformance.intents))
///         try await withMyHost(system) { host in try await scenario.run(MyDriver(host)) }
///     }
///
/// Ours, not Apple's. The scenarios perform intents of the kit, whose state is in this process, so the
/// host's system must be too; the surface may be anywhere.
public enum HostConformance {
    /// All scenarios, each independent of the others.
    public static let scenarios: [HostScenario] =
        HostScenario.asking + HostScenario.cards + HostScenario.runs + HostScenario.troubles
        + HostScenario.lasting

    /// The intents that the scenarios perform.
    public static let intents: [any AppIntent.Type] = [
        ConformanceAddIntent.self, ConformanceAskIntent.self, ConformanceBasketIntent.self,
        ConformanceBreakIntent.self, ConformanceBuyIntent.self, ConformanceFindIntent.self,
        ConformanceFragileIntent.self, ConformanceLightIntent.self, ConformanceNextIntent.self,
        ConformanceOpenIntent.self, ConformanceOrderIntent.self, ConformancePickIntent.self,
        ConformanceQuoteCardIntent.self, ConformanceQuoteIntent.self, ConformanceRefuseIntent.self,
        ConformanceSayIntent.self,
        ConformanceSearchCardIntent.self, ConformanceSearchIntent.self, ConformanceShelfIntent.self,
        ConformanceShowFragileIntent.self, ConformanceShowIntent.self,
        ConformanceShowSwitchesIntent.self, ConformanceStuckIntent.self,
        ConformanceSwitchesIntent.self, ConformanceWaitIntent.self,
    ]

    /// How long a scenario waits for something that only a broken host never does.
    static let patience: Duration = .seconds(60)

    /// Returns when nothing goes on in a session, apart from what waits for a person; for drivers.
    public static func rest(of session: SystemSession) async {
        await session.settled()
    }
}
