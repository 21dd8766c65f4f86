public import _Localization

/// A value's appearance to a person: a title and, optionally, a subtitle, a picture and synonyms.
///
///     var displayRepresentation: DisplayRepresentation {
///         DisplayRepresentation(
///             title: "\(name)", subtitle: "\(country)", image: .init(systemName: "mountain.2"))
///     }
public struct DisplayRepresentation: ExpressibleByStringLiteral, Equatable, Sendable {
    /// The name of the value.
    public var title: LocalizedStringResource

    /// A second line that distinguishes the value from others with the same name.
    public var subtitle: LocalizedStringResource?

    /// The picture beside the title.
    public var image: Image?

    /// Other names by which a person may call the value.
    public var synonyms: [LocalizedStringResource]

    /// A closure that fetches the picture when the value is shown.
    private var fetchImage: (@Sendable () async throws -> Image?)?

    /// Creates a representation.
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

    /// Creates a representation whose picture is fetched when the value is shown to a person.
    ///
    /// A picture that can't be fetched is left out.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = [],
        image: @escaping @Sendable () async throws -> DisplayRepresentation.Image?
    ) {
        self.init(title: title, subtitle: subtitle, image: nil, synonyms: synonyms)
        fetchImage = image
    }

    /// Creates a representation from a literal title.
    ///
    /// - Parameter value: The title, which is also the key of its translation.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }
}

extension DisplayRepresentation {
    /// The parts of a representation that a caller asks for.
    public struct Components: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The title, the subtitle and the synonyms.
        public static let text: DisplayRepresentation.Components = Components(rawValue: 1)
        /// The picture.
        public static let image: DisplayRepresentation.Components = Components(rawValue: 2)
    }

    /// Returns the representation with its picture fetched, if the picture has to be fetched.
    ///
    /// Rethrows the error of the fetch: the caller, which shows the value, handles it.
    package func fetchingImage() async throws -> DisplayRepresentation {
        guard image == nil, let fetchImage else { return self }
        var fetched = self
        fetched.image = try await fetchImage()
        fetched.fetchImage = nil
        return fetched
    }

    /// Compares what two representations show, without pictures that have yet to be fetched.
    public static func == (left: DisplayRepresentation, right: DisplayRepresentation) -> Bool {
        left.title == right.title && left.subtitle == right.subtitle && left.image == right.image
            && left.synonyms == right.synonyms
    }
}
