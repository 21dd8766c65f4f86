package import AppIntents
import Foundation
package import _Localization

/// The action that turns on a focus that a person named.
///
/// The system adds it, and `TurnFocusOffIntent`, to every app with a focus filter, so the page,
/// commands, assistants and tests treat them like an author's intents.
package struct TurnFocusOnIntent: AppIntent {
    package static var title: LocalizedStringResource { .init(system: "Turn On Focus") }

    package static var description: IntentDescription? {
        IntentDescription(.init(system: "Turns on a focus, with the filters that it has."))
    }

    @IntentParameter package var focus: String

    package init() {
        _focus = IntentParameter(
            title: .init(system: "Focus"), optionsProvider: FocusNames())
    }

    package func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let run = ActiveRun.current else { throw AppIntentError.Unrecoverable.unknown }
        let focus = try run.system.focuses.focus(focus)
        return .result(
            dialog: try await run.setFocus(
                focus.id, saying: .init(system: "“\(focus.name)” is on.")))
    }
}

/// The action that turns off the focus that is on.
package struct TurnFocusOffIntent: AppIntent {
    package static var title: LocalizedStringResource { .init(system: "Turn Off Focus") }

    package static var description: IntentDescription? {
        IntentDescription(.init(system: "Turns off the focus that is on."))
    }

    package init() {}

    package func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let run = ActiveRun.current else { throw AppIntentError.Unrecoverable.unknown }
        guard let focus = run.system.focuses.active else {
            return .result(dialog: IntentDialog(.init(system: "No focus is on.")))
        }
        return .result(
            dialog: try await run.setFocus(
                nil, saying: .init(system: "“\(focus.name)” is off.")))
    }
}

extension ActiveRun {
    /// Turns a focus on, or with `nil` the active one off; returns the dialog, or that of a filter
    /// that failed.
    fileprivate func setFocus(
        _ id: String?, saying words: LocalizedStringResource
    ) async throws -> IntentDialog {
        try await authenticateFilters(of: id)
        let failures = try await system.setFocus(
            id, as: delegate.person, locale: request.locale)
        return IntentDialog(failures.first.map { .init(verbatim: $0.words) } ?? words)
    }
}

/// The names of the focuses, as options.
private struct FocusNames: DynamicOptionsProvider {
    func results() async throws -> [String] { FocusFilters.shared.names }
}
