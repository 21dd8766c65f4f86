/// A result that names the snippet intent whose view the system shows and performs again.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}
