/// The holder of a snippet intent that a result shows.
public struct _SnippetIntentContainer: Sendable {
    /// The intent as the author gave it: a type and parameter values, from which the system makes
    /// a new intent each time it shows the snippet.
    package var intent: any SnippetIntent

    package init(intent: any SnippetIntent) {
        self.intent = intent
    }

    /// Makes no container for the intent that stands for "no snippet".
    package init?(showing intent: any SnippetIntent) {
        guard !(intent is EmptySnippetIntent) else { return nil }
        self.init(intent: intent)
    }
}
