package import AppIntents
import Foundation
package import _Localization

/// The action that turns on a focus that a person named.
///
/// The system adds it, and `TurnFocusOffIntent`, to every app with a focus filter, so the page, commands,
/// assistants and tests know them like an author's own.
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
        guard let run = ActiveRun.current else {
            throw AppIntentError.Unrecoverable.unknown
        }
        let focus = try run.system.focuses.focus(focus)
        try await run.authenticateFilters(of: focus.id)
        let failures = try await run.system.setFocus(
            focus.id, as: run.delegate.person, locale: run.request.locale)
        if let failure = failures.first {
            return .result(dialog: IntentDialog(LocalizedStringResource(verbatim: failure.words)))
        }
        return .result(dialog: IntentDialog(.init(system: "“\(focus.name)” is on.")))
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
        guard let run = ActiveRun.current else {
            throw AppIntentError.Unrecoverable.unknown
        }
        guard let focus = run.system.focuses.active else {
            return .result(dialog: IntentDialog(.init(system: "No focus is on.")))
        }
        try await run.authenticateFilters(of: nil)
        let failures = try await run.system.setFocus(
            nil, as: run.delegate.person, locale: run.request.locale)
        if let failure = failures.first {
            return .result(dialog: IntentDialog(LocalizedStringResource(verbatim: failure.words)))
        }
        return .result(dialog: IntentDialog(.init(system: "“\(focus.name)” is off.")))
    }
}

/// The names of the focuses, to choose from.
private struct FocusNames: DynamicOptionsProvider {
    func results() async throws -> [String] { FocusFilters.shared.names }
}
