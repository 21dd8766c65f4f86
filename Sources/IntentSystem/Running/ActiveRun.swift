import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import Synchronization
import _Localization
import _Time

/// One performance of one intent, from its creation to its end (INV-4).
///
/// It is performed in a task of its own, because a `perform()` that never returns must not take its
/// caller with it. It is also the seam through which the intent reaches the system.
final class ActiveRun: Sendable {
    fileprivate struct State {
        var outcome: RunOutcome?
        /// `perform()` has come back; a run that has ended without that is abandoned.
        var hasReturned = false
        /// The system waits for `perform()` to come back, although the run has ended.
        var isAwaited = false
        var task: Task<Void, Never>?
        var whenEnded: (@Sendable (RunOutcome) -> Void)?
        var contents: IntentContents?
        var progress: RunProgress?
        var cancellationReason: IntentCancellationReason?
        /// The number among the activities, while the run goes on beside other things.
        var activity: Int?
        /// How much keeps it there: tasks in the background, and the extent of a run that goes on by
        /// itself.
        var activityCount = 0
        var extentIsOpen = false
        /// The extent is counted in `activityCount`.
        var extentIsActivity = false
        /// Tasks of it that the person can stop, also after it has ended.
        var stoppableTasks: [StoppableTask] = []
        /// Its caller has turned to something else.
        var isLetGo = false
        /// The values that the parameters are to get; `nil` once they have them.
        var given: Arguments?
    }

    let request: RunRequest
    let runner: IntentRunner
    let delegate: any RunDelegate
    let clock = RunClock()
    let foreground = RunForeground()
    let fetchedProperties = FetchedProperties()
    private let state: Mutex<State>
    private let whenReturned: @Sendable () -> Void

    /// `whenEnded` is called once, on the thread that ends the run; `whenReturned` when `perform()` has
    /// come back.
    init(
        _ request: RunRequest, runner: IntentRunner, delegate: any RunDelegate,
        whenReturned: @escaping @Sendable () -> Void = {},
        whenEnded: @escaping @Sendable (RunOutcome) -> Void
    ) {
        self.whenReturned = whenReturned
        self.request = request
        self.runner = runner
        self.delegate = delegate
        state = Mutex(State(whenEnded: whenEnded, given: request.arguments))
    }

    var system: IntentSystem { runner.system }
    var hasEnded: Bool { state.withLock { $0.outcome != nil } }
    /// The parameters of the intent; `nil` before it is made.
    var contents: IntentContents? { state.withLock { $0.contents } }

    // MARK: - Performing

    /// Begins to perform the intent, unless the run has been cancelled already.
    ///
    /// An intent that is known to be brief begins on the caller's thread and stays there while it
    /// need not wait; others run on the concurrency pool, as do those of a caller that named no
    /// executor, and those with long texts: how long an intent took with short ones tells nothing
    /// of these. The task is detached, so that author's code never sees the caller's task-local
    /// values.
    func start() {
        guard !hasEnded else { return noteReturn() }
        let task =
            if let executor = runner.executor, !request.arguments.hasLongText,
                system.durationHistory.isBrief(ObjectIdentifier(request.type))
            {
                Task.immediateDetached(executorPreference: executor) { await self.execute() }
            } else {
                Task.detached(executorPreference: globalConcurrentExecutor) { await self.execute() }
            }
        let isUnwanted = state.withLock { state in
            if !state.hasReturned { state.task = task }
            return state.outcome != nil
        }
        if isUnwanted { task.cancel() }
    }

    private func execute() async {
        clock.start(self)
        let began = ContinuousClock.now
        let outcome: RunOutcome
        do {
            outcome = .finished(try await system.noticingPictures { try await perform() })
        } catch is CancellationError {
            outcome = .cancelled
        } catch let error as CocoaError where error.code == .userCancelled {
            // So Foundation says it.
            outcome = .cancelled
        } catch {
            outcome = .failed(
                RunFailure(
                    error: error, intent: request.type, retried: retried,
                    destination: system.home.map {
                        AppDestination(address: $0, app: system.appName)
                    }))
        }
        system.durationHistory.note(
            ObjectIdentifier(request.type), took: ContinuousClock.now - began)
        // What goes on after `perform()` is looked at as before.
        if !extentIsOpen { clock.stop(self) }
        finish(outcome)
    }

