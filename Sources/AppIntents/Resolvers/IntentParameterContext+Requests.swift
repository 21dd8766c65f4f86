public import SwiftUI

// The questions that a resolver may ask the person, like a running intent.
extension IntentParameterContext {
    /// Creates an error that makes the system ask for the parameter's value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(needsValueOf: parameter, dialog: dialog)
    }

    /// Creates an error that makes the system ask which of several values the person means.
    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        AppIntentError(needsDisambiguationOf: parameter, among: itemsToDisambiguate, dialog: dialog)
    }

    /// Asks for the parameter's value and continues with it; throws if the person cancels.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await ParameterRequest(parameter, for: "requestValue", in: Self.self).value(dialog)
    }

    /// Asks which of several values the person means and continues with it; throws if the person
    /// cancels.
    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        try await ParameterRequest(parameter, for: "requestDisambiguation", in: Self.self)
            .choice(among: itemsToDisambiguate, dialog)
    }

    /// Asks whether the person means a value; returns `false` for a no, and throws if the person
    /// cancels.
    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        try await ParameterRequest(parameter, for: "requestConfirmation", in: Self.self)
            .confirmation(of: itemToConfirm, dialog, nil)
    }

    /// Asks whether the person means a value, beside a view of it.
    public func requestConfirmation<ViewType: View>(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil,
        @ViewBuilder view: () -> ViewType
    ) async throws -> Bool {
        try await requestConfirmation(for: itemToConfirm, dialog: dialog, view: view())
    }

    /// Asks whether the person means a value, beside a view of it.
    public func requestConfirmation<ViewType: View>(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
    ) async throws -> Bool {
        try await ParameterRequest(parameter, for: "requestConfirmation", in: Self.self)
            .confirmation(of: itemToConfirm, dialog, _SnippetViewContainer(view: view))
    }
}
