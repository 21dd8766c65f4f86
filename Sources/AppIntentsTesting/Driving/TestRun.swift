public import AppIntents
public import AppIntentsMetadata
public import IntentSystem
import SnippetRendering
public import SwiftUI
import Synchronization

/// What one person sees while a test performs intents, and what they can do.
///
/// Every method that acts returns when nothing goes on any more, or when the person is asked
/// something.
public final class TestRun: Sendable {
    /// The person's session.
    public let session: SystemSession
    private let state = Mutex(Seen())
    private let waiting = WaitingRoom<PresentationState>()

    private struct Seen {
        var connection: ConnectionID?
        var presentation: PresentationState?
        var tree: ViewTree?
        var announcements: [PresentedDialog] = []
        var refusals: [Refusal] = []
        var stateCount = 0
        var treeCount = 0
        /// Whether a card was shown since the test looked last.
        var isUnseen = false

        mutating func take(_ presentation: PresentationState) {
            stateCount += 1
            switch presentation.card?.content {
            case .tree(let tree)?:
                self.tree = tree
                treeCount += 1
                isUnseen = true
            case .unchanged?: break
            case PresentedCard.Content.none?, nil: tree = nil
            }
            if let id = presentation.card?.id, id != self.presentation?.card?.id {
                isUnseen = true
            }
            self.presentation = presentation
        }
    }

    init(session: SystemSession) {
        self.session = session
    }

    func connect(_ environment: PresentationEnvironment) async {
        let connection = await session.connect(environment: environment) { [weak self] event in
            self?.take(event)
        }
        state.withLock { $0.connection = connection }
        await session.settled()
    }

    private func take(_ event: PresentationEvent) {
        switch event {
        case .announcement(let dialog): state.withLock { $0.announcements.append(dialog) }
        case .refusal(let refusal): state.withLock { $0.refusals.append(refusal) }
        case .state(let presentation):
            state.withLock { $0.take(presentation) }
            waiting.tell(presentation)
        }
    }

    // MARK: - Seeing

    /// What the session shows.
    public var presentation: PresentationState? {
        state.withLock { seen in
            seen.isUnseen = false
            return seen.presentation
        }
    }

    /// The visible card.
    public var card: PresentedCard? { presentation?.card }

    /// The view on the card; empty if there is none.
    public var tree: ViewTree {
        state.withLock { seen in
            seen.isUnseen = false
            return seen.tree ?? ViewTree()
        }
    }

    /// The view as a person reads it.
    public var text: String { TextRenderer().render(tree) }

    /// What the card's intent says.
    public var dialog: PresentedDialog? { card?.dialog }

    /// What is said to be wrong.
    public var error: String? { card?.error }

    /// What the person is asked.
    public var question: Question? { card?.question }

    /// What was said once, by buttons' intents.
    public var announcements: [PresentedDialog] { state.withLock { $0.announcements } }

    /// What was refused.
    public var refusals: [Refusal] { state.withLock { $0.refusals } }

    /// How many states, and how many views, arrived so far.
    public var counts: (states: Int, trees: Int) {
        state.withLock { ($0.stateCount, $0.treeCount) }
    }

    /// Waits for a state that fulfills a condition; returns at once if the present one does.
    ///
    /// Throws `UnfinishedTest`, with what is on screen, if there is none for so long: a test that
    /// waits for what never comes should say so rather than hang. The limit is measured in real
    /// time, since the test's clock stands still.
    public func wait(
        atMost limit: Duration = .seconds(60),
        until condition: @escaping @Sendable (PresentationState) -> Bool
    ) async throws {
        let isFulfilled = try await waiting.wait(atMost: limit, until: condition) {
            state.withLock { $0.presentation }
        }
        guard !isFulfilled else { return }
        throw UnfinishedTest(
            description: """
                What the test waited for did not come within \(limit). On screen:
                \(onScreen)
                """)
    }

    /// Waits until nothing goes on any more, or the person is asked something.
    public func settle() async { await session.settled() }

