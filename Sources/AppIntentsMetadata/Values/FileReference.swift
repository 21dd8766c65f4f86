/// A file as data: which one it is and what is known of it, never its bytes.
///
/// The bytes are somewhere in this process or on its disk. A reference that comes from outside is
/// only a name; the system looks up who may use it.
public struct FileReference: Sendable, Codable, Hashable {
    /// The name of the file's bytes, which cannot be guessed.
    public var id: String
    /// The name for people, with its extension, without folders.
    public var name: String
    /// The MIME type, if it is known.
    public var contentType: String?
    /// How many bytes the file has; `nil` as long as they are not made.
    public var size: Int?
    /// The bytes, where this process has them at hand; neither written down nor compared.
    package var contents: FileContents?
    /// Makes the bytes of a file that has none before they are wanted; neither written down nor
    /// compared.
    package var export: (@Sendable () async throws -> FileContents)?

    private enum CodingKeys: String, CodingKey {
        case id, name, contentType, size
    }

    /// Creates the reference to a file that the system knows by its identifier.
    public init(id: String, name: String, contentType: String? = nil, size: Int?) {
        self.id = id
        self.name = name
        self.contentType = contentType
        self.size = size
    }

    /// Creates a reference to bytes at hand.
    package init(id: String, name: String, contentType: String?, size: Int, contents: FileContents)
    {
        self.init(id: id, name: name, contentType: contentType, size: size)
        self.contents = contents
    }

    /// Creates a reference to bytes that are made when they are asked for.
    package init(
        name: String, contentType: String?,
        export: @escaping @Sendable () async throws -> FileContents
    ) {
        self.init(id: FileContents.newID(), name: name, contentType: contentType, size: nil)
        self.export = export
    }

    /// The file with its bytes at hand, made now if they were not before.
    package func exported() async throws -> FileReference {
        guard contents == nil, let export else { return self }
        let made = try await export()
        var file = self
        file.size = try made.count()
        file.contents = made
        return file
    }

    public static func == (left: FileReference, right: FileReference) -> Bool {
        left.id == right.id && left.name == right.name && left.contentType == right.contentType
            && left.size == right.size
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
