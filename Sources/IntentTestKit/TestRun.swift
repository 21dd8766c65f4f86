public import AppIntents
public import IntentSystem
import SnippetRendering
import SurfaceKit
public import SwiftUI
import Synchronization
package import WidgetSystem

/// A simulated person for whom a test performs intents.
///
/// Every method that acts returns when nothing is under way, or when the person is asked something.
public final class TestRun: Sendable {
    /// The person's session.
    public let session: SystemSession
    let client: SessionClient
    private let seen: SeenMessages
    /// The person's widgets and controls; `nil` for a person who has only cards.
    let boards: (@Sendable () -> WidgetBoard)?
    private let shown: Mutex<PresentationEnvironment>
    private let understood = Mutex<Understanding?>(nil)
    private let asked = Mutex<SpokenQuestion?>(nil)
    /// The events of the test; `nil` for a person who belongs to no `TestSystem`.
    let history: TestHistory?
    /// The greatest height of a card, in points.
    let contentHeight: Double

    private init(
        _ client: SessionClient, _ seen: SeenMessages, _ environment: PresentationEnvironment,
        boards: (@Sendable () -> WidgetBoard)?, history: TestHistory?, contentHeight: Double
    ) {
        self.history = history
        self.contentHeight = contentHeight
        session = client.session
        self.client = client
        self.seen = seen
        self.boards = boards
        shown = Mutex(environment)
    }

    /// The environment of the person's surface.
    var environment: PresentationEnvironment { shown.withLock { $0 } }

    /// Connects to a session; a `TestSystem` doesn't check what this person leaves open or unseen.
    package static func connect(
        to session: SystemSession,
        _ environment: PresentationEnvironment = PresentationEnvironment(),
        boards: (@Sendable () -> WidgetBoard)? = nil
    ) async -> TestRun {
        await connect(to: session, environment, boards: boards, history: nil)
    }

    /// Connects to a session for a `TestSystem`, whose history gets what the person does and sees.
    static func connect(
        to session: SystemSession, _ environment: PresentationEnvironment,
        boards: (@Sendable () -> WidgetBoard)?, history: TestHistory?,
        contentHeight: Double = Limits().contentHeight
    ) async -> TestRun {
        let seen = SeenMessages(history, of: session.id.rawValue)
        let client = await SessionClient.connect(to: session, environment: environment) {
            seen.take($0)
        }
        await session.settled()
        return TestRun(
            client, seen, environment, boards: boards, history: history,
            contentHeight: contentHeight)
    }

    /// The understanding of the last sentence that the test said with `TestSystem.say(_:)`.
    public var understanding: Understanding? { understood.withLock { $0 } }

    func understand(_ understanding: Understanding) {
        understood.withLock { $0 = understanding }
    }

    /// The question that the test answers with words, with what was told so far.
    var keptQuestion: SpokenQuestion? { asked.withLock { $0 } }

    func keep(_ question: SpokenQuestion) {
        asked.withLock { $0 = question }
    }

    // MARK: - Seeing

    /// The newest state that the session sent.
    public var presentation: PresentationState? { look().state }

    /// The visible card.
    public var card: PresentedCard? { presentation?.card }

    /// The view on the card; empty if there is none.
    public var tree: ViewTree { look().tree ?? ViewTree() }

    /// The view as a person reads it.
    public var text: String { TextRenderer().render(tree) }

    /// The entities that the view names as shown (`appEntityIdentifier(_:)`), in reading order.
    public var entities: [EntityIdentifier] {
        tree.entityNodes.compactMap(\.entity).compactMap {
            EntityIdentifier(activityIdentifier: $0)
        }
    }

    /// The words of the card's intent.
    public var dialog: PresentedDialog? { card?.dialog }

    /// The problem that the card shows.
    public var error: String? { card?.error }

    /// The open question.
    public var question: Question? { card?.question }

