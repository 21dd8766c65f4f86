/// Apple's schema that an intent, an entity or an enumeration follows, as data.
public struct SchemaMetadata: Sendable, Codable, Hashable {
    /// The name with its domain, for example “photos.createAlbum”.
    public var name: String
    /// A sentence that describes the schema, in English; `nil` if no schema has the name.
    public var description: String?

    /// Creates a description of a schema.
    public init(name: String, description: String? = nil) {
        self.name = name
        self.description = description
    }
}
