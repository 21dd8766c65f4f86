public import AppIntents
public import AppIntentsMetadata
public import IntentSystem
import Logging
public import SwiftUI
import Synchronization
public import WidgetKit
import WidgetSystem

/// Performs an app's intents as a person would see it, without a device and without a surface.
///
///     let system = TestSystem()
///     let run = try await system.perform(ClosestLandmarkIntent())
///     #expect(run.text.contains("Mount Fuji"))
///     try await run.tap("Add to Favorites")
///     try await run.done()
///     try await system.finish()
///
/// An addition to Apple's API. Time stands still unless the test moves `clock`. `finish()` throws
/// if a question was left open or a card was shown that the test never looked at: a test that
/// ignores half of what happened should not pass.
public final class TestSystem: Sendable {
    /// The archive of the files of the systems that are created in a task; `nil` for their folders.
    @TaskLocal package static var archive: (any BlobArchive)?

    /// The system that performs the intents.
    public let system: IntentSystem
    /// The clock that measures all limits.
    public let clock: TestClock
    private let log: TestLog
    let history: TestHistory
    let surroundings: AppSurroundings
    private let conditions: TestConditions
    private let runs = Mutex<[TestRun]>([])
    private let ownRun = Mutex<TestRun?>(nil)
    let session: SessionID
    /// The passphrase of the app; `nil` if it is not locked, or not by the test.
    let passphrase: String?
    private let board: TestBoard
    let timeZone: TimeZone?

    /// Creates a system with the given intents only, the find actions of the given entities, the
    /// actions of the given queries, and the given app, widgets and controls: test targets share one
    /// process.
    ///
    /// Without `intents` it has everything of the process, or of some modules. With a passphrase the
    /// app is locked until `unlock(_:)`; the lock's hash takes no time. Without `now`, the time of day
    /// is the machine's plus the time by which the test has advanced `clock`. The time zone is that of
    /// persons whose environment names none; without it, they have that of the process. Traits of the
    /// test, such as `.locale("de")`, set the conditions of persons, and lock the app.
    public init(
        _ scope: Catalog.Scope = .process, intents: [any AppIntent.Type]? = nil,
        finding entities: [any AppEntity.Type] = [],
        asking queries: [any IntentValueQuery.Type] = [],
        shortcuts: (any AppShortcutsProvider.Type)? = nil, app: (any App.Type)? = nil,
        widgets: [any Widget.Type] = [], controls: [any ControlWidget.Type] = [],
        appName: String = "Test", limits: Limits = Limits(), store: (any SessionStore)? = nil,
        donations: (any DonationStore)? = nil, filesDirectory: URL? = nil,
        hardware: Set<IntentHardware> = [], access: IntentAccess = IntentAccess(),
        home: URL? = nil,
        pictureHosts: Set<String> = [], lock: SystemLock? = nil,
        passphrase: String? = nil, settings: (any SettingStore)? = nil,
        now: (@Sendable () -> Date)? = nil, timeZone: TimeZone? = nil,
        address: @escaping @Sendable (any AppValue) async -> URL? = { _ in nil },
        contentAddress: @escaping @Sendable (String) async -> URL? = { _ in nil }
    ) {
        let history = TestHistory()
        let clock = TestClock { history.note("the clock moves by \($0)") }
        let log = TestLog { history.note("the system logs \($0)") }
        let conditions = TestConditions.current
        let surroundings = AppSurroundings.current ?? AppSurroundings()
        self.history = history
        self.clock = clock
        self.log = log
        self.conditions = conditions
        self.surroundings = surroundings
        self.passphrase = passphrase ?? conditions.passphrase
        self.timeZone = timeZone
        session = SessionID(conditions.person?.name ?? "test")
        let found = intents.map { _ in WidgetCatalog(widgets: widgets, controls: controls) }
        var configuration = IntentSystem.Configuration(
            appName: appName,
            catalog: intents.map {
                Catalog(
                    intents: $0, finding: entities, asking: queries, shortcuts: shortcuts,
                    app: app)
            } ?? Catalog(scope))
        configuration.address = address
        configuration.contentAddress = contentAddress
        configuration.hardware = hardware
        configuration.access = access
        configuration.home = home
        configuration.pictureHosts = pictureHosts
        configuration.store = store
        configuration.boards = store as? any BoardStore
        configuration.donations = donations
        configuration.settings = settings
        configuration.filesDirectory = filesDirectory
        configuration.archive = Self.archive
        configuration.limits = limits
        if let lock { configuration.lock = lock }
        if let passphrase = self.passphrase {
            configuration.lock = SystemLock(passphrase: passphrase, clock: clock)
        }
        configuration.clock = clock
        configuration.now = now ?? { Date() + clock.now.offset / .seconds(1) }
        configuration.log = Logger(label: "test", factory: { _ in log })
        configuration.surroundings = surroundings
        system = IntentSystem(configuration)
        board = TestBoard(system, clock: clock, find: { found ?? WidgetCatalog(scope) })
        TestScope.current?.add(self)
    }