    // MARK: - Doing

    /// Performs an intent that the test made.
    public func perform(_ intent: any AppIntent) async {
        session.perform(intent)
        await settle()
    }

    /// Sends an action as it is, and waits for what it leads to.
    public func send(_ action: PersonAction) async throws {
        try post(action)
        await settle()
    }

    /// Sends an action and does not wait.
    public func post(_ action: PersonAction) throws {
        guard let connection = state.withLock({ $0.connection }) else {
            throw UnfinishedTest(description: "The person is not connected any more.")
        }
        session.receive(action, from: connection)
    }

    /// Taps the button with a label.
    public func tap(_ label: String) async throws {
        let (card, node) = try control(label)
        guard case .button(let button) = node.kind, let action = button.action else {
            throw notFound("button", label)
        }
        try await send(.tap(card: card.id, generation: card.generation, action: action))
    }

    /// Flips the toggle with a label to a state.
    public func toggle(_ label: String, to isOn: Bool) async throws {
        let (card, node) = try control(label)
        guard case .toggle(let toggle) = node.kind, let action = toggle.action else {
            throw notFound("toggle", label)
        }
        try await send(
            .toggle(card: card.id, generation: card.generation, action: action, isOn: isOn))
    }

    /// Presses the confirmation's own button.
    public func confirm() async throws {
        try await send(.confirm(question: try openQuestion().id))
    }

    /// Presses Cancel.
    public func cancel() async throws {
        try await send(.cancel(question: try openQuestion().id))
    }

    /// Gives values to the parameters that are asked for.
    public func answer(_ values: [String: ParameterValue]) async throws {
        try await send(.answer(question: try openQuestion().id, values: values))
    }

    /// Picks the option with a title.
    public func choose(_ title: String) async throws {
        let question = try openQuestion()
        guard case .choice(let options) = question.kind,
            let index = options.firstIndex(where: { $0.title == title })
        else { throw notFound("option", title) }
        try await send(.choose(question: question.id, option: index))
    }

    /// Presses Done.
    public func done() async throws {
        guard let card else { throw notFound("system button", "Done") }
        try await send(.done(card: card.id))
    }

    /// Lets the surface vanish.
    public func disconnect() async {
        guard let connection = state.withLock({ $0.connection }) else { return }
        state.withLock { $0.connection = nil }
        await session.disconnect(connection)
    }

    // MARK: - Finding

    private func openQuestion() throws -> Question {
        guard let question else {
            throw UnfinishedTest(description: "Nothing is asked. On screen:\n\(onScreen)")
        }
        return question
    }

    private func control(_ label: String) throws -> (PresentedCard, ViewNode) {
        guard let card, let node = tree.control(named: label) else {
            throw notFound("control", label)
        }
        return (card, node)
    }

    private func notFound(_ what: String, _ label: String) -> UnfinishedTest {
        UnfinishedTest(
            description: "There is no \(what) “\(label)”. On screen:\n\(onScreen)")
    }

    /// The whole card as a person sees it, one line for each part: title, dialog, view, error,
    /// fields, buttons.
    public var screen: String {
        state.withLock { $0.isUnseen = false }
        return onScreen
    }

    /// The same for messages, which are no look of the test's.
    private var onScreen: String {
        let (presentation, tree) = state.withLock { ($0.presentation, $0.tree) }
        return ScreenText.describe(presentation, tree)
    }

    func finish() async throws {
        await settle()
        let (isUnseen, presentation) = state.withLock { ($0.isUnseen, $0.presentation) }
        if presentation?.card?.question != nil {
            throw UnfinishedTest(
                description: """
                    The test ended while a question was open; answer or cancel it. On screen:
                    \(onScreen)
                    """)
        }
        if isUnseen, presentation?.card != nil {
            throw UnfinishedTest(
                description: """
                    The test never looked at the last card; read its text, tree or dialog. On screen:
                    \(onScreen)
                    """)
        }
    }
}
