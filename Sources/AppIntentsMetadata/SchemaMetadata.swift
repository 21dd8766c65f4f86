/// A schema of Apple's that an intent, an entity or an enumeration follows, as data.
public struct SchemaMetadata: Sendable, Codable, Hashable {
    /// The name with its domain, as “photos.createAlbum”.
    public var name: String
    /// A sentence that tells what the schema is, in English; `nil` if no schema has the name.
    public var description: String?

    /// Creates a description of a schema.
    public init(name: String, description: String? = nil) {
        self.name = name
        self.description = description
    }
}
