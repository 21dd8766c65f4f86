package import AppIntentsMetadata
package import _Localization

/// The reason why data gives a parameter no value.
package enum ResolutionProblem: Error, Hashable, Sendable {
    /// There is no value, and the intent requires one.
    case missing
    /// The data means nothing for this type.
    case notUnderstood(ValueShape, ParameterValue)
    /// The author does not allow the value.
    case notAllowed(ValueViolation)
    /// The entity with this identifier is gone, or never existed; `isTyped` if the identifier is
    /// only what a person or a program typed to name an entity.
    case entityNotFound(typeName: String, id: String, isTyped: Bool = false)
    /// Several entities match the text.
    case ambiguous(typeName: String, text: String, candidates: [ParameterValue])
    /// A resolver refused the data, in the author's words.
    case refused(LocalizedStringResource)
    /// A resolver needs to know which of several values is meant.
    case undecided(among: [ParameterValue], LocalizedStringResource?)
}

/// A problem together with the parameter it is about.
package struct ParameterProblem: Error, Hashable, Sendable {
    package let intentTitle: String
    package let parameter: ParameterMetadata
    package let problem: ResolutionProblem
}
