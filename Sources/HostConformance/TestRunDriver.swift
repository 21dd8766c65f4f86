package import AppIntentsMetadata
import IntentSystem
package import IntentTestKit

/// The driver of a `TestRun`, as a host in the test process.
package actor TestRunDriver: HostDriver {
    private let store = MemoryStore()
    private var system: TestSystem
    private var run: TestRun
    private var sent: [PersonAction] = []

    /// Creates a host that knows the scenarios' intents.
    package init() async throws {
        system = TestSystem(intents: ConformanceSuite.intents, store: store)
        run = try await system.person()
    }

    // MARK: - Acting

    private func send(_ action: PersonAction) throws {
        sent.append(action)
        try run.post(action)
    }

    package func perform(_ intent: String, values: [String: ParameterValue]) async throws {
        try run.post(.perform(intent: intent, values: values))
    }

    package func tap(_ label: String) async throws { try send(try run.tapping(label)) }

    package func toggle(_ label: String, to isOn: Bool) async throws {
        try send(try run.toggling(label, to: isOn))
    }

    package func answer(_ values: [String: ParameterValue]) async throws {
        try send(.answer(question: try question().id, values: values))
    }

    package func choose(_ title: String) async throws {
        let question = try question()
        guard case .choice(let options) = question.kind,
            let place = options.firstIndex(where: { $0.title == title })
        else { throw HostMismatch(missing: "option “\(title)”") }
        try send(.choose(question: question.id, option: place))
    }

    package func confirm() async throws { try send(.confirm(question: try question().id)) }

    package func cancel() async throws { try send(.cancel(question: try question().id)) }

    package func done() async throws {
        guard let card = run.card else { throw HostMismatch(missing: "card") }
        try send(.done(card: card.id))
    }

    package func stop() async throws { try run.post(.stop) }

    package func sendAgain(stepsBack: Int) async throws {
        guard sent.indices.contains(sent.count - stepsBack) else {
            throw HostMismatch(missing: "such action")
        }
        try run.post(sent[sent.count - stepsBack])
    }

    private func question() throws -> Question {
        guard let question = run.question else { throw HostMismatch(missing: "question") }
        return question
    }

    // MARK: - Coming and going

    package func settle() async throws { await run.settle() }

    package func catchUp() async throws { await system.catchUp() }

    package func reloadSurface() async throws {
        await run.disconnect()
        run = try await system.person()
    }

    package func vanish() async throws {
        await run.disconnect()
        system.clock.advance(by: system.system.limits.idleSessionTimeout)
        await ConformanceSuite.end(ofSessionsIn: system.system)
    }

    package func restart() async throws {
        await run.disconnect()
        await system.system.flush()
        system = TestSystem(intents: ConformanceSuite.intents, store: store)
        run = try await system.person()
    }

    // MARK: - Looking

    package func screen() async throws -> HostScreen { run.hostScreen }
}