    /// The request with the values that the run has.
    private var retried: RunRequest? {
        let (contents, given) = state.withLock { ($0.contents, $0.given) }
        let known = contents.map { Arguments.recipe(Recipe(type: request.type, contents: $0)) }
        return (given ?? known).map { request.retried(with: $0) }
    }

    /// Takes note of the values that the parameters are to get; `nil` once they have them.
    func note(given: Arguments?) { state.withLock { $0.given = given } }

    /// Makes the intent, gives its parameters values in the order of their declaration (INV-2), and
    /// performs it until it asks for nothing more.
    private func perform() async throws -> RunResult {
        try Task.checkCancellation()
        if let place = request.configured { return try await configure(place) }
        if let hardware = request.type.traits.hardware, !system.hardware.contains(hardware) {
            throw MissingHardware(hardware: hardware)
        }
        try comeToFrontBeforePerforming()
        // Before the app is asked for anything, such as the entities of parameters.
        try await authenticate()
        let intent = request.type.init()
        let contents = IntentContents(of: intent)
        state.withLock { $0.contents = contents }
        let wasOffered = try await ParameterForm(contents, run: self).resolve(request.arguments)
        try await contents.prepareDependencies()
        var behaviors = RunBehaviors(request, wasOffered: wasOffered)
        while true {
            do {
                try await behaviors.confirm(intent, through: self)
                // It may have been locked while the person was asked.
                try await authenticate()
                let result = try await result(of: intent, contents)
                keepExtentAsActivity()
                comeToFrontAfterPerforming()
                guard let container = result as? any AnyIntentResultContainer else {
                    throw AppIntentError.Unrecoverable.unknown
                }
                checkShowing(container)
                system.history.learn(request, contents)
                let undo = await behaviors.undoOffer(after: self)
                // Reading what it shows may take the app time, so it is read only to be shown.
                let showsNothing = container.snippetIntent == nil && container.snippetView == nil
                let view =
                    request.mayShow && showsNothing
                    ? await behaviors.view(after: intent, in: system) : nil
                let links =
                    request.purpose == .drawing
                    ? ValueLinks() : await ValueLinks(of: container.anyValue)
                let shownValue = await named(container.anyValue)
                return RunResult(
                    container, of: request, contents: contents, view: view,
                    shownValue: shownValue, fetchedProperties: fetchedProperties, links: links,
                    openings: request.mayShow && showsNothing && view == nil
                        ? ValueOpenings(of: shownValue, in: system.catalog) : ValueOpenings(),
                    undo: undo, goesOn: extentIsOpen,
                    destination: await appDestination(after: intent))
            } catch let error as AppIntentError {
                guard try await repair(error, contents) else { throw error }
                try Task.checkCancellation()
            }
        }
    }

    /// Performs the intent, or what it left to be done with the app in front.
    private func result(
        of intent: any AppIntent, _ contents: IntentContents
    ) async throws -> any IntentResult {
        return try await inExtent {
            do {
                return try await Self.perform(intent)
            } catch let error as AppIntentError {
                guard
                    case .needsToContinueInForeground(let dialog, let alwaysConfirm, let rest?) =
                        error.kind, request.purpose != .drawing
                else { throw error }
                try await continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
                try await rest()
                return IntentResultContainer<Never, Never, Never, Never>.result()
            }
        }
    }

    /// Gets the parameters for what is configured, and keeps them there; the intent isn't performed.
    private func configure(_ place: ConfigurationPlace) async throws -> RunResult {
        let contents = IntentContents(of: request.type.init())
        state.withLock { $0.contents = contents }
        var family: IntentWidgetFamily?
        if case .item(let place) = place {
            family = system.configurations.family(of: place, of: delegate.person)
        }
        contents.fit(family)
        _ = try await ParameterForm(contents, family: family, run: self).resolve(request.arguments)
        switch place {
        case .item(let place):
            system.configurations.keep(
                Recipe(type: request.type, contents: contents), at: place, for: delegate.person)
        case .focus(let id):
            let failures = try await system.keepFilter(
                Focus.Filter(
                    intent: system.name(of: request.type), values: Donation.values(of: contents)),
                in: id, as: delegate.person, locale: request.locale)
            if let failure = failures.first {
                throw AppIntentError(
                    description: LocalizedStringResource(verbatim: failure.words))
            }
        }
        return RunResult(
            IntentResultContainer<Never, Never, Never, Never>.result(), of: request,
            contents: contents, view: nil, shownValue: nil, fetchedProperties: fetchedProperties,
            links: ValueLinks(), openings: ValueOpenings(), undo: nil, goesOn: false,
            destination: nil)
    }

