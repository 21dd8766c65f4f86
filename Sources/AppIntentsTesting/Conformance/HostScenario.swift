/// One thing that a host must get right, and how to find out.
public struct HostScenario: Sendable {
    /// What is tried, in a few words; each scenario has its own.
    public let name: String

    /// The rules of the system that it is about.
    public let rules: [String]

    /// Whether the driver must be able to `restart()`.
    public let needsRestart: Bool

    /// Plays the scenario; throws a `HostMismatch` at the first screen that is not as it must be.
    ///
    /// The driver's person must see nothing yet. Several scenarios may run at once, with different drivers.
    public let run: @Sendable (any HostDriver) async throws -> Void

    init(
        _ name: String, rules: String..., needsRestart: Bool = false,
        play: @escaping @Sendable (HostScript) async throws -> Void
    ) {
        self.name = name
        self.rules = rules
        self.needsRestart = needsRestart
        run = { driver in
            let script = HostScript(of: name, driver: driver)
            defer { script.board.forget() }
            try await script.expect("(nothing)")
            try await play(script)
        }
    }
}

extension HostScenario: CustomStringConvertible {
    public var description: String { name }
}