    /// The objects that replace dependencies of the app in this system; add them before they are used.
    ///
    /// Systems that are made in one scope of traits share them.
    public var dependencies: AppDependencyManager { surroundings.dependencies }

    /// The newest events of the test, oldest first: what its people did and saw, and what was logged.
    public var events: [String] { history.lines }

    /// The environment of a person, if the test names none.
    var environment: PresentationEnvironment {
        var environment = conditions.environment
        environment.timeZone = timeZone
        return environment
    }

    /// Calls the app's code outside of a run.
    func callingApp<Success>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Success
    ) async rethrows -> Success {
        try await AppSurroundings.$current.withValue(surroundings) { try await body() }
    }

    /// The person of a test that needs only one.
    var onlyPerson: Person {
        conditions.person.map { .session(session, name: $0.name, groups: $0.groups) }
            ?? .session(session)
    }

    /// Returns the actions that the person is likely to want, best first, as a surface would list
    /// them now; in the language of the test's people if none is given.
    public func suggestions(language: String? = nil) async -> [SearchItem] {
        // The providers of widgets tell what is useful now.
        _ = board.board
        let language = language ?? environment.language
        return await callingApp {
            await system.suggestions(language: language, for: onlyPerson)
        }
    }

    /// All messages of the system to the developer, oldest first.
    public var messages: [String] { log.messages }

    /// Waits until the system has logged a message that fulfills a condition.
    ///
    /// Throws `UnfinishedTest`, with the logged messages, if there is none within the limit in real time.
    public func wait(
        atMost limit: Duration = .seconds(60),
        untilMessage condition: @escaping @Sendable (String) -> Bool
    ) async throws {
        guard try await !log.wait(atMost: limit, until: condition) else { return }
        let written = messages.isEmpty ? "  (nothing)" : messages.joined(separator: "\n")
        throw UnfinishedTest(
            description: """
                The message that the test waited for did not come within \(limit). Written down:
                \(written)
                """)
    }

    /// Waits until everything that is due by the clock has been done, and every screen shows it,
    /// while runs may continue.
    public func catchUp() async { await system.caughtUp() }

    /// Returns a further person, with a separate screen; under the conditions of the test if no
    /// environment is given.
    ///
    /// With `groups`, they have the name and are in the groups, as if a proxy had named them. Without, they
    /// are a person whom the token let in.
    public func person(
        _ name: String = "test", groups: Set<String>? = nil,
        environment: PresentationEnvironment? = nil
    ) async throws -> TestRun {
        let id = SessionID(name)
        let session = try await system.session(
            id, startedBy: .person,
            for: groups.map { .session(id, name: name, groups: $0) } ?? .session(id))
        var environment = environment ?? self.environment
        if environment.timeZone == nil { environment.timeZone = timeZone }
        let run = await TestRun.connect(
            to: session, environment, boards: { [board] in board.board }, history: history,
            contentHeight: system.limits.contentHeight)
        runs.withLock { $0.append(run) }
        return run
    }

    /// Performs an intent that the test created, and returns when nothing is under way or a person
    /// is asked.
    public func perform(_ intent: any AppIntent) async throws -> TestRun {
        let run = try await testPerson()
        await run.perform(intent)
        return run
    }

    /// Performs an intent by its identifier with values by name, as a surface does.
    public func perform(
        _ identifier: String, values: [String: ParameterValue] = [:]
    ) async throws -> TestRun {
        let run = try await testPerson()
        try await run.send(.perform(intent: identifier, values: values))
        return run
    }

    /// Returns the person of a test that needs only one.
    private func testPerson() async throws -> TestRun {
        if let run = ownRun.withLock({ $0 }) { return run }
        let named = conditions.person
        let run = try await person(named?.name ?? "test", groups: named?.groups)
        ownRun.withLock { $0 = run }
        return run
    }

    /// Ends the test; throws `UnfinishedTest` if something was left open or unseen.
    public func finish() async throws {
        for run in runs.withLock({ $0 }) { try await run.finish() }
    }
}

/// The error of a test that ended with an open question, or with a card that the test did not look at.
public struct UnfinishedTest: Error, CustomStringConvertible, Sendable {
    /// The remaining question or card, and the screen.
    public let description: String
}