    /// The place in the app for a result of an intent that leads to its contents, or that came to the
    /// front.
    private func appDestination(after intent: any AppIntent) async -> AppDestination? {
        if request.purpose == .drawing { return nil }
        if let contents = intent.targetContentIdentifier,
            let address = await system.contentAddress(contents)
        {
            return AppDestination(address: address, app: system.appName)
        }
        guard foreground.isInFront, let home = system.home else { return nil }
        return AppDestination(address: home, app: system.appName)
    }

    /// Off any actor: `perform()` has no isolation of its own (EXE-1).
    @concurrent
    private static func perform<Intent: AppIntent>(
        _ intent: Intent
    ) async throws -> any IntentResult {
        guard Intent.opensAddress else { return try await intent.perform() }
        guard let address = await intent.address else { throw AddressMissing() }
        return IntentResultContainer<URL, Never, Never, Never>.result(value: address)
    }

    /// A value as it is shown: identifiers with the names of their entities, if the query gives them.
    private func named(_ value: (any _IntentValue)?) async -> (any _IntentValue)? {
        let present = (value as? any OptionalValue)?.wrappedValue ?? value
        guard let collection = present as? any IdentifierCollection else { return value }
        do {
            return try await collection.named()
        } catch {
            system.log.warning(
                """
                The names of the entities in the result of \(system.name(of: request.type)) could not be \
                had, so their identifiers are shown: \(error)
                """)
            return value
        }
    }

    private func checkShowing(_ result: any AnyIntentResultContainer) {
        let shows = result.snippetIntent != nil || result.snippetView != nil
        guard shows, !request.mayShow else { return }
        system.log.warning(
            """
            \(system.name(of: request.type)) showed a snippet from a button inside a confirmation; it was \
            ignored. Let the button only change data: the confirmation is drawn again after it.
            """)
    }

    /// Gets what an error asks for; `true` if the intent is to be performed again from the top
    /// (ERR-6).
    private func repair(
        _ error: AppIntentError, _ contents: IntentContents
    ) async throws -> Bool {
        if request.purpose == .drawing { return false }
        switch error.kind {
        case .restartPerform:
            return true
        case .needsValue(let parameter, let dialog):
            parameter.clear()
            try await ParameterForm(contents, run: self).ask(for: parameter, dialog: dialog)
            return true
        case .needsDisambiguation(let parameter, let items, let dialog):
            let options = items.values.map { ChoiceRequest.Option.value($0) }
            let index = try await choose(
                ChoiceRequest(options: options, dialog: dialog, view: nil))
            return parameter.setCurrentValue(items.values[index])
        case .needsToContinueInForeground(let dialog, let alwaysConfirm, nil):
            // One that is in front and still wants to come there would be performed for ever.
            if foreground.isInFront { return false }
            try await continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
            return true
        case .needsToContinueInForeground, .predefined, .described:
            return false
        }
    }

    // MARK: - Ending

    private func finish(_ outcome: RunOutcome) {
        let whenEnded = state.withLock { state in
            state.task = nil
            state.contents = nil
            state.given = nil
            return state.end(outcome)
        }
        noteReturn()
        whenEnded?(outcome)
    }

    private func noteReturn() {
        let wasAwaited = state.withLock { state in
            state.hasReturned = true
            defer { state.isAwaited = false }
            return state.isAwaited
        }
        if wasAwaited { system.unreturnedRuns.remove() }
        whenReturned()
    }

    /// Ends a run that its caller no longer waits for: it took too long, or is not wanted.
    ///
    /// Its task, its progress and the tasks that it left behind are cancelled; if `perform()` ignores that,
    /// the run is abandoned and counted (EXE-4). `false` if the run has ended before.
    @discardableResult
    func end(_ outcome: RunOutcome) -> Bool {
        let (whenEnded, task) = state.withLock { state in
            let whenEnded = state.end(outcome)
            if whenEnded != nil { state.isAwaited = true }
            return (whenEnded, state.task)
        }
        guard let whenEnded else { return false }
        system.unreturnedRuns.add()
        clock.stop(self)
        if case .failed = outcome { cancelWork(.timeout) } else { cancelWork(.userCancelled) }
        task?.cancel()
        system.deadlines.schedule(after: system.limits.cancellationGrace) {
            self.countIfAbandoned()
        }
        whenEnded(outcome)
        return true
    }

