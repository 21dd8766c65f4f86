public import SwiftUI
import _Localization

extension IntentParameter {
    /// An error that makes the system ask for this parameter's value and perform the intent again
    /// from the top.
    ///
    /// Apple's page on `needsValueError` calls it a restart: whatever `perform()` did before it
    /// threw is done again (ERR-6).
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(needsValueOf: self, dialog: dialog)
    }

    /// An error that makes the system ask for this parameter's value, as Apple's page on
    /// `AppIntent` spells it.
    public var needsValue: AppIntentError { needsValueError() }

    /// An error that makes the system ask which of several values is meant and perform the intent
    /// again.
    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        AppIntentError(
            needsDisambiguationOf: self, among: itemsToDisambiguate, dialog: dialog)
    }

    /// Asks for this parameter's value and goes on with it; throws if the person cancels.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        let system = try SystemInteractions.required(for: "requestValue", in: Self.self)
        try await system.requestValue(of: self, dialog: dialog)
        guard let value = currentValue as? Value.ValueType else {
            throw AppIntentError.Unrecoverable.unknown
        }
        return value
    }

    /// An error that makes the system ask for this parameter's value and perform the intent again
    /// from the top.
    @available(*, deprecated, renamed: "needsValueError(_:)")
    public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
        needsValueError(dialog)
    }

    /// Asks whether a value is the one that is meant; throws if the person cancels.
    ///
    /// Unspecified by Apple; without a dialog the question names the value, and the answers are Yes
    /// and No.
    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        try await confirm(itemToConfirm, dialog, nil)
    }

    /// Asks whether a value is the one that is meant, beside a view; throws if the person cancels.
    public func requestConfirmation<ViewType: View>(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil,
        @ViewBuilder view: () -> ViewType
    ) async throws -> Bool {
        try await confirm(itemToConfirm, dialog, _SnippetViewContainer(view: view()))
    }

    private func confirm(
        _ item: Value.ValueType, _ dialog: IntentDialog?, _ view: _SnippetViewContainer?
    ) async throws -> Bool {
        let system = try SystemInteractions.required(for: "requestConfirmation", in: Self.self)
        let title = item._representation(in: .current).title
        let answers = [
            IntentChoiceOption(title: "Yes"), IntentChoiceOption(title: "No"),
        ]
        let index = try await system.choose(
            ChoiceRequest(
                options: answers.map { .choice($0) },
                dialog: dialog ?? IntentDialog("Did you mean “\(title)”?"), view: view))
        return index == 0
    }

    /// Asks which of several values is meant and goes on with it; throws if the person cancels.
    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        let system = try SystemInteractions.required(for: "requestDisambiguation", in: Self.self)
        let index = try await system.choose(
            ChoiceRequest(
                options: itemsToDisambiguate.map { .value($0) },
                dialog: dialog ?? declaration.requestDisambiguationDialog, view: nil))
        return itemsToDisambiguate[index]
    }
}
