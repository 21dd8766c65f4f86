public import SwiftUI

extension AppIntent {
    /// Asks the person to choose; throws if the person cancels.
    ///
    /// Options appear in the order of the array, except those of the style `cancel`, which a
    /// surface shows as its cancel button.
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        try await choose(options, dialog, nil)
    }

    /// Asks the person to choose, beside a view.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
        @ViewBuilder content: () -> Content
    ) async throws -> IntentChoiceOption {
        try await choose(options, dialog, _SnippetViewContainer(view: content()))
    }

    /// Asks the person to choose, beside a view.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
    ) async throws -> IntentChoiceOption {
        try await choose(options, dialog, _SnippetViewContainer(view: view))
    }

    private func choose(
        _ options: [IntentChoiceOption], _ dialog: IntentDialog?, _ view: _SnippetViewContainer?
    ) async throws -> IntentChoiceOption {
        let system = try SystemInteractions.required(for: "requestChoice", in: Self.self)
        let index = try await system.choose(
            ChoiceRequest(options: options.map { .choice($0) }, dialog: dialog, view: view))
        return options[index]
    }
}
