import AppIntents
public import AppIntentsMetadata
import CoreLocation
import Foundation
package import Logging
package import SwiftUI
import Synchronization
import _Telemetry
package import _Time

/// The system around an app's intents: it finds them, performs them, and shows their results.
///
/// One per app. A surface asks it for the session of a person, connects to that, and sends it what
/// the person does. All members may be called from any thread.
public final class IntentSystem: Sendable {
    /// The app's configuration of the system.
    public let configuration: Configuration

    // MARK: - Performing

    package let deadlines: DeadlineQueue
    let durationHistory = DurationHistory<ObjectIdentifier>()
    /// The runs that continue beside other things.
    let activities = ActivityList()
    let locationWatches = LocationWatches()
    /// The record of who had what performed.
    let audit: Audit
    /// The use that each person makes of the system at present.
    let usage: PersonUsage
    /// The number of runs that ended before their `perform()` returned.
    ///
    /// They still clean up; a program that exits when a run is cancelled waits until there are none.
    package let unreturnedRuns = WaitableMutex(0)
    /// The changes that each person can undo.
    let undoStacks: UndoStacks

    // MARK: - Offering

    /// The search indexes of the app's actions, by language.
    let indexes: Mutex<LRUCache<String, SearchIndex>>
    /// The app's queries that are being asked about what people search.
    let searches: SearchesUnderWay
    /// The past actions from which suggestions are made, and the pinned and the last ones of each person.
    let history: DonationHistory
    let suggestions: SuggestionList
    /// The actions that each person pinned and performed last.
    let personal: PersonalActions
    let shortcutValues: ShortcutValueList
    /// The persons and places that options providers list.
    let providedNames: ProvidedNameList
    /// The grammars of sentences, by language.
    let sentences: SentenceGrammars
    /// The focuses that people named.
    package let focuses: FocusList
    /// The widgets that the app declares relevant at times.
    package let relevance: RelevanceList
    /// The boards of persons: their widgets, and the parameters of their widgets and controls.
    package let configurations: Configurations

    // MARK: - Showing

    /// The layout of cards for surfaces that report their width.
    package let cardLayout = CardLayout()
    /// The hosts from which clients may fetch pictures, for the policies of pages.
    package let pictureHosts: PictureHosts
    /// The warnings about views and pictures; the log gets each of them once.
    package let warnings: DistinctWarnings
    private let reportedPictures: ReportedPictures
    /// The address of the app's page, for links from elsewhere.
    package let page = PageAddress()

    // MARK: - Keeping

    /// The files that sessions upload.
    package let files: BlobStore
    let saving: SessionSaving
    /// The changes here and on the other nodes of the app.
    package let nodeChanges: NodeChanges
    let state = WaitableMutex(State())

    struct State: Sendable {
        var sessions: [SessionID: SystemSession] = [:]
        /// The number of sessions of the persons who have some.
        var sessionCounts: [Person.Identity: Int] = [:]
        /// The sessions whose last card a remote store couldn't give.
        var unread: Set<SessionID> = []
        /// The sessions to which their last card is being shown for the first time; each is held by the caller who
        /// does so.
        var restoring: Set<ObjectIdentifier> = []
        var abandonedRuns = 0
        var refusedActions = 0
        var problemObserver: (@Sendable (any Error, String) -> Void)?
        /// The index will be renewed, because another node changed its own.
        var renewsIndex = false
        /// The number under which the system receives `reload()` calls outside of runs.
        var listener: Int?
    }

    /// Creates the system of an app.
    public init(_ configuration: Configuration) {
        self.configuration = configuration
        let (catalog, limits, log) = (
            configuration.catalog, configuration.limits, configuration.log
        )
        Telemetry.tellApart(intents: limits.measuredIntents)
        let clock = ElapsedClock(configuration.clock)
        deadlines = DeadlineQueue(clock: clock)
        audit = Audit(log: configuration.audit)
        usage = PersonUsage(limits.eachPerson, now: clock.now)
        undoStacks = UndoStacks(limits)
        indexes = Mutex(LRUCache(limit: limits.keptLanguages))
        // A surface asks again at once; no query takes longer than the limit.
        searches = SearchesUnderWay(deadlines, kept: limits.providerDuration + .seconds(5))
        history = DonationHistory(
            catalog: catalog, limits: limits, store: configuration.donations, log: log,
            now: configuration.now)
        focuses = FocusList(store: configuration.settings, log: log)
        relevance = RelevanceList(
            store: configuration.settings, limits: limits, log: log, now: configuration.now)
        suggestions = SuggestionList(
            history, focuses, catalog: catalog, hardware: configuration.hardware,
            limit: limits.listedSuggestions, persons: limits.recentPersons, log: log,
            now: configuration.now)
        personal = PersonalActions(history, focuses, catalog: catalog, limits: limits, log: log)
        shortcutValues = ShortcutValueList(
            catalog, appName: configuration.appName, limits: limits, log: log)
        warnings = DistinctWarnings(log: log)
        providedNames = ProvidedNameList(catalog, limits: limits, warnings: warnings)
        sentences = SentenceGrammars(
            catalog, appName: configuration.appName, shortcutValues: shortcutValues,
            providedNames: providedNames, persons: limits.recentPersons)
        configurations = Configurations(
            limits, catalog: catalog, store: configuration.boards, log: log)
        pictureHosts = PictureHosts(configuration.pictureHosts)
        reportedPictures = ReportedPictures(warnings)
        files = BlobStore(
            directory: configuration.filesDirectory, archive: configuration.archive, limits: limits,
            deadlines: deadlines, log: log)
        saving = SessionSaving(
            store: configuration.store, files: files, deadlines: deadlines, log: log)
        nodeChanges = NodeChanges(configuration.announcements, deadlines: deadlines, log: log)
        register()
        joinNodes()
        if focuses.active?.filters.isEmpty == false {
            _ = focuses.enqueue { await self.readFocusContexts() }
        }
    }

