import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import Synchronization
import _Localization
import _Telemetry

/// One performance of one intent, from its creation to its end (INV-4).
///
/// It is performed in a separate task, because a `perform()` that never returns must not block its
/// caller. It is also the interface through which the intent reaches the system.
final class ActiveRun: Sendable {
    let request: RunRequest
    let runner: IntentRunner
    let delegate: any RunDelegate
    let fetchedProperties = FetchedProperties()
    let state: Mutex<RunState>
    let whenReturned: @Sendable () -> Void
    /// The place in a trace of the caller, whose task-local values the run doesn't see.
    private let trace = Trace.present

    /// Creates a run; `whenEnded` is called once, on the thread that ends the run, and
    /// `whenReturned` when `perform()` has returned.
    init(
        _ request: RunRequest, runner: IntentRunner, delegate: any RunDelegate,
        whenReturned: @escaping @Sendable () -> Void = {},
        whenEnded: @escaping RunState.End
    ) {
        self.whenReturned = whenReturned
        self.request = request
        self.runner = runner
        self.delegate = delegate
        state = Mutex(RunState(request.arguments, whenEnded: whenEnded))
    }

    /// The run that the present task performs; `nil` outside of `perform()`.
    static var current: ActiveRun? { SystemInteractions.current as? ActiveRun }

    var system: IntentSystem { runner.system }
    var hasEnded: Bool { state.withLock { $0.outcome != nil } }
    /// The parameters of the intent; `nil` before it is created.
    var contents: IntentContents? { state.withLock { $0.contents } }

    // MARK: - Performing

    /// Begins to perform the intent, unless the run has been cancelled already.
    ///
    /// An intent that is known to be brief begins on the caller's thread and stays there until it
    /// waits. Others run on the concurrency pool, as do those of a caller without an executor, and
    /// those with long texts, whose duration can't be predicted from short ones. The task is
    /// detached, so that author's code never sees the caller's task-local values.
    func start() {
        guard !hasEnded else { return comeBack() }
        let task =
            if let executor = runner.executor, !request.arguments.hasLongText,
                system.durationHistory.isBrief(ObjectIdentifier(request.type))
            {
                Task.immediateDetached(executorPreference: executor) { await self.execute() }
            } else {
                Task.detached(executorPreference: globalConcurrentExecutor) { await self.execute() }
            }
        if state.withLock({ $0.begin(task) }) { task.cancel() }
    }

    private func execute() async {
        state.withLock { $0.clock.start(self) }
        let began = ContinuousClock.now
        let outcome: RunOutcome
        Telemetry.change(.activeRuns, by: 1)
        do {
            let result = try await Telemetry.span(
                .run, in: trace,
                [
                    "oai.intent": system.name(of: request.type),
                    "oai.purpose": request.purpose == .drawing ? "drawing" : "performing",
                ]
            ) {
                try await system.callingApp(for: delegate.person) { try await perform() }
            }
            outcome = .finished(result)
        } catch is CancellationError {
            outcome = .cancelled
        } catch let error as CocoaError where error.code == .userCancelled {
            // Foundation's name for it.
            outcome = .cancelled
        } catch {
            outcome = .failed(
                RunFailure(
                    error: error, intent: request.type, retried: retried,
                    destination: system.configuration.home.map {
                        AppDestination(address: $0, app: system.appName)
                    }))
        }
        system.durationHistory.note(
            ObjectIdentifier(request.type), took: ContinuousClock.now - began)
        Telemetry.change(.activeRuns, by: -1)
        comeBack(with: outcome)
    }

    /// The request with the run's present values.
    var retried: RunRequest? {
        let (contents, given) = state.withLock { ($0.contents, $0.given) }
        let known = contents.map { Arguments.recipe(Recipe(type: request.type, contents: $0)) }
        return (given ?? known).map { request.retried(with: $0) }
    }

    /// Records the values that the parameters will get; `nil` once they have them.
    func note(given: Arguments?) { state.withLock { $0.given = given } }

