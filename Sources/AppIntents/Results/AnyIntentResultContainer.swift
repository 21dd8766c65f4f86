/// The parts of a result as the system reads them, without its generic arguments.
package protocol AnyIntentResultContainer: Sendable {
    /// The intent's words to the person.
    var dialog: IntentDialog? { get }

    /// The value that the action returns to its caller.
    var anyValue: (any _IntentValue)? { get }

    /// The intent to continue with.
    var opens: (any AppIntent)? { get }

    /// The view of a static snippet.
    var snippetView: _SnippetViewContainer? { get }

    /// The intent of an interactive snippet.
    var snippetIntent: _SnippetIntentContainer? { get }

    /// The intent that a press of the Action button performs next.
    var actionButtonIntent: (any AppIntent)? { get }

    /// The activity to which that intent belongs.
    var activityIdentifier: String? { get }
}

extension IntentResultContainer: AnyIntentResultContainer {
    package var anyValue: (any _IntentValue)? { value }
}
