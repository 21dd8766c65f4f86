public import AppIntents
public import AppIntentsMetadata
import Foundation
public import Logging
package import SwiftUI
import Synchronization
package import _Time

/// The system around an app's intents: it finds them, performs them, and shows what they give.
///
/// One per app. A surface asks it for the session of a person, connects to that, and sends it what
/// the person does. Everything may be called from any thread.
public final class IntentSystem: Sendable {
    /// The name that people call the app by.
    public let appName: String
    /// The limits that the system keeps to.
    public let limits: Limits
    /// The app uses the person's location.
    public let usesPersonLocation: Bool
    /// A surface's words about the location that is used without the person's own.
    public let locationNote: String?
    /// Where the app itself shows a thing; `nil` where it leaves that to a card.
    let address: @Sendable (any AppValue) async -> URL?
    package let catalog: Catalog
    package let log: Logger
    package let deadlines: DeadlineQueue
    /// The lock before what needs authentication.
    package let lock: SystemLock
    /// The app's page, for those who are elsewhere.
    package let page = PageAddress()
    /// Where the app itself shows the contents with an identifier.
    let contentAddress: @Sendable (String) async -> URL?
    /// The address of the app itself, to which cards of intents lead that come to the front.
    let home: URL?
    /// The files that sessions hand in.
    package let files: BlobStore
    /// The hosts from which clients may fetch pictures, for the policies of pages.
    package let pictureHosts: PictureHosts
    let durationHistory = DurationHistory<ObjectIdentifier>()
    /// The things that the person did, from which suggestions are made.
    let history: DonationHistory
    let suggestions: SuggestionList
    let shortcutValues: ShortcutValueList
    /// The changes that each person can take back.
    let undoStacks: UndoStacks
    /// The runs that go on beside other things.
    let activities = ActivityList()
    /// The hardware that the app can use here, for the intents that need it.
    public let hardware: Set<IntentHardware>
    /// How cards are laid out for surfaces that tell their width.
    package let cardLayout = CardLayout()
    /// The widgets of persons, and the parameters of widgets and controls.
    package let configurations: Configurations
    /// The focuses that people named.
    package let focuses: FocusList
    /// The widgets that the app finds relevant at times.
    package let relevance: RelevanceList
    let relevanceRenewal = SharedTask()
    /// The time of day.
    package let now: @Sendable () -> Date
    /// The runs that ended before their `perform()` came back.
    package let unreturnedRuns = UnreturnedRuns()
    private let store: (any SessionStore)?
    private let saving: SessionSaving
    private let state = Mutex(State())
    private let listener = Mutex<Int?>(nil)
    /// The warnings about views and pictures, of which the log tells once.
    package let warnings: DistinctWarnings
    private let reportedPictures: ReportedPictures
    private let refusedActions = Atomic(0)
    /// By language.
    private let indexes: Mutex<LRUCache<String, SearchIndex>>

    private struct State {
        var sessions: [SessionID: SystemSession] = [:]
        var abandonedRuns = 0
        /// Callers that wait until there is no session.
        var waiters: [CheckedContinuation<Void, Never>] = []
        var problemObserver: (@Sendable (any Error, String) -> Void)?
    }