    /// Creates the system of an app; `configure` changes the default configuration.
    public convenience init(
        appName: String, catalog: Catalog = Catalog(),
        _ configure: (inout Configuration) -> Void = { _ in }
    ) {
        var configuration = Configuration(appName: appName, catalog: catalog)
        configure(&configuration)
        self.init(configuration)
    }

    /// Registers the system for the app's calls outside of runs.
    private func register() {
        EntityTypes.shared.install(Catalog.entityType(named:))
        PersonPlaces.shared.install { ActiveRun.current }
        PersonDevices.shared.install { ActiveRun.current }
        PictureHosts.add(pictureHosts)
        for name in pictureHosts.unusable {
            log.error(
                "“\(name)” in pictureHosts is no name of a host; write one such as “images.example.org”."
            )
        }
        saving.onLoss { [weak self] sessions in self?.leaveAside(sessions) }
        let number = SnippetReloads.shared.listen { [weak self] type in self?.reload(type) }
        state.withLock { $0.listener = number }
        Donations.shared.add(history)
        DamagedTables.shared.add(self)
        OfferedShortcuts.shared.add(self)
        FocusFilters.shared.add(self)
        do {
            try RelevantIntents.shared.add(self)
        } catch {
            log.error("The relevant intents could not be written down: \(error)")
        }
    }

    deinit {
        if let number = state.withLock({ $0.listener }) { SnippetReloads.shared.remove(number) }
    }

    /// The name that people call the app by.
    public var appName: String { configuration.appName }
    /// The limits that the system keeps to.
    public var limits: Limits { configuration.limits }
    package var catalog: Catalog { configuration.catalog }
    package var log: Logger { configuration.log }
    /// The lock for intents that need authentication.
    package var lock: SystemLock { configuration.lock }

    /// Everything the app offers, in the default language.
    public var metadata: AppMetadata { catalog.metadata(appName: appName) }

    // MARK: - Runs

    /// Reads pictures, and logs those that can't be shown.
    func noticingPictures<Success>(_ work: () -> Success) -> Success {
        PictureFailures.$listener.withValue(reportedPictures) { work() }
    }

    /// Calls the app's code for a person in its surroundings, and logs the pictures that it can't fetch.
    func callingApp<Success>(
        for person: Person, _ work: () async throws -> Success
    ) async rethrows -> Success {
        try await PictureFailures.$listener.withValue(reportedPictures) {
            try await AppSurroundings.with(configuration.surroundings) {
                try await Person.$current.withValue(person) { try await work() }
            }
        }
    }

    /// Returns the identifier of an intent in the catalog.
    func name(of type: any AppIntent.Type) -> String { catalog.identifier(of: type) }

    /// The number of actions that were refused because their session was too busy, or their person over a
    /// limit.
    public var refusedActionCount: Int { state.withLock { $0.refusedActions } }

    func countRefusedAction(because reason: String = "too much of its session is going on.") {
        state.withLock { $0.refusedActions += 1 }
        Telemetry.count(.refusedActions)
        log.debug("An action was refused: \(reason)")
    }

    func countAbandonedRun(of type: any AppIntent.Type) {
        state.withLock { $0.abandonedRuns += 1 }
        Telemetry.count(.abandonedRuns)
        log.error(
            """
            \(name(of: type)) ignored its cancellation and was abandoned. Check Task.isCancelled in long \
            work, and never block a thread in perform().
            """)
    }

    /// Reports every problem of a run to an observer, for tests.
    package func observeProblems(_ observer: @escaping @Sendable (any Error, String) -> Void) {
        state.withLock { $0.problemObserver = observer }
    }

    func report(_ error: any Error, intent: String) {
        state.withLock { $0.problemObserver }?(error, intent)
    }
}
