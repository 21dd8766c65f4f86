public import _Localization

/// The name of a type for people.
///
///     static let typeDisplayRepresentation = TypeDisplayRepresentation(
///         name: "Landmark", synonyms: ["Sight"])
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
    /// The singular name of the type.
    public var name: LocalizedStringResource

    /// The plural name of the type, with a placeholder for the number.
    public var numericFormat: LocalizedStringResource?

    /// Other names of the type.
    public var synonyms: [LocalizedStringResource]

    /// Creates a representation.
    public init(
        name: LocalizedStringResource,
        numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    /// Returns the name for a number of values; `nil` if the author gave no format for it.
    package func counted(_ count: Int) -> LocalizedStringResource? {
        numericFormat?.counting(count)
    }

    /// Creates a representation from a literal name.
    ///
    /// - Parameter value: The name, which is also the key of its translation.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}