    /// Creates the system of an app.
    ///
    /// The clock is what all limits are measured with; tests pass one that they move themselves.
    /// `donations` keeps for a later process what suggestions are made from, `boards` which widgets people have. `filesDirectory` holds the
    /// bytes of files; without it they are among the machine's temporary files, and those of a stored
    /// card are lost with the process. `address` tells where the app itself shows a thing that a person
    /// opens; the card of the thing then leads there; `contentAddress` the same of contents with an identifier. `hardware` is what the app can use here; intents
    /// that need something else are refused. `home` is the address of the app itself. `settings` keeps for a
    /// later process what people set. `now` is the time of day, by which widgets are relevant and cards are drawn again.
    /// `pictureHosts` names the hosts from which clients may fetch pictures.
    public init(
        appName: String, catalog: Catalog = Catalog(), limits: Limits = Limits(),
        clock: any Clock<Duration> = ContinuousClock(), store: (any SessionStore)? = nil,
        donations: (any DonationStore)? = nil, boards: (any BoardStore)? = nil,
        filesDirectory: URL? = nil, log: Logger = Logger(label: "openappintents"),
        usesPersonLocation: Bool = false,
        locationNote: String? = nil, hardware: Set<IntentHardware> = [], home: URL? = nil,
        pictureHosts: Set<String> = [],
        lock: SystemLock = SystemLock(), settings: (any SettingStore)? = nil,
        now: @escaping @Sendable () -> Date = { Date() },
        address: @escaping @Sendable (any AppValue) async -> URL? = { _ in nil },
        contentAddress: @escaping @Sendable (String) async -> URL? = { _ in nil }
    ) {
        self.contentAddress = contentAddress
        self.appName = appName
        self.catalog = catalog
        self.limits = limits
        self.store = store
        self.log = log
        self.usesPersonLocation = usesPersonLocation
        self.locationNote = locationNote
        self.hardware = hardware
        self.address = address
        self.home = home
        let hosts = PictureHosts(pictureHosts)
        self.pictureHosts = hosts
        PictureHosts.add(hosts)
        for name in hosts.unusable {
            log.error(
                "“\(name)” in pictureHosts is no name of a host; write one such as “images.example.org”."
            )
        }
        self.lock = lock
        self.now = now
        indexes = Mutex(LRUCache(limit: limits.keptLanguages))
        deadlines = DeadlineQueue(clock: ElapsedClock(clock))
        files = BlobStore(
            directory: filesDirectory, limits: limits, deadlines: deadlines, log: log)
        saving = SessionSaving(store: store, files: files, log: log)
        history = DonationHistory(
            catalog: catalog, limits: limits, store: donations, log: log)
        focuses = FocusList(store: settings, log: log)
        relevance = RelevanceList(store: settings, log: log, now: now)
        suggestions = SuggestionList(
            history, focuses, catalog: catalog, hardware: hardware, limit: limits.listedSuggestions,
            log: log, now: now)
        shortcutValues = ShortcutValueList(catalog, appName: appName, limits: limits, log: log)
        undoStacks = UndoStacks(limits)
        configurations = Configurations(limits, catalog: catalog, store: boards, log: log)
        EntityTypes.shared.install(Catalog.entityType(named:))
        warnings = DistinctWarnings(log: log)
        reportedPictures = ReportedPictures(warnings)
        let number = SnippetReloads.shared.listen { [weak self] type in self?.reload(type) }
        listener.withLock { $0 = number }
        Donations.shared.add(history)
        DamagedTables.shared.add(self)
        OfferedShortcuts.shared.add(self)
        FocusFilters.shared.add(self)
        do {
            try RelevantIntents.shared.add(self)
        } catch {
            log.error("The relevant intents could not be written down: \(error)")
        }
        if focuses.active?.filters.isEmpty == false {
            _ = focuses.enqueue { await self.readFocusContexts() }
        }
    }

    deinit {
        if let number = listener.withLock({ $0 }) { SnippetReloads.shared.remove(number) }
    }

    /// Everything the app offers, in the default language.
    public var metadata: AppMetadata { catalog.metadata(appName: appName) }

    // MARK: - Sessions

    /// The session of a name; a new one shows the card that an earlier process showed it last.
    ///
    /// `isKept` says whether a new session's last card is written down for a later process.
    public func session(_ id: SessionID, isKept: Bool = true) async throws -> SystemSession {
        try await session(id, isKept: isKept, startedBy: .person)
    }

