/// A scenario as it is written down.
///
/// To declare a type that conforms is all it takes to have it run: `ConformanceSuite.scenarios` finds the
/// types in the program, so that none can be left out of a list.
@_alwaysEmitConformanceMetadata
package protocol ScenarioDeclaration: Sendable {
    /// The behavior that is tried, in a few words; each scenario has its own.
    var name: String { get }

    /// The rules of the system that it is about.
    var rules: [String] { get }

    /// `true` if the driver must be able to `restart()`.
    var needsRestart: Bool { get }

    init()

    /// Plays the scenario; throws a `HostMismatch` at the first screen that is not as it must be.
    func play(_ script: HostScript) async throws
}

extension ScenarioDeclaration {
    package var needsRestart: Bool { false }
}
