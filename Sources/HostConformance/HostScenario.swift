import IntentTestKit

/// One thing that a host must get right, and how to find out.
public struct HostScenario: Sendable {
    /// The behavior that is tried, in a few words; each scenario has its own.
    public let name: String

    /// The rules of the system that it is about.
    public let rules: [String]

    /// `true` if the driver must be able to `restart()`.
    public let needsRestart: Bool

    /// Plays the scenario; throws a `HostMismatch` at the first screen that is not as it must be.
    ///
    /// The driver's person must see nothing yet. Several scenarios may run at once, with different drivers.
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
