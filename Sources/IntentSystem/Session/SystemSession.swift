package import AppIntents
package import AppIntentsMetadata
import Foundation
import Logging
import Synchronization
import _Telemetry
import _Time

/// One person at one surface, with their visible card and their runs.
///
/// A session takes `PersonAction`s in order and sends its connections `PresentationEvent`s in
/// order. It has at most one visible card (SNI-11). Its rules are those of `SessionState`, a value;
/// the session passes events to it, one at a time, and carries out its effects.
///
/// It has no thread and no task: the thread that brings an event also carries out its effects,
/// unless another thread is doing so already.
public final class SystemSession: Sendable {
    /// The session's name.
    public let id: SessionID
    let system: IntentSystem
    /// The person of the session, as they came last.
    private let present: Mutex<Person>
    private let contents: WaitableMutex<Contents>

    struct Contents: Sendable {
        var state: SessionState
        /// The events that were not taken yet.
        var inbox: [SessionEvent] = []
        /// A thread is taking events and carrying out effects.
        var isAtWork = false
        /// The executor of the session's work; `nil` for the concurrency pool.
        var executor: (any TaskExecutor)?

        var lastConnection = 0
        var sinks: [ConnectionID: @Sendable (PresentationEvent) -> Void] = [:]
        /// The runs that have not ended, snippets included.
        var runs: [Int: ActiveRun] = [:]
        var progress: [Int: RunProgress] = [:]
        /// The number of runs that have not returned, including abandoned ones.
        var unreturnedRuns = 0
        /// The surfaces that stopped reading until the session takes more.
        var heldBack: [@Sendable () -> Void] = []
        var lastAsk = 0
        /// The runs that wait for an answer.
        var asks: [Int: CheckedContinuation<Answer, any Error>] = [:]
        var closing: Deadline?
        var renewal: Deadline?

        var isTaken: Bool { inbox.isEmpty && !isAtWork }

        /// Returns whether all events are taken, and the session has reached a state of rest.
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

    /// The states of rest that a caller can wait for.
    enum Quiet: Sendable {
        /// All events so far are taken and their effects carried out.
        case taken
        /// In addition, nothing is being drawn.
        case drawn
        /// No run continues, apart from runs that wait for a person.
        case atRest
        /// No surface is connected.
        case deserted
    }

    init(
        id: SessionID, system: IntentSystem, isKept: Bool, source: RunRequest.Source,
        person: Person
    ) {
        self.id = id
        self.system = system
        present = Mutex(person)
        // Begins with the time, so that a client of an earlier process never mistakes an old state
        // for the newest.
        let sequence = Int(Date().timeIntervalSince1970 * 1000)
        contents = WaitableMutex(
            Contents(
                state: SessionState(
                    catalog: system.catalog, limits: system.limits, isKept: isKept,
                    source: source, sequence: sequence, layout: system.cardLayout)))
    }

    /// The person of the session; an assistant's card belongs to the one for whom it acts.
    package var person: Person { present.withLock { $0 } }

    /// Notes the groups in which the person of the session is now.
    package func came(_ person: Person) {
        present.withLock { if $0 == person { $0 = person } }
    }

    /// The last card is saved for a later process.
    var isKept: Bool { withContents { $0.state.isKept } }

    /// The location of the person, as far as their surface reported it.
    var location: PersonLocation? { withContents { $0.state.location } }

    func withContents<Result: Sendable>(_ body: (inout Contents) -> Result) -> Result {
        contents.withLock { body(&$0) }
    }

    // MARK: - Connections

    /// Calls `sink` for every event from now on, in order, from any thread.
    ///
    /// The first event is the complete state, unless `seen` is the newest sequence. The sink must
    /// not block. From now on the session does its work on `executor`, which has to last as long as
    /// the session, or on the concurrency pool.
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

    /// Changes a surface's environment; its content is performed again for it (SNI-4).
    public func setEnvironment(
        _ environment: PresentationEnvironment, for connection: ConnectionID
    ) async {
        await take(.changedEnvironment(environment, connection))
    }

    /// A surface is connected, or connects.
    var hasSurface: Bool { withContents { !$0.sinks.isEmpty } }

    /// Returns whether a surface is connected still: a session that ends on this node lets all of them go.
    package func isConnected(_ connection: ConnectionID) -> Bool {
        withContents { $0.sinks[connection] != nil }
    }

