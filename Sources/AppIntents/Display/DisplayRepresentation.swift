public import _Localization

/// How a value looks to a person: a title, and perhaps a subtitle, a picture and synonyms.
///
///     var displayRepresentation: DisplayRepresentation {
///         DisplayRepresentation(
///             title: "\(name)", subtitle: "\(country)", image: .init(systemName: "mountain.2"))
///     }
public struct DisplayRepresentation: ExpressibleByStringLiteral, Equatable, Sendable {
    /// The name of the value.
    public var title: LocalizedStringResource

    /// A second line that tells it from others of the same name.
    public var subtitle: LocalizedStringResource?

    /// The picture beside the title.
    public var image: Image?

    /// Other names by which a person may call the value.
    public var synonyms: [LocalizedStringResource]

    /// Makes a representation without synonyms.
    ///
    /// - Parameters:
    ///   - title: The name of the value.
    ///   - subtitle: A second line that tells it from others of the same name.
    ///   - image: The picture beside the title.
    public init(
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: Image? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = []
    }

    /// Makes a representation.
    ///
    /// - Parameters:
    ///   - title: The name of the value.
    ///   - subtitle: A second line that tells it from others of the same name.
    ///   - image: The picture beside the title.
    ///   - synonyms: Other names by which a person may call the value.
    public init(
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    /// Makes a representation of a literal title.
    ///
    /// - Parameter value: The title, which is also the key of its translation.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }
}
