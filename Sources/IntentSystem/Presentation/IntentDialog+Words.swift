package import AppIntents
import Foundation
import _Localization

extension IntentDialog {
    /// Returns the words that a surface writes: the supporting ones beside a view, otherwise the
    /// full ones, which make sense alone (DLG-2).
    package func words(besideView isBesideView: Bool, in locale: Locale) -> String {
        (isBesideView ? supporting : full).text(in: locale)
    }

    /// The dialog without supporting words, for a view that says everything: only a voice speaks
    /// it.
    ///
    /// Unspecified by Apple for `showDialogAsPrompt: false`, whose page only says that it decides
    /// whether the dialog is the prompt (CON-7).
    var spokenBesideView: IntentDialog {
        IntentDialog(
            full: full, supporting: LocalizedStringResource(verbatim: ""), symbol: systemImageName)
    }
}
