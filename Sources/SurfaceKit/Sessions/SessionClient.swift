public import AppIntentsMetadata
public import IntentSystem
import SwiftUI
import Synchronization

/// One client of a session in this process: its connection, and the screen that it shows.
///
/// A surface that draws in the system's process uses it; over a wire, the same events are sent as
/// JSON. Any thread may use it.
public final class SessionClient: Sendable {
    /// The session.
    public let session: SystemSession

    private struct State: Sendable {
        var connection: ConnectionID?
        var screen: SessionScreen
        /// Called for a card that appears before its run ends.
        var onUnfinishedCard: (@Sendable () -> Void)?
    }

    private let state: Mutex<State>
    private let observer: @Sendable (PresentationEvent) -> Void

    private init(
        _ session: SystemSession, firstVersion: Int,
        observer: @escaping @Sendable (PresentationEvent) -> Void
    ) {
        self.session = session
        self.observer = observer
        state = Mutex(State(screen: SessionScreen(version: firstVersion)))
    }

    /// Connects to a session and returns when the client has received the present state.
    ///
    /// `executor` runs the client's work; without one, the concurrency pool does. `firstVersion` is
    /// the first version of the screen. `observer` is called with each event after the screen has
    /// taken it, on the thread that brought it, in order.
    public static func connect(
        to session: SystemSession, environment: PresentationEnvironment = PresentationEnvironment(),
        executor: (any TaskExecutor)? = nil, firstVersion: Int = 0,
        observer: @escaping @Sendable (PresentationEvent) -> Void = { _ in }
    ) async -> SessionClient {
        let client = SessionClient(session, firstVersion: firstVersion, observer: observer)
        let connection = await session.connect(environment: environment, executor: executor) {
            [weak client] event in
            client?.take(event)
        }
        client.state.withLock { $0.connection = connection }
        return client
    }

    private func take(_ event: PresentationEvent) {
        let onUnfinishedCard = state.withLock { state -> (@Sendable () -> Void)? in
            state.screen.take(event)
            guard state.screen.isUnfinishedCard else { return nil }
            defer { state.onUnfinishedCard = nil }
            return state.onUnfinishedCard
        }
        onUnfinishedCard?()
        observer(event)
    }

    // MARK: - Seeing

    /// The screen after all events so far.
    public var screen: SessionScreen { state.withLock { $0.screen } }

    /// Forgets the announcements and refusals so far.
    public func forgetNews() { state.withLock { $0.screen.forgetNews() } }

    /// Calls back once, as soon as a card is shown before its run ends; immediately if one is shown now.
    public func whenUnfinishedCard(_ action: @escaping @Sendable () -> Void) {
        let isNow = state.withLock { state in
            if state.screen.isUnfinishedCard { return true }
            state.onUnfinishedCard = action
            return false
        }
        if isNow { action() }
    }

    // MARK: - Acting

    /// Sends an action of the person, and returns at once.
    ///
    /// - Throws: `ClientGone` after `disconnect()`.
    public func send(_ action: PersonAction) throws(ClientGone) {
        session.receive(action, from: try connected())
    }

    /// Sends an action of the person, and returns when all work has ended, except what waits for
    /// the person.
    ///
    /// - Throws: `ClientGone` after `disconnect()`.
    public func carryOut(_ action: PersonAction) async throws(ClientGone) {
        await session.carryOut(action, from: try connected())
    }

    /// Returns when all work has ended, except what waits for the person.
    public func settled() async { await session.settled() }

    /// Changes the environment in which the session draws for this client.
    ///
    /// - Throws: `ClientGone` after `disconnect()`.
    public func setEnvironment(_ environment: PresentationEnvironment) async throws(ClientGone) {
        await session.setEnvironment(environment, for: try connected())
    }

    private func connected() throws(ClientGone) -> ConnectionID {
        guard let connection = state.withLock({ $0.connection }) else { throw ClientGone() }
        return connection
    }

    // MARK: - Forms

    /// Returns choices for a field of the open question that match a text, or for the entities of a type
    /// in its value; throws if the app's query fails.
    public func options(
        question: Int, parameter: String, entity: String? = nil, matching text: String
    ) async throws -> [Question.Option] {
        try await session.options(
            question: question, parameter: parameter, entity: entity, matching: text)
    }

    /// Returns the layout of the open form's fields for the values so far; `nil` for fields one
    /// below the other.
    public func layout(question: Int, values: [String: ParameterValue]) async -> FormLayout? {
        await session.layout(question: question, values: values)
    }

    // MARK: - Leaving

    /// Disconnects from the session, which its other clients keep; does nothing the second time.
    public func disconnect() async {
        let connection = state.withLock { state in
            defer { state.connection = nil }
            return state.connection
        }
        if let connection { await session.disconnect(connection) }
    }
}

/// The error of a client that has left its session.
public struct ClientGone: Error, CustomStringConvertible {
    public var description: String { "The client has left its session." }
}
