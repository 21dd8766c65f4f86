/// A result that shows a view.
///
/// Returned by an action, the view is a static snippet: it is resolved once and its controls do not
/// act. Returned by a `SnippetIntent`, it is one rendering of an interactive snippet.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}
