public import SwiftUI
import _Localization

extension IntentParameter {
    /// Asks whether a value is the one that the person means; gives `false` for a no, and throws if
    /// the person cancels (CON-11).
    ///
    /// It changes no value: the running intent decides what follows. Unspecified by Apple; without a
    /// dialog the system asks with the name of the value.
    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        try await confirm(itemToConfirm, dialog, nil)
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
        try await confirm(itemToConfirm, dialog, _SnippetViewContainer(view: view))
    }

    private func confirm(
        _ value: Value.ValueType, _ dialog: IntentDialog?, _ view: _SnippetViewContainer?
    ) async throws -> Bool {
        let system = try SystemInteractions.required(for: "requestConfirmation", in: Self.self)
        let name = value._representation(in: system.systemContext.locale).title
        let yes = IntentChoiceOption(title: .init(system: "Yes"))
        let no = IntentChoiceOption(title: .init(system: "No"))
        let answer = try await system.choose(
            ChoiceRequest(
                options: [.choice(yes), .choice(no)],
                dialog: dialog ?? IntentDialog(.init(system: "Did you mean “\(name)”?")), view: view
            ))
        return answer == 0
    }
}
