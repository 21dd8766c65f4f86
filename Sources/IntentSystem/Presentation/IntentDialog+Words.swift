package import AppIntents
import Foundation
import _Localization

extension IntentDialog {
    /// Returns what a surface writes: the supporting words where a view is beside them, else the full
    /// ones, which make sense alone (DLG-2).
    package func words(besideView isBesideView: Bool, in locale: Locale) -> String {
        (isBesideView ? supporting : full).text(in: locale)
    }

    /// The same, with nothing to write where a view says it all: only a voice says it then.
    ///
    /// Unspecified by Apple for `showDialogAsPrompt: false`, which its page calls whether the
    /// dialog is the prompt (CON-7).
    var spokenBesideView: IntentDialog {
        IntentDialog(
            full: full, supporting: LocalizedStringResource(verbatim: ""), symbol: systemImageName)
    }
}