    /// The dialogs of buttons' intents, each once.
    public var announcements: [PresentedDialog] { seen.state.withLock { $0.announcements } }

    /// The refusals of this person's actions.
    public var refusals: [Refusal] { seen.state.withLock { $0.refusals } }

    /// The numbers of states and of views that arrived so far.
    public var counts: (states: Int, trees: Int) {
        seen.state.withLock { ($0.stateCount, $0.treeCount) }
    }

    /// Returns the client's screen, and marks it as seen by the test.
    func look() -> SessionScreen {
        seen.state.withLock { $0.isUnseen = false }
        return client.screen
    }

    /// The client's screen, without marking it as seen.
    var unmarkedScreen: SessionScreen { client.screen }

    /// The person's whole screen, with the announcement and refusal since the last action.
    package var hostScreen: HostScreen {
        let screen = look()
        return HostScreen(screen, view: screen.tree?.screenLines ?? [])
    }

    /// The whole screen as text without announcements and refusals, each line indented; see
    /// `HostScreen`.
    public var screen: String {
        seen.state.withLock { $0.isUnseen = false }
        return onScreen
    }

    /// The text that the button Copy of the card writes to the person's clipboard, if there is one.
    public var copied: String? { look().card?.copied }

    /// The whole screen as text for messages, without marking it as seen.
    var onScreen: String {
        let screen = client.screen
        return HostScreen(screen.state, view: screen.tree?.screenLines ?? [])
            .description.indented
    }

    // MARK: - Waiting

    /// Waits for a state that fulfills a condition; returns at once if the current one does.
    ///
    /// Throws `UnfinishedTest`, with what is on screen, if none arrives within the limit: a test
    /// that waits in vain should report it rather than hang. The limit is measured in real time,
    /// since the test's clock stands still.
    public func wait(
        atMost limit: Duration = .seconds(60),
        until condition: @escaping @Sendable (PresentationState) -> Bool
    ) async throws {
        let isFulfilled = try await seen.waiting.wait(atMost: limit) { [client] _ in
            client.screen.state.map(condition) ?? false
        } current: {
            ()
        }
        guard !isFulfilled else { return }
        throw UnfinishedTest(
            description: """
                What the test waited for did not come within \(limit). On screen:
                \(onScreen)
                """)
    }

    /// Waits until nothing is under way, or the person is asked something.
    public func settle() async { await session.settled() }

    // MARK: - Doing

    /// Performs an intent that the test created.
    public func perform(_ intent: any AppIntent) async {
        history?.note(action: "\(session.id.rawValue) performs \(type(of: intent))")
        session.perform(intent)
        await settle()
    }

    /// Sends an action unchanged, and waits for its outcome.
    public func send(_ action: PersonAction) async throws {
        try post(action)
        await settle()
    }

    /// Sends an action without waiting.
    public func post(_ action: PersonAction) throws {
        history?.note(action: "\(session.id.rawValue) \(action.words(on: client.screen))")
        client.forgetNews()
        do {
            try client.send(action)
        } catch {
            throw UnfinishedTest(description: "The person is not connected any more.")
        }
    }

    /// Changes the environment of the person's surface.
    public func change(to environment: PresentationEnvironment) async throws {
        shown.withLock { $0 = environment }
        try await client.setEnvironment(environment)
        await settle()
    }

    /// Disconnects the surface.
    public func disconnect() async { await client.disconnect() }

    func finish() async throws {
        await settle()
        let isUnseen = seen.state.withLock { $0.isUnseen }
        let card = client.screen.card
        if card?.question != nil {
            throw UnfinishedTest(
                description: """
                    The test ended while a question was open; answer or cancel it. On screen:
                    \(onScreen)
                    """)
        }
        if isUnseen, card != nil {
            throw UnfinishedTest(
                description: """
                    The test never looked at the last card; read its text, tree or dialog. On screen:
                    \(onScreen)
                    """)
        }
    }
}