    /// Creates the intent, gives its parameters values in the order of their declaration (INV-2),
    /// and performs it until it requests nothing more.
    private func perform() async throws -> RunResult {
        try Task.checkCancellation()
        try checkAccess()
        try beginCounting()
        defer { endCounting() }
        if let place = request.configured { return try await configure(place) }
        if let hardware = request.type.traits.hardware,
            !system.configuration.hardware.contains(hardware)
        {
            throw MissingHardware(hardware: hardware)
        }
        try comeToFrontBeforePerforming()
        // Checked before the app is asked for anything, such as the entities of parameters.
        try await authenticate()
        let intent = request.type.init()
        let contents = IntentContents(of: intent)
        state.withLock { $0.contents = contents }
        system.catalog.parameterNames.learn(contents, of: request.type)
        let wasOffered = try await ParameterForm(contents, run: self).resolve(request.arguments)
        try await contents.prepareDependencies()
        var behaviors = RunBehaviors(request, wasOffered: wasOffered)
        while true {
            do {
                try await behaviors.confirm(intent, through: self)
                // While the person was asked, they may have left a group, and the app may have been locked.
                try checkAccess()
                try await authenticate()
                let result = try await result(of: intent, contents)
                keepExtentAsActivity()
                comeToFrontAfterPerforming()
                guard let container = result as? any AnyIntentResultContainer else {
                    throw AppIntentError.Unrecoverable.unknown
                }
                checkShowing(container)
                let action = system.history.learn(request, contents, of: delegate.person)
                let undo = await behaviors.undoOffer(after: self)
                // Reading the value's properties may take the app time, so they are read only to be shown.
                let showsNothing = container.snippetIntent == nil && container.snippetView == nil
                let view =
                    request.mayShow && showsNothing
                    ? await behaviors.view(after: intent, in: system) : nil
                let handedOver = state.withLock(\.handedOver)
                let links =
                    request.purpose == .drawing
                    ? ValueLinks() : await ValueLinks(of: container.anyValue)
                let shownValue = await named(container.anyValue)
                return RunResult(
                    container, of: request, contents: contents, view: view,
                    shownValue: shownValue, fetchedProperties: fetchedProperties, links: links,
                    openings: request.mayShow && showsNothing && view == nil
                        ? ValueOpenings(of: shownValue, in: system.catalog) : ValueOpenings(),
                    undo: undo, goesOn: state.withLock { $0.extentIsOpen },
                    destination: await appDestination(after: intent), action: action,
                    handedOver: handedOver)
            } catch let error as AppIntentError {
                guard try await repair(error, contents) else { throw error }
                try Task.checkCancellation()
            }
        }
    }

    /// Performs the intent, or the part that it left to be done with the app in front.
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

    /// Returns the place in the app for the result of an intent that leads to its contents, or that
    /// came to the front.
    private func appDestination(after intent: any AppIntent) async -> AppDestination? {
        if request.purpose == .drawing { return nil }
        if let contents = intent.targetContentIdentifier,
            let address = await system.configuration.contentAddress(contents)
        {
            return AppDestination(address: address, app: system.appName)
        }
        guard isInFront, let home = system.configuration.home else { return nil }
        return AppDestination(address: home, app: system.appName)
    }

    /// Performs the intent off any actor: `perform()` has no isolation (EXE-1).
    @concurrent
    private static func perform<Intent: AppIntent>(
        _ intent: Intent
    ) async throws -> any IntentResult {
        guard Intent.opensAddress else { return try await intent.perform() }
        guard let address = await intent.address else { throw AddressMissing() }
        return IntentResultContainer<URL, Never, Never, Never>.result(value: address)
    }

    /// Returns a value for display: identifiers with the names of their entities, if the query
    /// finds them.
    private func named(_ value: (any _IntentValue)?) async -> (any _IntentValue)? {
        guard let value, !type(of: value).isPlain else { return value }
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

    /// Resolves an error's request; returns `true` if the intent is to be performed again from the
    /// beginning (ERR-6).
    private func repair(
        _ error: AppIntentError, _ contents: IntentContents
    ) async throws -> Bool {
        if request.purpose == .drawing { return false }
        switch error.kind {
        case .restartPerform:
            return true
        case .needsValue(let parameter, let dialog):
            // Only a value that was given can be refused, not a default.
            let isDefault =
                parameter.currentValue?.parameterValue == parameter.anyDefaultValue?.parameterValue
            let refused = isDefault ? nil : parameter.currentValue?.parameterValue
            parameter.clear()
            try await ParameterForm(contents, run: self)
                .ask(for: parameter, dialog: dialog, refusing: refused)
            return true
        case .needsDisambiguation(let parameter, let items, let dialog):
            let options = items.values.map { ChoiceRequest.Option.value($0) }
            let index = try await choose(
                ChoiceRequest(options: options, dialog: dialog, view: nil))
            return parameter.setCurrentValue(items.values[index])
        case .needsToContinueInForeground(let dialog, let alwaysConfirm, nil):
            // An intent that is in front and still requests it would be performed forever.
            if isInFront { return false }
            try await continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
            return true
        case .needsToContinueInForeground, .predefined, .described:
            return false
        }
    }
}
