/// A file as data: its identifier and properties, never its bytes.
///
/// The bytes are somewhere in this process or on its disk. A reference from outside is only an
/// identifier; the system checks who may use it.
public struct FileReference: Sendable, Codable, Hashable {
    /// The identifier of the file's bytes, which can't be guessed.
    public var id: String
    /// The name for people, with its extension, without folders.
    public var name: String
    /// The MIME type, if it is known.
    public var contentType: String?
    /// The number of bytes of the file; `nil` if they don't exist yet.
    public var size: Int?
    /// The bytes, if this process has them; neither encoded nor compared.
    package var contents: FileContents?
    /// Creates the bytes of a file on request; neither encoded nor compared.
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

    /// Creates a reference to available bytes.
    package init(id: String, name: String, contentType: String?, size: Int, contents: FileContents)
    {
        self.init(id: id, name: name, contentType: contentType, size: size)
        self.contents = contents
    }

    /// Creates a reference to bytes that are created on request.
    package init(
        name: String, contentType: String?,
        export: @escaping @Sendable () async throws -> FileContents
    ) {
        self.init(id: .unguessable(), name: name, contentType: contentType, size: nil)
        self.export = export
    }

    /// Returns the file with its bytes available, creating them now if necessary.
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
