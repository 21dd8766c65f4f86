package import AppIntents
import Foundation
import Logging
import SwiftUI
import Synchronization
import _Time

/// One person at one surface: what they see, and what they wait for.
///
/// A session takes `PersonAction`s in order and tells its connections `PresentationEvent`s in
/// order. It has at most one visible card (SNI-11). All rules about cards, questions and runs are
/// here; surfaces have none.
public actor SystemSession {
    /// The session's name.
    public nonisolated let id: SessionID
    nonisolated let system: IntentSystem
    /// Whether the last card is written down for a later process.
    nonisolated let isKept: Bool
    private nonisolated let mailbox = Mutex(Mailbox())

    var connections: [ConnectionID: Connection] = [:]
    private var nextConnection = 0

    /// Begins with the time, so that a client of an earlier process never takes an old state for
    /// the newest.
    var sequence = Int(Date().timeIntervalSince1970 * 1000)

    var card: Card?
    var runs: [Int: Run] = [:]
    /// The run that the person started last, while it goes on.
    var leadingRun: Int?
    /// How often the person started something; what belongs to an earlier start shows nothing any
    /// more.
    var era = 0
    private var lastNumber = 0

    /// The last recipe of each type of snippet (REL-4), and the newest of all.
    var recipes: [ObjectIdentifier: Recipe] = [:]
    var newestRecipe: Recipe?
    var location: PersonLocation?
    private var closing: Deadline?

    /// What goes on: tasks by name, and which of them do not wait for a person.
    var tasks: [Work: Task<Void, Never>?] = [:]
    var active: Set<Work> = []
    var isTakingMessages = false
    /// What the task that takes the messages does after them.
    var next: (work: Work, body: Body)?
    var settledWaiters: [CheckedContinuation<Void, Never>] = []

    init(id: SessionID, system: IntentSystem, isKept: Bool) {
        self.id = id
        self.system = system
        self.isKept = isKept
    }

    /// A number that no card, run or question of this session had before.
    func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    var log: Logger { system.log }

    // MARK: - Connections

    /// Calls `sink` for every event from now on, in order, from any thread.
    ///
    /// The first event is the whole state, unless `seen` is the newest sequence. The sink must not
    /// block. From now on the session does its work on `executor`, which has to last as long as the
    /// session, or on the concurrency pool.
    public func connect(
        environment: PresentationEnvironment, seen: Int? = nil,
        executor: (any TaskExecutor)? = nil,
        sink: @escaping @Sendable (PresentationEvent) -> Void
    ) -> ConnectionID {
        mailbox.withLock { $0.executor = executor }
        if let closing { system.deadlines.cancel(closing) }
        closing = nil
        system.adopt(self)
        nextConnection += 1
        let connection = ConnectionID(number: nextConnection)
        connections[connection] = Connection(environment: environment, sink: sink)
        if let seen, seen == sequence {
            connections[connection]?.shown = card.map { ($0.id, $0.generation) }
        } else if let card {
            drawSoon(card)
        } else {
            tell(connection)
        }
        return connection
    }

    /// Says that a surface looks different now; what it shows is performed again for it (SNI-4).
    public func setEnvironment(
        _ environment: PresentationEnvironment, for connection: ConnectionID
    ) {
        guard let current = connections[connection], current.environment != environment else {
            return
        }
        connections[connection]?.environment = environment
        connections[connection]?.shown = nil
        if let card { drawSoon(card) }
    }

    /// Ends a connection.
    ///
    /// A session without any is closed after a while (FLW-8).
    public func disconnect(_ connection: ConnectionID) {
        connections.removeValue(forKey: connection)
        guard connections.isEmpty, closing == nil else { return }
        closing = system.deadlines.schedule(after: system.limits.idleSessionTimeout) {
            [weak self] in
            Task.detached { await self?.closeIfUnconnected() }
        }
    }

    private func closeIfUnconnected() {
        closing = nil
        guard connections.isEmpty else { return }
        close()
    }

    // MARK: - Messages

    /// Puts an action into the session's queue; actions are taken in order.
    ///
    /// Returns at once.
    public nonisolated func receive(_ action: PersonAction, from connection: ConnectionID) {
        post(.action(action, connection))
    }

    /// Performs an intent that somebody made: its parameters are the recipe (INV-1).
    package nonisolated func perform(_ intent: any AppIntent) {
        post(.perform(Recipe(of: intent)))
    }

    enum Message: Sendable {
        case action(PersonAction, ConnectionID)
        case perform(Recipe)
        case reload(any SnippetIntent.Type, run: Int)
        /// A run asked for its progress.
        case progress(run: Int)
    }

    private struct Mailbox: Sendable {
        var messages: [Message] = []
        var isDraining = false
        /// Where the session does its work, if not on the concurrency pool.
        var executor: (any TaskExecutor)?
    }

    nonisolated func post(_ message: Message) {
        // Detached, so that the session's work never carries the task-local values of whoever
        // posted.
        if put(message) {
            Task.detached(executorPreference: executor) { await self.takeMessages() }
        }
    }

    /// Puts a message into the queue; `true` if the caller has to see to it that it is taken.
    nonisolated func put(_ message: Message) -> Bool {
        mailbox.withLock { box in
            box.messages.append(message)
            defer { box.isDraining = true }
            return !box.isDraining
        }
    }

    nonisolated var isDraining: Bool { mailbox.withLock { $0.isDraining } }

    nonisolated var executor: (any TaskExecutor)? { mailbox.withLock { $0.executor } }

    /// Takes what was posted so far, and returns when all of it is taken.
    package func drain() {
        while true {
            let messages = mailbox.withLock { box -> [Message] in
                defer { box.messages = [] }
                if box.messages.isEmpty { box.isDraining = false }
                return box.messages
            }
            if messages.isEmpty { return resumeSettledWaiters() }
            for message in messages { take(message) }
        }
    }

    private func take(_ message: Message) {
        switch message {
        case .action(let action, let connection): take(action, from: connection)
        case .perform(let recipe): start(recipe.type, given: .recipe(recipe))
        case .reload(let type, let run): reload(type, fromRun: run)
        case .progress(let run): if let run = runs[run] { watchProgress(of: run) }
        }
    }
}
