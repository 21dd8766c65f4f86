/// A declaration of a scenario.
///
/// A conforming type is run without registration: `ConformanceSuite.scenarios` finds the types in
/// the program, so that none can be missing from a list.
@_alwaysEmitConformanceMetadata
package protocol ScenarioDeclaration: Sendable {
    /// The name: the tested behavior in a few words; each scenario has a different one.
    var name: String { get }

    /// The rules of the system that the scenario tests.
    var rules: [String] { get }

    /// The driver must be able to `restart()`.
    var needsRestart: Bool { get }

    init()

    /// Plays the scenario; throws a `HostMismatch` at the first wrong screen.
    func play(_ script: HostScript) async throws
}

extension ScenarioDeclaration {
    package var needsRestart: Bool { false }
}
