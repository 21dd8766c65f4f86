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
        let words = control.problem?.text.text(in: locale) ?? control.value ?? state
        let line = ["\(control.kind): \(control.title)", words].compactMap(\.self)
            .joined(separator: ", ")
        guard let state, let value = control.value, value != state else { return line }
        return "\(line) (\(state))"
    }
}