    /// Cancels what watches the run's progress, and what has a handler for its cancellation.
    func cancelWork(_ reason: IntentCancellationReason) {
        state.withLock { $0.cancellationReason = $0.cancellationReason ?? reason }
        reported?.reported.cancel()
        for task in stoppableTasks { task.stop() }
    }

    private func countIfAbandoned() {
        let isAbandoned = state.withLock { state in
            defer { state.isAwaited = false }
            return state.isAwaited
        }
        guard isAbandoned else { return }
        system.countAbandonedRun(of: request.type)
        system.unreturnedRuns.remove()
    }

    // MARK: - Progress

    /// The progress that the intent reports to; made when it first asks for it, as few do.
    var progress: Progress {
        let (progress, isNew) = state.withLock { state in
            if let progress = state.progress { return (progress, false) }
            // Not `init(totalUnitCount:)`, which makes it a part of the thread's current progress.
            let progress = RunProgress(reported: Progress.discreteProgress(totalUnitCount: 1))
            state.progress = progress
            return (progress, true)
        }
        if isNew {
            noteProgress()
            clock.watch(self)
        }
        return progress.reported
    }

    /// The progress that the run reports; `nil` if it never asked for it.
    var reported: RunProgress? { state.withLock { $0.progress } }

    // MARK: - Going on beside other things

    var cancellationReason: IntentCancellationReason? {
        state.withLock { $0.cancellationReason }
    }

    /// The run is one of the activities of its person.
    var isActivity: Bool { state.withLock { $0.activity != nil } }

    /// Its caller has turned to something else, and it goes on.
    var isLetGo: Bool { state.withLock { $0.isLetGo } }

    /// Author's code goes on, whether `perform()` has come back or not.
    var extentIsOpen: Bool { state.withLock { $0.extentIsOpen } }

    var stoppableTasks: [StoppableTask] { state.withLock { $0.stoppableTasks } }

    func setStoppable(_ task: StoppableTask, _ isStoppable: Bool) {
        state.withLock { state in
            if isStoppable {
                state.stoppableTasks.append(task)
            } else {
                state.stoppableTasks.removeAll { $0 === task }
            }
        }
    }

    /// Leaves an activity alone; `false` if the run is none.
    func isLeftAlone() -> Bool {
        state.withLock { state in
            guard state.outcome == nil, state.activity != nil else { return false }
            state.isLetGo = true
            return true
        }
    }

    func openExtent() -> RunExtent {
        state.withLock { $0.extentIsOpen = true }
        return RunExtent { [self] in
            let wasActivity = state.withLock { state in
                state.extentIsOpen = false
                return state.extentIsActivity
            }
            if hasEnded { clock.stop(self) }
            if wasActivity { endActivity() }
        }
    }

    /// Counts the extent among the activities, as long as it is open.
    func keepExtentAsActivity() {
        let isNew = state.withLock { state in
            guard state.extentIsOpen, !state.extentIsActivity else { return false }
            state.extentIsActivity = true
            state.countActivity(of: self)
            return true
        }
        if isNew { system.refreshActivities(of: delegate.person) }
    }

    func beginActivity() {
        state.withLock { $0.countActivity(of: self) }
        system.refreshActivities(of: delegate.person)
    }

    func endActivity() {
        state.withLock { state in
            state.activityCount -= 1
            guard state.activityCount == 0, let activity = state.activity else { return }
            state.activity = nil
            system.activities.remove(activity)
        }
        system.refreshActivities(of: delegate.person)
    }
}

extension ActiveRun.State {
    fileprivate mutating func countActivity(of run: ActiveRun) {
        activityCount += 1
        if activity == nil { activity = run.system.activities.add(run) }
    }

    /// Takes the first outcome, and gives what is to be called with it.
    fileprivate mutating func end(
        _ outcome: RunOutcome
    ) -> (@Sendable (RunOutcome) -> Void)? {
        guard self.outcome == nil else { return nil }
        self.outcome = outcome
        defer { whenEnded = nil }
        return whenEnded
    }
}
