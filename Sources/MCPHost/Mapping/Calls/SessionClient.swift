import Foundation
import IntentSystem
import SwiftUI
import Synchronization
import _Executors

/// The client of a session whose card an assistant's client shows.
final class SessionClient: PendingCall {
    /// The name by which a client comes back to the session; it cannot be guessed.
    let handle: String
    private let session: SystemSession
    private let connection: ConnectionID
    private let seen: SeenEvents

    private init(
        handle: String, session: SystemSession, connection: ConnectionID, seen: SeenEvents
    ) {
        self.handle = handle
        self.session = session
        self.connection = connection
        self.seen = seen
    }

    /// Opens a session under a handle of `owner`, and does some work there; the same handle of another
    /// owner leads to another session.
    static func open<Success: Sendable>(
        handle: String = SessionID.random().rawValue, owner: String, system: IntentSystem,
        environment: PresentationEnvironment, isKept: Bool,
        _ work: @Sendable (SessionClient) async throws -> Success
    ) async throws -> Success {
        let session = try await system.session(
            SessionID("mcp:\(owner):\(handle)"), isKept: isKept, startedBy: .assistant)
        let seen = SeenEvents()
        let connection = await session.connect(
            environment: environment, executor: ConnectionExecutor.current
        ) { seen.take($0) }
        return try await work(
            SessionClient(handle: handle, session: session, connection: connection, seen: seen))
    }

    /// All that the session has told so far.
    var view: View { seen.view }

    /// Calls back once, as soon as a card is shown although its run goes on.
    func whenUnfinishedCard(_ action: @escaping @Sendable () -> Void) {
        seen.whenUnfinishedCard(action)
    }

    /// Does what a person does, and returns when nothing goes on any more, apart from what waits for
    /// the person.
    func carryOut(_ action: PersonAction) async {
        await session.carryOut(action, from: connection)
    }

    /// Does what a person does; returns at once.
    func send(_ action: PersonAction) {
        session.receive(action, from: connection)
    }

    /// Returns when nothing goes on any more, apart from what waits for the person.
    func settled() async { await session.settled() }

    /// How far the run has come that the person waits for, 0…1, if it tells.
    var fractionCompleted: Double? { session.fractionCompleted }

    /// Shows things differently from now on.
    func setEnvironment(_ environment: PresentationEnvironment) async {
        await session.setEnvironment(environment, for: connection)
    }

    /// Choices for a field of the open question that match a text.
    func options(
        question: Int, parameter: String, matching text: String
    ) async -> [Question.Option] {
        await session.options(question: question, parameter: parameter, matching: text)
    }

    /// Leaves the session to its other surfaces.
    func disconnect() async { await session.disconnect(connection) }

    /// Ends the session: what is performed is cancelled, a question too, a card is forgotten.
    func close() async { await session.close() }
}

extension SessionClient {
    /// All that the session has told.
    struct View: Sendable {
        /// Grows with every event.
        var version: Int
        var state: PresentationState?
        /// The view of the card, and the version that brought it.
        var tree: ViewTree?
        var treeVersion: Int
        /// What was said once or refused lately, oldest first.
        var news: [News] = []

        var card: PresentedCard? { state?.card }
    }

    /// Something that is told once.
    struct News: Sendable {
        enum Kind: Sendable {
            case announcement(PresentedDialog)
            case refusal(Refusal)
        }

        let version: Int
        let kind: Kind
    }
}

/// Keeps what a session's events say.
private final class SeenEvents: Sendable {
    private struct Contents: Sendable {
        var view: SessionClient.View
        /// Called for a card that comes in the middle of a run.
        var onUnfinishedCard: (@Sendable () -> Void)?
    }

    private let contents: Mutex<Contents>

    init() {
        // Begins with the time, so that a client of an earlier process never takes an old view for
        // the newest.
        let version = Int(Date().timeIntervalSince1970 * 1000)
        contents = Mutex(Contents(view: SessionClient.View(version: version, treeVersion: version)))
    }

    var view: SessionClient.View { contents.withLock { $0.view } }

    func take(_ event: PresentationEvent) {
        let onUnfinishedCard = contents.withLock { contents -> (@Sendable () -> Void)? in
            contents.view.take(event)
            guard contents.view.isUnfinishedCard else { return nil }
            defer { contents.onUnfinishedCard = nil }
            return contents.onUnfinishedCard
        }
        onUnfinishedCard?()
    }

    func whenUnfinishedCard(_ action: @escaping @Sendable () -> Void) {
        let isNow = contents.withLock { contents in
            if contents.view.isUnfinishedCard { return true }
            contents.onUnfinishedCard = action
            return false
        }
        if isNow { action() }
    }
}

extension SessionClient.View {
    /// How much is remembered for a client that asks late.
    private static let keptNews = 16

    /// Whether a card is shown that is neither a question nor the end.
    fileprivate var isUnfinishedCard: Bool {
        guard let state, let card = state.card else { return false }
        return state.run != nil && card.question == nil
    }

    fileprivate mutating func take(_ event: PresentationEvent) {
        version += 1
        switch event {
        case .state(let new):
            switch new.card?.content {
            case .tree(let tree)?: (self.tree, treeVersion) = (tree, version)
            case .unchanged?: break
            case PresentedCard.Content.none?, nil:
                if tree != nil { (tree, treeVersion) = (nil, version) }
            }
            state = new
        case .announcement(let dialog):
            news.append(.init(version: version, kind: .announcement(dialog)))
        case .refusal(let refusal):
            news.append(.init(version: version, kind: .refusal(refusal)))
        }
        news.removeFirst(max(0, news.count - Self.keptNews))
    }
}
