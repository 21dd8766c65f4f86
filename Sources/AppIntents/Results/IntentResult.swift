/// The result of an intent's `perform()`.
///
/// A result has up to four parts: a value, an intent to continue with, a snippet and a dialog. The
/// associated types determine which of them are present (`Never` means absent), and `perform()`
/// names them for its reader with the protocols ``ReturnsValue``, ``OpensIntent``,
/// ``ShowsSnippetView``, ``ShowsSnippetIntent`` and ``ProvidesDialog``:
///
///     func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
///         .result(value: 3, dialog: "Three soups are on their way.")
///     }
///
/// Results are made with the static functions `result(…)` only; the one type behind all of them is
/// ``IntentResultContainer``. Their arguments mean the same everywhere:
///
/// - `value` goes to the caller of the action, such as the next action.
/// - `dialog` is the system's answer to the person.
/// - `view` and `content` make a static snippet: resolved once, never performed again. From a
///   `SnippetIntent`, they make one rendering of an interactive snippet.
/// - `snippetIntent` is the intent of an interactive snippet; without it, the system shows no
///   snippet.
/// - `opensIntent` is the intent that the system performs after this one has ended.
/// - `actionButtonIntent` is the intent that the Action button performs next, during the activity
///   with the given `activityIdentifier` if there is one; here it is a button of the result's card.
public protocol IntentResult: Sendable {
    /// The type of the value, or `Never`.
    associatedtype Value: _IntentValue = Never

    /// The type of the intent to continue with, or `Never`.
    ///
    /// `Never` also represents an intent whose type the result does not name.
    @available(*, deprecated, message: "Return `some OpensIntent`.")
    associatedtype OpensAppIntent: AppIntent = Never

    /// The kind of snippet: `_SnippetViewContainer`, `_SnippetIntentContainer` or `Never`.
    associatedtype Snippet = Never

    /// `IntentDialog`, or `Never`.
    associatedtype Dialog = Never

    /// The value that the action returns to its caller.
    var value: Value? { get }
}
