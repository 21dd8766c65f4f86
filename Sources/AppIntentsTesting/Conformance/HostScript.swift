import AppIntentsMetadata

/// What a scenario does with a host, and what it expects to see: each step is remembered for messages.
///
/// A step waits until the host is at rest; `driver` alone does not, for what happens in the middle of a run.
final class HostScript {
    let driver: any HostDriver
    /// What the fixtures of this scenario share.
    let board: ConformanceBoard
    private let scenario: String
    private var lastStep = "at the beginning"

    init(of scenario: String, driver: any HostDriver) {
        self.scenario = scenario
        self.driver = driver
        board = ConformanceBoard.fresh()
    }

    // MARK: - Steps

    /// Performs an intent with this scenario's key and further values.
    func perform(_ intent: String, _ values: [String: ParameterValue] = [:]) async throws {
        try await start(intent, values)
        try await driver.settle()
    }

    /// Performs an intent and does not wait: it stops at a place.
    func start(_ intent: String, _ values: [String: ParameterValue] = [:]) async throws {
        lastStep = "after performing \(intent)"
        let key = ["key": ParameterValue.string(board.key)]
        try await driver.perform(intent, values: values.merging(key) { given, _ in given })
    }

    func tap(_ label: String) async throws {
        try await step("after tapping “\(label)”") { try await $0.tap(label) }
    }

    func toggle(_ label: String, to isOn: Bool) async throws {
        try await step("after switching “\(label)” \(isOn ? "on" : "off")") {
            try await $0.toggle(label, to: isOn)
        }
    }

    func answer(_ values: [String: ParameterValue]) async throws {
        try await step("after answering \(values)") { try await $0.answer(values) }
    }

    func choose(_ title: String) async throws {
        try await step("after choosing “\(title)”") { try await $0.choose(title) }
    }

    func confirm() async throws { try await step("after confirming") { try await $0.confirm() } }

    func cancel() async throws { try await step("after cancelling") { try await $0.cancel() } }

    func done() async throws { try await step("after Done") { try await $0.done() } }

    func stop() async throws { try await step("after stopping") { try await $0.stop() } }

    func sendAgain(stepsBack: Int = 1) async throws {
        try await step("after sending action \(stepsBack) from the end again") {
            try await $0.sendAgain(stepsBack: stepsBack)
        }
    }

    func reloadSurface() async throws {
        try await step("after loading the surface again") { try await $0.reloadSurface() }
    }

    func vanish() async throws {
        lastStep = "after the surface vanished"
        try await driver.vanish()
    }

    func restart() async throws {
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

    /// Waits until an intent stops at a place.
    func arrive(at place: String) async throws {
        lastStep += ", at “\(place)”"
        try await eventually({ "no intent came to “\(place)”" }) { [board] in
            await board.isStopped(at: place)
        }
    }

    /// Lets the intent that stops at a place go on, and waits for what it leads to.
    func leave(_ place: String) async throws {
        lastStep = "after going on from “\(place)”"
        await board.leave(place)
        try await driver.settle()
    }

    // MARK: - Expectations

    /// Expects a whole screen, now.
    func expect(_ wanted: String) async throws {
        let screen = try await driver.screen()
        if screen.description != wanted { throw failure(wanted, screen) }
    }

    /// Expects a whole screen soon: for the middle of a run, when the host is not at rest.
    func expectSoon(_ wanted: String) async throws {
        try await eventually({ "expected was\n\(wanted.indented)" }) { [driver] in
            try await driver.screen().description == wanted
        }
    }

    /// Expects what the fixtures wrote down so far.
    func expect(notes wanted: String...) async throws {
        try await expectNotes(wanted)
    }

    /// Expects that the fixtures wrote nothing down.
    func expectNothingDone() async throws { try await expectNotes([]) }

    private func expectNotes(_ wanted: [String]) async throws {
        let notes = await board.notes
        guard notes != wanted else { return }
        throw try await mismatch(
            "expected were the performances \(wanted), but there were \(notes)")
    }

    /// Expects that the fixtures write something down soon, when nothing on screen tells.
    func expectSoon(note wanted: String) async throws {
        try await eventually({ "“\(wanted)” never happened" }) { [board] in
            await board.notes.contains(wanted)
        }
    }

    private func eventually(
        _ what: () -> String, _ condition: () async throws -> Bool
    ) async throws {
        let start = ContinuousClock.now
        while try await !condition() {
            if ContinuousClock.now - start > HostConformance.patience {
                throw try await mismatch(what())
            }
            await Task.yield()
        }
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

extension String {
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
            .joined(separator: "\n")
    }
}