    /// Ends a connection.
    ///
    /// A session without any connection is closed after a while (FLW-8).
    public func disconnect(_ connection: ConnectionID) async {
        withContents { $0.sinks[connection] = nil }
        await take(.disconnected(connection))
    }

    /// Ends the session: an open question throws its cancellation, and a result card is removed
    /// (FLW-8).
    public func close() async {
        await take(.closed)
    }

    // MARK: - Actions

    /// Takes an action; actions are taken in order.
    ///
    /// The work that the action leads to may continue after this returns.
    ///
    /// A session that is too busy refuses the action; surfaces should stop reading then.
    public func receive(_ action: PersonAction, from connection: ConnectionID) {
        guard takes(action) else { return refuseForLoad(connection) }
        guard !action.isKept || system.saving.takesActions(of: id) else {
            return refuseUnkept(connection)
        }
        Telemetry.count(.actions, action.kind)
        post(.action(withOwnFiles(action), connection))
    }

    /// Performs an intent that the caller created: its parameters are the recipe (INV-1).
    package func perform(_ intent: any AppIntent) {
        post(.wanted(Recipe(of: intent)))
    }

    /// Follows a link into the app, once a surface shows the session.
    package func follow(_ link: AppLink) {
        post(.followed(link))
    }

    /// Brings a surface to an address, at which it stays where it is if `path` is `nil`.
    ///
    /// A card with the number that the address names is shown again, and nothing is performed; for any
    /// other address the link is followed. States name the number of the visit from then on.
    package func visit(
        path: String?, card: Int?, number: Int, from connection: ConnectionID
    ) {
        guard !isFull else { return refuseForLoad(connection) }
        // A link begins a run.
        guard path == nil || system.saving.isHere(id) else { return refuseUnkept(connection) }
        let link = path.flatMap { AppLink(at: $0, in: system) }
        // A card that needed the passphrase needs it again.
        let isLocked = !system.lock.allows(.requiresAuthentication, for: person, drawing: true)
        post(
            .visited(
                PlaceVisit(
                    number: number, path: path, card: card, link: link, isLocked: isLocked),
                connection))
    }

    /// Takes an action as `receive` does, and returns when no run continues, apart from runs that
    /// wait for a person.
    package func carryOut(_ action: PersonAction, from connection: ConnectionID) async {
        receive(action, from: connection)
        await settled()
    }

    // MARK: - The system

    /// Shows the last card of an earlier process; with `aside`, on another thread.
    func restore(_ card: StoredCard, aside: Bool = false) {
        if aside { postAside(.restored(card)) } else { post(.restored(card)) }
    }

    /// Refreshes the card if it shows a type of snippet; returns `true` if it does.
    @discardableResult
    func reloadIfVisible(_ type: any AppIntent.Type) -> Bool {
        guard withContents({ $0.state.shows(type) }) else { return false }
        post(.reloadedOutside(type))
        return true
    }

    /// Returns whether a client is connected, and the newest drawn snippet is of a type.
    func wouldShow(_ type: any SnippetIntent.Type) -> Bool {
        withContents { $0.state.wouldShow(type) }
    }

    /// Shows the newest snippet again.
    func showNewest() {
        post(.showsNewest)
    }

    // MARK: - Looking

    var visibleCard: SessionState.Card? { withContents { $0.state.card } }

    /// Returns further choices for a field of the open question, by a typed text: for the
    /// parameter, or for the entities of a type in its value.
    ///
    /// Throws the error of the app's query, which is also logged; a query that takes longer than
    /// `Limits.providerDuration` is abandoned.
    public func options(
        question id: Int, parameter: String, entity: String? = nil, matching text: String
    ) async throws -> [Question.Option] {
        guard let open = visibleCard?.openQuestion, open.question.id == id else { return [] }
        do {
            return try await system.callingApp(for: person) { [system] in
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

    /// Returns the layout of the open question's form for values given meanwhile; `nil` if the
    /// question is not open, or has no layout.
    package func layout(
        question id: Int, values: [String: ParameterValue]
    ) async -> FormLayout? {
        guard let open = visibleCard?.openQuestion, open.question.id == id else { return nil }
        return await system.callingApp(for: person) { await open.asked.layout(for: values) }
    }

    /// Returns when all events so far are taken and their effects carried out, while runs continue.
    package func drain() async {
        await wait(until: .taken)
    }

    /// Returns when all events so far are taken, and their drawings are drawn and sent, while runs
    /// continue.
    package func drawn() async {
        await wait(until: .drawn)
    }

    /// Returns when no run of the session continues, apart from runs that wait for a person.
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
}
