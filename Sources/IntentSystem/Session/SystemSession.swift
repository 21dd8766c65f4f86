package import AppIntents
package import AppIntentsMetadata
import Foundation
import Logging
import _Time

/// One person at one surface: what they see, and what they wait for.
///
/// A session takes `PersonAction`s in order and tells its connections `PresentationEvent`s in
/// order. It has at most one visible card (SNI-11). Its rules are those of `SessionState`, a value;
/// the session passes events to it, one at a time, and carries its effects out.
///
/// It has no thread and no task of its own: the thread that brings an event also carries out what
/// follows, unless another one is at it already.
public final class SystemSession: Sendable {
    /// The session's name.
    public let id: SessionID
    let system: IntentSystem
    /// The person of the session; an assistant's card belongs to the program's owner.
    let person: Person
    private let contents: WaitableMutex<Contents>

    struct Contents: Sendable {
        var state: SessionState
        /// Events that were not taken yet.
        var inbox: [SessionEvent] = []
        /// A thread takes events and carries effects out.
        var isAtWork = false
        /// The threads' work is done here, if not on the concurrency pool.
        var executor: (any TaskExecutor)?

        var lastConnection = 0
        var sinks: [ConnectionID: @Sendable (PresentationEvent) -> Void] = [:]
        /// The runs that go on, snippets included.
        var runs: [Int: ActiveRun] = [:]
        var progress: [Int: RunProgress] = [:]
        /// How many performances have not come back, whether they are wanted or not.
        var unreturnedRuns = 0
        /// Surfaces that read no further until the session takes more.
        var heldBack: [@Sendable () -> Void] = []
        var lastAsk = 0
        /// The runs that wait for an answer.
        var asks: [Int: CheckedContinuation<Answer, any Error>] = [:]
        var closing: Deadline?
        var renewal: Deadline?

        var isTaken: Bool { inbox.isEmpty && !isAtWork }

        /// `true` if all events are taken, and the session is as quiet as that.
        func isQuiet(_ quiet: Quiet) -> Bool {
            guard isTaken else { return false }
            return switch quiet {
            case .taken: true
            case .drawn: state.drawings.isEmpty
            case .atRest: state.isAtRest
            case .deserted: state.connections.isEmpty
            }
        }
    }

    /// How quiet a session is for a caller that waits.
    enum Quiet: Sendable {
        /// All events so far are taken and their effects carried out.
        case taken
        /// In addition, nothing is being drawn.
        case drawn
        /// Nothing goes on, apart from what waits for a person.
        case atRest
        /// No surface is connected.
        case deserted
    }

    init(id: SessionID, system: IntentSystem, isKept: Bool, source: RunRequest.Source) {
        self.id = id
        self.system = system
        person = source == .assistant ? .owner : .session(id)
        // Begins with the time, so that a client of an earlier process never takes an old state for
        // the newest.
        let sequence = Int(Date().timeIntervalSince1970 * 1000)
        contents = WaitableMutex(
            Contents(
                state: SessionState(
                    catalog: system.catalog, limits: system.limits, isKept: isKept,
                    source: source, sequence: sequence, layout: system.cardLayout)))
    }

    /// Where the person is, as far as their surface told.
    var location: PersonLocation? { withContents { $0.state.location } }

