import Foundation
import _Localization

extension PresentedValue {
    /// Returns the value as it is said: a thing with its second line, a list by the names of its
    /// things, as far as ears can follow (DLG-4).
    func spoken(in locale: Locale) -> String {
        let separator = LocalizedStringResource(system: ", ").text(in: locale)
        return [title, subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: separator)
    }
}
