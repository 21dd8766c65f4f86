/// The holder of a snippet intent that a result shows.
public struct _SnippetIntentContainer: Sendable {
    /// The author's intent: a type and parameter values, from which the system creates a new intent
    /// each time it shows the snippet.
    package var intent: any SnippetIntent

    package init(intent: any SnippetIntent) {
        self.intent = intent
    }

    /// Creates a container; `nil` for the intent that represents "no snippet".
    package init?(showing intent: any SnippetIntent) {
        guard !(intent is EmptySnippetIntent) else { return nil }
        self.init(intent: intent)
    }
}
