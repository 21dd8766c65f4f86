import Foundation
import IntentSystem
import WidgetSystem
import _Localization

/// Controls and widgets in words for a command.
enum ControlText {
    /// Returns a control with its state: `Favorite: Eiffel Tower, Not a Favorite (off)`.
    static func line(_ control: ControlReport, _ locale: Locale) -> String {
        let state = control.isOn.map { isOn in
            isOn
                ? LocalizedStringResource(system: "On").text(in: locale)
                : LocalizedStringResource(system: "Off").text(in: locale)
        }
        let words = control.problem.map { self.words(for: $0, locale) } ?? control.value ?? state
        let line = ["\(control.kind): \(control.title)", words].compactMap(\.self)
            .joined(separator: ", ")
        guard let state, let value = control.value, value != state else { return line }
        return "\(line) (\(state))"
    }

    /// Returns the reason why a control has no value.
    static func words(for problem: ShownControl.Problem, _ locale: Locale) -> String {
        words(for: WidgetReport.Problem(problem), locale)
    }

    /// Returns the reason why a widget has no view.
    static func words(for problem: WidgetReport.Problem, _ locale: Locale) -> String {
        let text: LocalizedStringResource =
            switch problem {
            case .unconfigured: .init(system: "Not set up yet")
            case .outdated: .init(system: "What it showed is no longer there")
            case .withdrawn: .init(system: "The app no longer has this widget")
            case .empty: .init(system: "Nothing to show now")
            case .failed: .init(system: "Not available")
            }
        return text.text(in: locale)
    }

    /// Returns the reason why a tap had no effect.
    static func words(for outcome: BoardOutcome, _ locale: Locale) -> String {
        switch outcome {
        case .done(let words), .opens(_, let words): words ?? ""
        case .failed(let words): words
        case .stale:
            LocalizedStringResource(system: "This has changed meanwhile; nothing was done.")
                .text(in: locale)
        case .busy:
            LocalizedStringResource(system: "Too much is waiting here already; nothing was done.")
                .text(in: locale)
        }
    }
}

extension WidgetReport.Problem {
    fileprivate init(_ problem: ShownControl.Problem) {
        self =
            switch problem {
            case .unconfigured: .unconfigured
            case .outdated: .outdated
            case .failed: .failed
            }
    }
}
