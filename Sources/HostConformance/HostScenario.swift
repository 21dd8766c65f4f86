import IntentTestKit

/// A behavior that a host must have, and its test.
public struct HostScenario: Sendable {
    /// The name: the tested behavior in a few words; each scenario has a different one.
    public let name: String

    /// The rules of the system that the scenario tests.
    public let rules: [String]

    /// The driver must be able to `restart()`.
    public let needsRestart: Bool

    /// Plays the scenario; throws a `HostMismatch` at the first wrong screen.
    ///
    /// The driver's person must see nothing yet. Several scenarios may run at once, with different
    /// drivers.
    public let run: @Sendable (any HostDriver) async throws -> Void

    init(_ declaration: any ScenarioDeclaration) {
        let name = declaration.name
        self.name = name
        rules = declaration.rules
        needsRestart = declaration.needsRestart
        run = { driver in
            let script = HostScript(of: name, driver: driver)
            defer { script.lab.forget() }
            try await script.expect("(nothing)")
            try await declaration.play(script)
        }
    }
}

extension HostScenario: CustomStringConvertible {
    public var description: String { name }
}
