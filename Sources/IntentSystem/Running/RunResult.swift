package import AppIntents
import AppIntentsMetadata
import Foundation

/// All that a run gave.
package struct RunResult: Sendable {
    /// The intent that was performed.
    package let intent: any AppIntent.Type
    package let content: RunContent
    let container: any AnyIntentResultContainer
    private let locale: Locale

    init(
        _ container: any AnyIntentResultContainer, of request: RunRequest, contents: IntentContents,
        view systemView: @autoclosure () -> _SnippetViewContainer?
    ) {
        self.container = container
        intent = request.type
        locale = request.locale
        content =
            if let snippet = container.snippetIntent {
                .snippet(Recipe(of: snippet.intent))
            } else if let view = container.snippetView {
                // A snippet that was performed itself is drawn again like any other (SNI-1).
                if request.purpose != .drawing, request.type.traits.isSnippet {
                    .snippet(Recipe(type: request.type, contents: contents))
                } else {
                    .view(view)
                }
            } else if let view = systemView() {
                .view(view)
            } else {
                .none
            }
    }

    /// The value that the intent returned.
    package var value: (any _IntentValue)? { container.anyValue }

    /// Reads the value as a surface shows it.
    package func presentedValue(in locale: Locale) -> PresentedValue? {
        container.anyValue.map { PresentedValue($0, locale: locale) }
    }

    /// What the intent says itself.
    package var dialog: IntentDialog? { container.dialog }

    /// What is said where there is nothing to see: the intent's own words, or its value, or that it
    /// is done.
    package func spokenDialog(in locale: Locale) -> IntentDialog {
        if let dialog { return dialog }
        guard let value, !(value is any OptionalValue), !(value is any ArrayValue) else {
            return IntentDialog("Done: \(String(localized: intent.title))")
        }
        return IntentDialog(value._representation(in: locale).title)
    }

    /// The intent to continue with (DLG-7).
    package var next: Recipe? { container.opens.map { Recipe(of: $0) } }
}
