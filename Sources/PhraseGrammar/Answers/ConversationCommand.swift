/// A request to the conversation itself, which people can make at any time.
package enum ConversationCommand: String, Hashable, Sendable, CaseIterable {
    /// End what is being asked.
    case cancel
    /// End what is under way.
    case stop
    /// Take back what was done last.
    case undo
    /// Say the last words again.
    case `repeat`
    /// Tell what can be said.
    case help
}

/// An answer about the value as a whole.
package enum AnswerPhrase: Hashable, Sendable {
    /// There is no value.
    case nothing
    /// The value that stands there.
    case keep
    /// Every choice that is offered.
    case all
    /// The list is complete.
    case end
}
