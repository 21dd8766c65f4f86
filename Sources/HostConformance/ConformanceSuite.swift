public import AppIntents
public import IntentSystem
import _IntentDiscovery

/// The scenarios that every host must pass, run through its real surface.
///
///     @Test(arguments: ConformanceSuite.scenarios)
///     func conforms(_ scenario: HostScenario) async throws {
///         let system = IntentSystem(
///             appName: "Test", catalog: Catalog(intents: ConformanceSuite.intents))
///         try await withMyHost(system) { host in try await scenario.run(MyDriver(host)) }
///     }
///
/// An addition to Apple's API. The scenarios perform intents of the kit, whose state is in this
/// process, so the host's system must be too; the surface may be anywhere.
public enum ConformanceSuite {
    private static let module = "HostConformance"

    /// All scenarios by name, each independent of the others.
    public static let scenarios: [HostScenario] = scenarios(in: module)

    /// The intents that the scenarios perform.
    public static let intents: [any AppIntent.Type] =
        types((any AppIntent).self, in: module) { $0.metatype(as: (any AppIntent.Type).self) }

    /// Returns the scenarios that a module declares, by name.
    package static func scenarios(in module: String) -> [HostScenario] {
        types((any ScenarioDeclaration).self, in: module) {
            $0.metatype(as: (any ScenarioDeclaration.Type).self)
        }
        .map { HostScenario($0.init()) }
        .sorted { $0.name < $1.name }
    }

    private static func types<Metatype>(
        _ existential: Any.Type, in module: String, _ convert: (DiscoveredType) -> Metatype?
    ) -> [Metatype] {
        ConformanceRecords.types(conformingTo: existential).filter { $0.module == module }
            .compactMap(convert)
    }

    // MARK: - For drivers

    /// Returns when no run of a session continues, apart from runs that wait for a person.
    public static func rest(of session: SystemSession) async {
        await session.settled()
    }

    /// Returns when everything that is due by the clock has been done, and all drawings have been
    /// drawn and sent, while runs may continue.
    public static func catchUp(with system: IntentSystem) async {
        await system.caughtUp()
    }

    /// Returns when no surface is connected to a session.
    public static func departure(from session: SystemSession) async {
        await session.deserted()
    }

    /// Returns when a system has no session.
    public static func end(ofSessionsIn system: IntentSystem) async {
        await system.withoutSessions()
    }
}
