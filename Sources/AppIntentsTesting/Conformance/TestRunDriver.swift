package import AppIntentsMetadata
import IntentSystem
import SwiftUI
import Synchronization

/// The host in the test process: a `TestRun`, which is the kit's own hands and eyes.
package actor TestRunDriver: HostDriver {
    private let store = StoreInMemory()
    private var system: TestSystem
    private var run: TestRun
    private var sent: [PersonAction] = []
    private var seenAnnouncements = 0
    private var seenRefusals = 0

    /// Creates a host that knows the scenarios' intents.
    package init() async throws {
        system = TestSystem(intents: HostConformance.intents, store: store)
        run = try await system.person()
    }

    // MARK: - Acting

    private func send(_ action: PersonAction) throws {
        sent.append(action)
        try post(action)
    }

    private func post(_ action: PersonAction) throws {
        seenAnnouncements = run.announcements.count
        seenRefusals = run.refusals.count
        try run.post(action)
    }

    package func perform(_ intent: String, values: [String: ParameterValue]) async throws {
        try post(.perform(intent: intent, values: values))
    }

    package func tap(_ label: String) async throws {
        let (card, node) = try control(label)
        guard case .button(let button) = node.kind, let action = button.action else {
            throw missing("button “\(label)”")
        }
        try send(.tap(card: card.id, generation: card.generation, action: action))
    }

    package func toggle(_ label: String, to isOn: Bool) async throws {
        let (card, node) = try control(label)
        guard case .toggle(let toggle) = node.kind, let action = toggle.action else {
            throw missing("toggle “\(label)”")
        }
        try send(
            .toggle(card: card.id, generation: card.generation, action: action, isOn: isOn))
    }

    package func answer(_ values: [String: ParameterValue]) async throws {
        try send(.answer(question: try question().id, values: values))
    }

    package func choose(_ title: String) async throws {
        let question = try question()
        guard case .choice(let options) = question.kind,
            let place = options.firstIndex(where: { $0.title == title })
        else { throw missing("option “\(title)”") }
        try send(.choose(question: question.id, option: place))
    }

    package func confirm() async throws { try send(.confirm(question: try question().id)) }

    package func cancel() async throws { try send(.cancel(question: try question().id)) }

    package func done() async throws {
        guard let card = run.card else { throw missing("card") }
        try send(.done(card: card.id))
    }

    package func stop() async throws { try post(.stop) }

    package func sendAgain(stepsBack: Int) async throws {
        guard sent.indices.contains(sent.count - stepsBack) else { throw missing("such action") }
        try post(sent[sent.count - stepsBack])
    }

    // MARK: - Coming and going

    package func settle() async throws { await run.settle() }

    package func reloadSurface() async throws {
        await run.disconnect()
        try await comeBack()
    }

    package func vanish() async throws {
        await run.disconnect()
        while system.system.sessionCount > 0 {
            system.clock.advance(by: system.system.limits.idleSessionTimeout)
            await Task.yield()
        }
    }

    package func restart() async throws {
        await run.disconnect()
        await system.system.flush()
        system = TestSystem(intents: HostConformance.intents, store: store)
        try await comeBack()
    }

    private func comeBack() async throws {
        run = try await system.person()
        seenAnnouncements = 0
        seenRefusals = 0
    }

    // MARK: - Looking

    package func screen() async throws -> HostScreen {
        var screen = HostScreen(run.presentation, tree: run.tree)
        screen.announcement = run.announcements.dropFirst(seenAnnouncements).last?.full
        screen.refusal = run.refusals.dropFirst(seenRefusals).last?.reason
        return screen
    }

    private func question() throws -> Question {
        guard let question = run.question else { throw missing("question") }
        return question
    }

    private func control(_ label: String) throws -> (PresentedCard, ViewNode) {
        guard let card = run.card, let node = run.tree.control(labeled: label) else {
            throw missing("control “\(label)”")
        }
        return (card, node)
    }

    private func missing(_ what: String) -> HostMismatch {
        HostMismatch(description: "There is no \(what).")
    }
}

/// A store that lasts as long as its driver.
private final class StoreInMemory: SessionStore {
    private let cards = Mutex<[SessionID: StoredCard?]>([:])

    func card(of session: SessionID) async throws -> StoredCard? {
        cards.withLock { $0[session] ?? nil }
    }

    func save(_ new: [SessionID: StoredCard?]) {
        cards.withLock { $0.merge(new) { _, newer in newer } }
    }
}

extension ViewTree {
    /// The control that a person would call so.
    fileprivate func control(labeled label: String) -> ViewNode? {
        func find(_ nodes: [ViewNode]) -> ViewNode? {
            for node in nodes {
                switch node.kind {
                case .button, .toggle:
                    let name = node.accessibleName.withoutControlCharacters
                    if name == label { return node }
                default:
                    if let found = find(node.children) { return found }
                }
            }
            return nil
        }
        return find(nodes)
    }
}
