package import Foundation
package import _Localization

/// The connection from a running intent to the system that performs it.
///
/// This is the only connection between the two: the system sets it as a task-local value around
/// each run, and an intent's methods read it there.
package protocol SystemInteraction: AnyObject, Sendable {
    /// The context of the run, which the intent reads as `systemContext`.
    var systemContext: IntentSystemContext { get }

    /// The authentication that the intent of the run requires.
    var authenticationPolicy: IntentAuthenticationPolicy { get }

    /// The progress of this run.
    var progress: Progress { get }

    /// The reason why the system cancelled this run; `nil` if it has not.
    var cancellationReason: IntentCancellationReason? { get }

    /// Adds a task that the person can stop, in addition to the ones added before.
    func add(_ task: StoppableTask)

    /// Removes a task whose operation has ended.
    func remove(_ task: StoppableTask)

    /// Lets the run continue, from now on, when the person turns to something else (EXE-5).
    func beginBackgroundTask(_ options: LongRunningTaskOptions)

    /// Ends the background task that `beginBackgroundTask(_:)` began last.
    func endBackgroundTask()

    /// The changes that the person of this run can undo (UND-1).
    @MainActor var undoManager: UndoManager { get }

    /// The system that performs the run, with the shortcuts of its app.
    var shortcutOffering: any ShortcutOffering { get }

    /// The values of deferred properties that this run fetched.
    var fetchedProperties: FetchedProperties { get }

    /// Shows a confirmation and waits; throws `CancellationError` if the person does not confirm.
    ///
    /// Returns the last result of the confirmed snippet intent, if there is one (CON-9).
    func confirm(
        _ request: ConfirmationRequest
    ) async throws -> (any AnyIntentResultContainer)?

    /// Shows options and waits; throws `CancellationError` if the person cancels.
    func choose(_ request: ChoiceRequest) async throws -> Int

    /// Asks for the value of a parameter and sets it; throws `CancellationError` if the person
    /// cancels.
    func requestValue(of parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws

    /// Brings the app to the front, after asking the person if necessary (FGD-2); throws if the
    /// person or the system refuses (FGD-3).
    func continueInForeground(_ dialog: IntentDialog?, alwaysConfirm: Bool) async throws

    /// Shows or refreshes the snippet of a type (REL-1 to REL-4); returns at once.
    func reload(_ type: any SnippetIntent.Type)
}

/// The present run's interaction, by task.
package enum SystemInteractions {
    /// The interaction of the run that the current task belongs to.
    @TaskLocal package static var current: (any SystemInteraction)?

    /// Returns the interaction of the present run, or throws an error that names the cure (FLW-6).
    package static func required(for call: String, in intent: Any.Type) throws
        -> any SystemInteraction
    {
        guard let current else { throw OutsideRun(call: call, intent: String(describing: intent)) }
        return current
    }
}

/// The dialog and the view of a confirmation.
package struct ConfirmationRequest: Sendable {
    /// The part of the card under the dialog.
    package enum Content: Sendable {
        case none
        case view(_SnippetViewContainer)
        case snippet(any SnippetIntent)
    }

    package var conditions: ConfirmationConditions
    package var actionName: ConfirmationActionName
    package var dialog: IntentDialog?
    package var showsDialogAsPrompt: Bool
    package var content: Content

    package init(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showsDialogAsPrompt: Bool = true, content: Content = .none
    ) {
        self.conditions = conditions
        self.actionName = actionName
        self.dialog = dialog
        self.showsDialogAsPrompt = showsDialogAsPrompt
        self.content = content
    }
}

/// The options, the dialog and the view of a choice.
package struct ChoiceRequest: Sendable {
    /// An option as the system needs it.
    // Safe: a value waits to be chosen: the system reads it, and the code that offers it is
    // suspended until then.
    package enum Option: @unchecked Sendable {
        case choice(IntentChoiceOption)
        case value(any _IntentValue)

        /// The title of an option that cancels; `nil` for any other.
        package var wayOut: LocalizedStringResource? {
            guard case .choice(let choice) = self, choice.style == .cancel else { return nil }
            return choice.title
        }
    }

    package var options: [Option]
    package var dialog: IntentDialog?
    package var view: _SnippetViewContainer?

    package init(options: [Option], dialog: IntentDialog?, view: _SnippetViewContainer?) {
        self.options = options
        self.dialog = dialog
        self.view = view
    }
}

/// The error when an intent asks the person something although no system performs it.
package struct OutsideRun: Error, Hashable, Sendable {
    package let call: String
    package let intent: String

    /// A description of the mistake and its cure, for the app's developer.
    package var diagnostic: String {
        """
        \(call) of \(intent) was called outside a run, so there is nobody to ask. Let the system perform \
        the intent (a surface, a button with the intent, or the test kit's perform), and call it from the \
        task that runs perform(): a detached task has left the run.
        """
    }
}
