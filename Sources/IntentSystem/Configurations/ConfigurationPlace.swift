/// The thing to which a person gives the parameters of an intent, instead of having it performed.
package enum ConfigurationPlace: Sendable, Hashable {
    /// The widgets and controls that the intent configures.
    case items
    /// A focus, by its identifier.
    case focus(String)
}
