public import SwiftUI

// What a resolver may ask the person, as a running intent may.
extension IntentParameterContext {
    /// An error that makes the system ask for the parameter's value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(needsValueOf: parameter, dialog: dialog)
    }

    /// An error that makes the system ask which of several values is meant.
    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        AppIntentError(needsDisambiguationOf: parameter, among: itemsToDisambiguate, dialog: dialog)
    }

    /// Asks for the parameter's value and goes on with it; throws if the person cancels.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await ParameterRequest(parameter, for: "requestValue", in: Self.self).value(dialog)
    }

    /// Asks which of several values is meant and goes on with it; throws if the person cancels.
    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        try await ParameterRequest(parameter, for: "requestDisambiguation", in: Self.self)
            .choice(among: itemsToDisambiguate, dialog)
    }

    /// Asks whether a value is the one that the person means; gives `false` for a no, and throws if
    /// the person cancels.
    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        try await ParameterRequest(parameter, for: "requestConfirmation", in: Self.self)
            .confirmation(of: itemToConfirm, dialog, nil)
    }

    /// Asks whether a value is the one that the person means, beside a view of it.
    public func requestConfirmation<ViewType: View>(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil,
        @ViewBuilder view: () -> ViewType
    ) async throws -> Bool {
        try await requestConfirmation(for: itemToConfirm, dialog: dialog, view: view())
    }

    /// Asks whether a value is the one that the person means, beside a view of it.
    public func requestConfirmation<ViewType: View>(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
    ) async throws -> Bool {
        try await ParameterRequest(parameter, for: "requestConfirmation", in: Self.self)
            .confirmation(of: itemToConfirm, dialog, _SnippetViewContainer(view: view))
    }
}
