/// The thing to which a person gives the parameters of an intent, instead of having it performed.
package enum ConfigurationPlace: Sendable, Hashable {
    /// A widget or a control of the person.
    case item(BoardPlace)
    /// A focus, by its identifier.
    case focus(String)
}