    /// The same; `source` says who starts what is performed in a new session, apart from what a
    /// person taps.
    package func session(
        _ id: SessionID, isKept: Bool = true, startedBy source: RunRequest.Source
    ) async throws -> SystemSession {
        let limit = limits.maximumSessions
        let (session, isNew) = try state.withLock { state -> (SystemSession, Bool) in
            if let session = state.sessions[id] { return (session, false) }
            guard state.sessions.count < limit else { throw SessionLimitReached(limit: limit) }
            let session = SystemSession(id: id, system: self, isKept: isKept, source: source)
            state.sessions[id] = session
            return (session, true)
        }
        if isNew, isKept, let store {
            do {
                if let card = try await store.card(of: id) {
                    session.restore(card.finding { storedFile($0, of: id) })
                }
            } catch {
                log.error("The last card of a session could not be read: \(error)")
            }
        }
        return session
    }

    private func storedFile(_ id: String, of session: SessionID) -> FileReference? {
        do {
            return try files.stored?.file(id, of: session)
        } catch {
            log.error("A file of a session's last card could not be read: \(error)")
            return nil
        }
    }

    /// How many sessions there are.
    public var sessionCount: Int { state.withLock { $0.sessions.count } }

    /// How many runs go on, for whomever.
    package var runCount: Int {
        state.withLock { Array($0.sessions.values) }.reduce(0) { $0 + $1.runCount }
    }

    /// How many runs ignored their cancellation and were given up (EXE-4).
    public var abandonedRunCount: Int { state.withLock { $0.abandonedRuns } }

    /// Takes a session back that was closed while a client connected to it.
    func adopt(_ session: SystemSession) {
        state.withLock { $0.sessions[session.id] = session }
    }