    func withContents<Result: Sendable>(_ body: (inout Contents) -> Result) -> Result {
        contents.withLock { body(&$0) }
    }

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
    ) async -> ConnectionID {
        let connection = withContents { contents in
            contents.executor = executor
            contents.lastConnection += 1
            let connection = ConnectionID(number: contents.lastConnection)
            contents.sinks[connection] = sink
            return connection
        }
        system.adopt(self)
        await take(.connected(connection, environment, seen: seen))
        return connection
    }

    /// Says that a surface looks different now; what it shows is performed again for it (SNI-4).
    public func setEnvironment(
        _ environment: PresentationEnvironment, for connection: ConnectionID
    ) async {
        await take(.changedEnvironment(environment, connection))
    }

    /// `true` while a surface is connected, or connects.
    var hasSurface: Bool { withContents { !$0.sinks.isEmpty } }

    /// Ends a connection.
    ///
    /// A session without any is closed after a while (FLW-8).
    public func disconnect(_ connection: ConnectionID) async {
        withContents { $0.sinks[connection] = nil }
        await take(.disconnected(connection))
    }

    /// Ends the session: an open question throws its cancellation, a result card is forgotten
    /// (FLW-8).
    public func close() async {
        await take(.closed)
    }

    // MARK: - Actions

    /// Takes an action; actions are taken in order.
    ///
    /// The work that the action leads to may go on when this returns.
    ///
    /// A session of which too much waits or goes on refuses the action; surfaces should read no
    /// further then.
    public func receive(_ action: PersonAction, from connection: ConnectionID) {
        guard takes(action) else { return refuseForLoad(connection) }
        post(.action(withOwnFiles(action), connection))
    }

    /// Performs an intent that the caller made: its parameters are the recipe (INV-1).
    package func perform(_ intent: any AppIntent) {
        post(.wanted(Recipe(of: intent)))
    }

    /// Follows a link into the app, once a surface shows the session.
    package func follow(_ link: AppLink) {
        post(.followed(link))
    }

    /// Takes an action as `receive` does, and returns when nothing goes on any more, apart from what
    /// waits for a person.
    package func carryOut(_ action: PersonAction, from connection: ConnectionID) async {
        receive(action, from: connection)
        await settled()
    }

    // MARK: - The system

    /// Shows what an earlier process showed last.
    func restore(_ card: StoredCard) {
        post(.restored(card))
    }

    /// Refreshes the card if it shows a type of snippet; `true` if it does.
    func reloadIfVisible(_ type: any SnippetIntent.Type) -> Bool {
        guard withContents({ $0.state.shows(type) }) else { return false }
        post(.reloadedOutside(type))
        return true
    }

    /// Tells whether a client is connected, and the newest snippet it drew is of a type.
    func wouldShow(_ type: any SnippetIntent.Type) -> Bool {
        withContents { $0.state.wouldShow(type) }
    }

    /// Shows the newest snippet again.
    func showNewest() {
        post(.showsNewest)
    }

    // MARK: - Looking

    var visibleCard: SessionState.Card? { withContents { $0.state.card } }

    /// Further choices for a field of the open question, by what a person typed: for the parameter, or
    /// for the entities of a type in a value of it.
    ///
    /// Throws the error of the app's query, which the log has as well; a query that takes longer than
    /// `Limits.providerDuration` is given up.
    public func options(
        question id: Int, parameter: String, entity: String? = nil, matching text: String
    ) async throws -> [Question.Option] {
        guard let open = visibleCard?.openQuestion, open.question.id == id else { return [] }
        do {
            return try await system.noticingPictures { [system] in
                try await inTime(system.limits.providerDuration, system.deadlines) {
                    try await open.asked.options(
                        for: parameter, entity: entity, matching: text)
                }
            }
        } catch {
            system.log.error("The choices for \(parameter) could not be had: \(error)")
            throw error
        }
    }

    /// The layout of the open question's form for values that were given meanwhile; `nil` if the
    /// question is not open, or has no layout.
    package func layout(
        question id: Int, values: [String: ParameterValue]
    ) async -> FormLayout? {
        guard let open = visibleCard?.openQuestion, open.question.id == id else { return nil }
        return await system.noticingPictures { await open.asked.layout(for: values) }
    }

    /// Returns when all events so far are taken and their effects carried out, while runs go on.
    package func drain() async {
        await wait(until: .taken)
    }

    /// Returns when all events so far are taken, and what they want drawn is drawn and told, while runs
    /// go on.
    package func drawn() async {
        await wait(until: .drawn)
    }

    /// Returns when nothing goes on in the session, apart from what waits for a person.
    package func settled() async {
        await wait(until: .atRest)
    }

    /// Returns when no surface is connected.
    package func deserted() async {
        await wait(until: .deserted)
    }

    private func wait(until quiet: Quiet) async {
        await contents.wait { $0.isQuiet(quiet) }
    }

    // MARK: - Events

    /// Takes an event, and whatever comes meanwhile, on this thread; returns at once if another
    /// thread is at it.
    func post(_ event: SessionEvent) {
        if put(event) { takeEvents() }
    }

    /// Takes an event on another thread, so that nothing is carried out in the middle of an
    /// author's code.
    func postAside(_ event: SessionEvent) {
        guard put(event) else { return }
        Task.detached(executorPreference: executor) { self.takeEvents() }
    }

    /// Takes an event, and returns when it was taken.
    private func take(_ event: SessionEvent) async {
        post(event)
        if !withContents({ $0.isTaken }) { await drain() }
    }

    var executor: (any TaskExecutor)? { withContents { $0.executor } }

    /// Puts an event into the inbox; `true` if the caller has to see to it that it is taken.
    private func put(_ event: SessionEvent) -> Bool {
        withContents { contents in
            contents.inbox.append(event)
            defer { contents.isAtWork = true }
            return !contents.isAtWork
        }
    }

    /// Takes the events in order, and carries out the effects of each before the next.
    private func takeEvents() {
        // An author's code that is asked for its words here belongs to no run.
        SystemInteractions.$current.withValue(nil) {
            while let effects = takeEvent() {
                for effect in effects { carryOut(effect) }
            }
        }
    }

    /// Takes the next event; `nil` if there is none, and this thread is done.
    private func takeEvent() -> [SessionEffect]? {
        var heldBack: [@Sendable () -> Void] = []
        let effects = contents.withLock { contents -> [SessionEffect]? in
            guard contents.inbox.isEmpty else {
                defer { heldBack = contents.takeHeldBack(system.limits) }
                return contents.state.handle(contents.inbox.removeFirst())
            }
            contents.isAtWork = false
            return nil
        }
        for surface in heldBack { surface() }
        return effects
    }
}
