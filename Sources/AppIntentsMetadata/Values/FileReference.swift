/// A file as data: the name of its bytes in the store that keeps them, never the bytes.
///
/// It is small, so it travels in JSON, in recipes and in the database as any other value.
public struct FileReference: Sendable, Hashable, Codable {
    /// The opaque name under which the store keeps the bytes.
    public var id: String
    /// The name of the file, as a person knows it.
    public var name: String
    /// The MIME type of the content, if it is known.
    public var contentType: String?
    /// The number of bytes.
    public var size: Int
    /// The SHA-256 of the bytes in hexadecimal digits, if it is known.
    public var digest: String?

    /// Creates a reference.
    public init(
        id: String, name: String, contentType: String? = nil, size: Int, digest: String? = nil
    ) {
        self.id = id
        self.name = name
        self.contentType = contentType
        self.size = size
        self.digest = digest
    }
}
