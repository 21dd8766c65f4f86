public import SwiftUI

extension IntentParameter {
    /// Asks whether the person means a value; returns `false` for a no, and throws if the person
    /// cancels (CON-11).
    ///
    /// It changes no value: the running intent decides how to continue. Unspecified by Apple;
    /// without a dialog, the system asks with the name of the value.
    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        try await ParameterRequest(self, for: "requestConfirmation", in: Self.self)
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
        try await ParameterRequest(self, for: "requestConfirmation", in: Self.self)
            .confirmation(of: itemToConfirm, dialog, _SnippetViewContainer(view: view))
    }
}
