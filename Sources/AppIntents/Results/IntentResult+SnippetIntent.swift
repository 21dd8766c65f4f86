// Results that show an interactive snippet.
extension IntentResult {
    /// Returns a result that has a dialog and shows a snippet.
    public static func result(
        dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(dialog: dialog, snippetIntent: snippetIntent)
    }

    /// Returns a result that opens another intent, has a dialog and shows a snippet.
    public static func result(
        opensIntent: some AppIntent, dialog: IntentDialog,
        snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog, snippetIntent: snippetIntent)
    }

    /// Returns a result that opens another intent and shows a snippet.
    public static func result(
        opensIntent: some AppIntent, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self(opens: opensIntent, snippetIntent: snippetIntent)
    }

    /// Returns a result that shows a snippet.
    public static func result(snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self(snippetIntent: snippetIntent)
    }

    /// Returns a result that has a value, has a dialog and shows a snippet.
    public static func result<Value>(
        value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where
        Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog>,
        Value: _IntentValue
    {
        Self(value: value, dialog: dialog, snippetIntent: snippetIntent)
    }

    /// Returns a result that has a value, opens another intent, has a dialog and shows a snippet.
    public static func result<Value>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
        snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where
        Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog>,
        Value: _IntentValue
    {
        Self(value: value, opens: opensIntent, dialog: dialog, snippetIntent: snippetIntent)
    }

    /// Returns a result that has a value, opens another intent and shows a snippet.
    public static func result<Value>(
        value: Value, opensIntent: some AppIntent,
        snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where
        Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never>,
        Value: _IntentValue
    {
        Self(value: value, opens: opensIntent, snippetIntent: snippetIntent)
    }

    /// Returns a result that has a value and shows a snippet.
    public static func result<Value>(
        value: Value, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where
        Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never>,
        Value: _IntentValue
    {
        Self(value: value, snippetIntent: snippetIntent)
    }
}