    /// Lets go of a session that ended, unless a client connected to it meanwhile.
    func remove(_ session: SystemSession) {
        files.removeAll(of: session.id)
        let waiters = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            // Asked under the lock: a client that comes later is followed by `adopt`.
            if state.sessions[session.id] === session, !session.hasSurface {
                state.sessions[session.id] = nil
            }
            guard state.sessions.isEmpty else { return [] }
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Returns when there is no session.
    package func withoutSessions() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if !state.sessions.isEmpty { state.waiters.append(continuation) }
                return state.sessions.isEmpty
            }
            if isOver { continuation.resume() }
        }
    }

    /// Returns when all that is due has been done, and each session has drawn and told what it shows,
    /// while runs go on.
    package func caughtUp() async {
        await deadlines.caughtUp()
        for session in state.withLock({ Array($0.sessions.values) }) { await session.drawn() }
    }

    /// `true` if a session shows a card.
    package var showsCard: Bool {
        state.withLock { Array($0.sessions.values) }.contains { $0.visibleCard != nil }
    }

    func save(_ card: StoredCard?, for session: SessionID) {
        saving.save(card, for: session)
    }

    /// Waits until every card shown so far has been written.
    public func flush() async { await saving.flush() }

    /// Writes what is left to write, and removes the files that nothing stored names; call it once,
    /// before the process ends.
    public func finish() async {
        do {
            try await learned()
        } catch {
            log.error("What the app has learned last could not be written down: \(error)")
        }
        await saving.finish()
        files.directory.remove()
    }

    // MARK: - Search

    /// Finds suggestions, shortcuts, actions and indexed entities by a typed text; an empty text finds
    /// all but entities, in the app's order.
    ///
    /// Suggestions and values of shortcuts are those that were had last: `renewOffers()` asks for them. Undo and
    /// Redo are found only where the one to whom the program belongs has something to undo or to redo.
    public func search(_ text: String, language: String = "en") -> [SearchSection] {
        search(text, language: language, for: .owner)
    }

    /// The same for a person.
    package func search(
        _ text: String, language: String = "en", for person: Person
    ) -> [SearchSection] {
        guard EntityLookup.isSearched(text) else { return [] }
        let index = indexes.withLock { indexes -> SearchIndex in
            if let index = indexes[language] { return index }
            let locale = Locale(identifier: language)
            let index = SearchIndex(
                catalog.metadata(appName: appName, language: language),
                tileColor: tileColor,
                negativePhrases: catalog.negativePhrases(appName: appName, language: language),
                entities: EntitySearch(catalog, locale: locale),
                inApp: InAppSearch(catalog, appName: appName, locale: locale),
                listedEntities: limits.listedOptions, listedValues: limits.listedSuggestions,
                locale: locale)
            indexes[language] = index
            return index
        }
        renewIndex(index.entities.kinds)
        return noticingPictures {
            index.sections(
                matching: text, suggested: listedSuggestions(language: language, for: person),
                shortcutValues: shortcutValues.present(language),
                offering: undoStacks.availability(for: person).offers)
        }
    }

    // MARK: - Runs

    /// Reads pictures; the log says which can't be shown.
    private func noticingPictures<Success>(_ work: () -> Success) -> Success {
        PictureFailures.$listener.withValue(reportedPictures) { work() }
    }

    /// Does what may have the app fetch pictures; the log says which could not be had.
    func noticingPictures<Success>(
        _ work: () async throws -> Success
    ) async rethrows -> Success {
        try await PictureFailures.$listener.withValue(reportedPictures) { try await work() }
    }

    /// Returns the identifier of an intent in the catalog.
    func name(of type: any AppIntent.Type) -> String { catalog.identifier(of: type) }

    /// How many actions were refused because too much of their session was going on.
    public var refusedActionCount: Int { refusedActions.load(ordering: .relaxed) }

    func countRefusedAction() {
        refusedActions.add(1, ordering: .relaxed)
        log.debug("An action was refused: too much of its session is going on.")
    }

    func countAbandonedRun(of type: any AppIntent.Type) {
        state.withLock { $0.abandonedRuns += 1 }
        log.error(
            """
            \(name(of: type)) ignored its cancellation and was abandoned. Check Task.isCancelled in long \
            work, and never block a thread in perform().
            """)
    }

    private func sessions(of person: Person) -> [SystemSession] {
        state.withLock { state in
            switch person {
            case .session(let id): state.sessions[id].map { [$0] } ?? []
            case .owner, .command: state.sessions.values.filter { $0.person == .owner }
            }
        }
    }

    /// Where a person is, as far as an open page of theirs has told.
    package func location(of person: Person) -> PersonLocation? {
        sessions(of: person).compactMap(\.location).first
    }

    /// Draws the running actions anew for a person who sees them.
    func refreshActivities(of person: Person) {
        let sessions = sessions(of: person)
        guard !sessions.isEmpty else { return }
        // Not in the middle of the author's code that made the change.
        Task.detached {
            for session in sessions { _ = session.reloadIfVisible(ShowRunningActionsIntent.self) }
        }
    }

    /// Reloads a snippet for everyone who sees it, or for the one person who saw it last (REL-4).
    func reload(_ type: any SnippetIntent.Type) {
        let sessions = state.withLock { Array($0.sessions.values) }
        guard !sessions.isEmpty else { return }
        Task.detached { [log, catalog] in
            var candidates: [SystemSession] = []
            var isVisible = false
            for session in sessions {
                if session.reloadIfVisible(type) {
                    isVisible = true
                } else if session.wouldShow(type) {
                    candidates.append(session)
                }
            }
            if isVisible { return }
            guard candidates.count == 1 else {
                // A snippet of another system in this process is none of this one's business.
                guard catalog.contains(type) else { return }
                log.notice("\(catalog.identifier(of: type)).reload(): nobody sees that snippet.")
                return
            }
            candidates[0].showNewest()
        }
    }

    /// Tells an observer every problem of a run as it happened, for tests.
    package func observeProblems(_ observer: @escaping @Sendable (any Error, String) -> Void) {
        state.withLock { $0.problemObserver = observer }
    }

    func report(_ error: any Error, intent: String) {
        state.withLock { $0.problemObserver }?(error, intent)
    }
}

/// There are as many sessions as the limits allow.
public struct SessionLimitReached: Error, Hashable, Sendable {
    /// How many sessions there may be at once.
    public let limit: Int
}
