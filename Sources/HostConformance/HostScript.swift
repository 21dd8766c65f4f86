package import AppIntentsMetadata
package import IntentTestKit

/// The steps of a scenario and its expectations; each step is recorded for messages.
///
/// A step waits until the host is at rest; use `driver` directly for actions in the middle of a run.
package final class HostScript {
    package let driver: any HostDriver
    /// The state that the intents of this scenario share.
    package let lab = TestFixture.fresh()
    private let scenario: String
    /// The time that a step waits for an event that fails to happen only with a broken host, in
    /// real time.
    private static let patience: Duration = .seconds(60)
    private var lastStep = "at the beginning"

    init(of scenario: String, driver: any HostDriver) {
        self.scenario = scenario
        self.driver = driver
    }

    // MARK: - Steps

    /// Performs an intent with this scenario's key and further values.
    package func perform(_ intent: String, _ values: [String: ParameterValue] = [:]) async throws {
        try await start(intent, values)
        try await driver.settle()
    }

    /// Performs an intent that stops at a place, without waiting.
    package func start(_ intent: String, _ values: [String: ParameterValue] = [:]) async throws {
        lastStep = "after performing \(intent)"
        let key = ["key": ParameterValue.string(lab.name)]
        try await driver.perform(intent, values: values.merging(key) { given, _ in given })
    }

    package func tap(_ label: String) async throws {
        try await step("after tapping “\(label)”") { try await $0.tap(label) }
    }

    package func toggle(_ label: String, to isOn: Bool) async throws {
        try await step("after switching “\(label)” \(isOn ? "on" : "off")") {
            try await $0.toggle(label, to: isOn)
        }
    }

    package func answer(_ values: [String: ParameterValue]) async throws {
        try await step("after answering \(values)") { try await $0.answer(values) }
    }

    package func choose(_ title: String) async throws {
        try await step("after choosing “\(title)”") { try await $0.choose(title) }
    }

    package func confirm() async throws {
        try await step("after confirming") { try await $0.confirm() }
    }

    package func cancel() async throws {
        try await step("after cancelling") { try await $0.cancel() }
    }

    package func done() async throws { try await step("after Done") { try await $0.done() } }

    package func stop() async throws { try await step("after stopping") { try await $0.stop() } }

    package func sendAgain(stepsBack: Int = 1) async throws {
        try await step("after sending action \(stepsBack) from the end again") {
            try await $0.sendAgain(stepsBack: stepsBack)
        }
    }

    package func reloadSurface() async throws {
        try await step("after loading the surface again") { try await $0.reloadSurface() }
    }

    package func vanish() async throws {
        lastStep = "after the surface vanished"
        try await driver.vanish()
    }

    package func restart() async throws {
        try await step("after a restart") { try await $0.restart() }
    }

    private func step(
        _ words: String, _ body: (any HostDriver) async throws -> Void
    ) async throws {
        lastStep = words
        do {
            try await body(driver)
        } catch {
            throw try await mismatch("the host cannot do this: \(error)")
        }
        try await driver.settle()
    }

    // MARK: - Places in a run

    /// Waits until an intent stops at a place, and the surface shows everything known by then.
    package func arrive(at place: String) async throws {
        lastStep += ", at “\(place)”"
        guard try await lab.arrival(at: place, atMost: Self.patience) else {
            throw try await mismatch("no intent came to “\(place)”")
        }
        try await driver.catchUp()
    }

    /// Continues the intent that stops at a place, and waits for its outcome.
    package func leave(_ place: String) async throws {
        lastStep = "after going on from “\(place)”"
        await lab.leave(place)
        try await driver.settle()
    }

    // MARK: - Expectations

    /// Expects a whole screen now.
    package func expect(_ wanted: String) async throws {
        let screen = try await driver.screen()
        if screen.description != wanted { throw failure(wanted, screen) }
    }

    /// Expects the events that the intents recorded so far.
    package func expect(notes wanted: String...) async throws {
        try await expectNotes(wanted)
    }

    package func expectNothingDone() async throws { try await expectNotes([]) }

    private func expectNotes(_ wanted: [String]) async throws {
        let notes = lab.notes
        guard notes != wanted else { return }
        throw try await mismatch(
            "expected were the performances \(wanted), but there were \(notes)")
    }

    /// Waits for an event that the intents record, if the screen doesn't show it.
    package func expect(noteInTime wanted: String) async throws {
        guard try await !lab.wait(forNote: wanted, atMost: Self.patience) else { return }
        throw try await mismatch("“\(wanted)” never happened")
    }

    private func failure(_ wanted: String, _ screen: HostScreen) -> HostMismatch {
        HostMismatch(
            description: """
                \(scenario): \(lastStep) expected was
                \(wanted.indented)
                On screen was
                \(screen.description.indented)
                """)
    }

    private func mismatch(_ what: String) async throws -> HostMismatch {
        let screen = try await driver.screen()
        return HostMismatch(
            description: """
                \(scenario): \(lastStep) \(what)
                On screen was
                \(screen.description.indented)
                """)
    }
}

/// The error of a host that behaved differently than expected, with its screen.
public struct HostMismatch: Error, CustomStringConvertible, Sendable {
    public let description: String

    /// Creates a mismatch; a driver throws one if the surface does not offer what it should.
    public init(description: String) {
        self.description = description
    }

    /// Creates a mismatch of a surface that lacks an element that a driver needs.
    package init(missing what: String) {
        self.init(description: "There is no \(what).")
    }
}
