package import AppIntentsMetadata

/// The values of an intent's parameters that are known before it runs.
package enum Arguments: Sendable {
    /// From an intent that the app made.
    case recipe(Recipe)
    /// From a person or another program, by the names of the parameters.
    case named([String: ParameterValue])

    /// Returns the value for a parameter; `nil` if there is none.
    func value(for name: String, at place: Int) -> ParameterValue? {
        switch self {
        case .recipe(let recipe):
            recipe.values.indices.contains(place) ? recipe.values[place] : nil
        case .named(let values): values[name]
        }
    }

    /// A text among the values may be something to search for rather than an identifier.
    var comesFromPerson: Bool {
        if case .named = self { true } else { false }
    }
}
