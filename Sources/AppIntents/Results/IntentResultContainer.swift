import SwiftUI

/// The only concrete type of results, in which every part may be absent.
///
/// Authors don't name it: they return `some IntentResult` and write `.result(…)`.
// Safe: every property is a value. The intents, the dialog and both snippet containers are
// Sendable; `Value` is one of the framework's value types, an entity or an enum, which are all
// Sendable through `AppValue` or directly, and arrays and optionals of these.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult,
    @unchecked Sendable
where Value: _IntentValue, OpensAppIntent: AppIntent {
    /// The value that the action returns to its caller.
    public var value: Value?

    /// The intent's words to the person.
    public var dialog: IntentDialog?

    /// The activity to which the intent of an Action button belongs.
    public var activityIdentifier: String?

    /// The intent to continue with, whether or not the type of the result names it.
    package var opens: (any AppIntent)?

    /// The view to show, if the result shows a static snippet.
    package var snippetView: _SnippetViewContainer?

    /// The snippet intent to show; `nil` if the author gave none.
    package var snippetIntent: _SnippetIntentContainer?

    /// The intent that a press of the Action button performs next.
    package var actionButtonIntent: (any AppIntent)?

    private var typedOpensIntent: OpensAppIntent?

    init(
        value: Value? = nil,
        typedOpensIntent: OpensAppIntent? = nil,
        opens: (any AppIntent)? = nil,
        dialog: IntentDialog? = nil,
        view: (any View)? = nil,
        snippetIntent: (any SnippetIntent)? = nil,
        actionButtonIntent: (any AppIntent)? = nil,
        activityIdentifier: String = ""
    ) {
        self.value = value
        self.typedOpensIntent = typedOpensIntent
        self.opens = opens ?? typedOpensIntent
        self.dialog = dialog
        self.snippetView = view.map(_SnippetViewContainer.init(view:))
        self.snippetIntent = snippetIntent.flatMap(_SnippetIntentContainer.init(showing:))
        self.actionButtonIntent = actionButtonIntent
        self.activityIdentifier = activityIdentifier.isEmpty ? nil : activityIdentifier
    }

    /// The intent to continue with, if the type of the result names it.
    ///
    /// It is `nil` for the current kinds of results, which hide the type of that intent.
    @available(*, deprecated, message: "Return `some OpensIntent`.")
    public var opensIntent: OpensAppIntent? {
        get { typedOpensIntent }
        set {
            typedOpensIntent = newValue
            opens = newValue
        }
    }
}

extension IntentResultContainer: ReturnsValue {}

extension IntentResultContainer: OpensIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}
