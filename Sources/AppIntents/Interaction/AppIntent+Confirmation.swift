public import SwiftUI

extension AppIntent {
    /// Asks the person to confirm the intent before it continues; throws if the person does not.
    public func requestConfirmation() async throws {
        try await confirm(content: .none)
    }

    /// Asks the person to confirm, with the intent's own dialog.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog
    ) async throws {
        try await confirm(conditions, actionName, dialog, content: .none)
    }

    /// Asks the person to confirm the content of a view.
    ///
    /// Apple's page says that the dialog is the prompt unless `showDialogAsPrompt` is `false`.
    /// Unspecified by Apple; in that case a voice says it, but it is not written beside the view.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
        @ViewBuilder content: () -> Content
    ) async throws {
        let view = _SnippetViewContainer(view: content())
        try await confirm(conditions, actionName, dialog, showDialogAsPrompt, content: .view(view))
    }

    /// Asks the person to confirm the content of a snippet, whose buttons work meanwhile.
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws {
        try await confirm(
            conditions, actionName, dialog, showDialogAsPrompt, content: .snippet(snippetIntent))
    }

    /// Asks the person to confirm the content of a snippet, and returns the value of the confirmed
    /// snippet.
    @discardableResult
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws -> Snippet.PerformResult.Value where Snippet.PerformResult: ReturnsValue {
        let result = try await confirm(
            conditions, actionName, dialog, showDialogAsPrompt, content: .snippet(snippetIntent))
        guard let value = result?.anyValue as? Snippet.PerformResult.Value else {
            throw AppIntentError.Unrecoverable.unknown
        }
        return value
    }

    /// Asks the person to confirm a result before it is final.
    @available(*, deprecated, message: "Use requestConfirmation(conditions:actionName:dialog:).")
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue,
        showPrompt: Bool = true
    ) async throws {
        let container = result as? any AnyIntentResultContainer
        let content: ConfirmationRequest.Content =
            if let view = container?.snippetView {
                .view(view)
            } else if let snippet = container?.snippetIntent {
                .snippet(snippet.intent)
            } else {
                .none
            }
        try await confirm(
            [], confirmationActionName, container?.dialog, showPrompt, content: content)
    }

    /// Asks the person to confirm a result before it is final.
    @available(*, deprecated, message: "Use requestConfirmation(conditions:actionName:dialog:).")
    public func requestConfirmation<Result: IntentResult>(
        output: Result, confirmationActionName: ConfirmationActionName = .continue,
        showPrompt: Bool = true
    ) async throws {
        try await requestConfirmation(
            result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
    }

    @discardableResult
    private func confirm(
        _ conditions: ConfirmationConditions = [],
        _ actionName: ConfirmationActionName = .continue, _ dialog: IntentDialog? = nil,
        _ showDialogAsPrompt: Bool = true, content: ConfirmationRequest.Content
    ) async throws -> (any AnyIntentResultContainer)? {
        let system = try SystemInteractions.required(for: "requestConfirmation", in: Self.self)
        return try await system.confirm(
            ConfirmationRequest(
                conditions: conditions, actionName: actionName, dialog: dialog,
                showsDialogAsPrompt: showDialogAsPrompt, content: content))
    }
}
