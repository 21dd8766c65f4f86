package import AppIntentsMetadata
public import Foundation
public import UniformTypeIdentifiers

/// A file that an intent takes or returns.
///
///     @Parameter(title: "Picture", supportedContentTypes: [.image])
///     var picture: IntentFile
///
/// A file from a person is on disk and is loaded only when `data` is read. It exists while
/// something refers to it, so an intent that wants to keep it copies it.
public struct IntentFile: Sendable {
    /// The name for people, with its extension.
    public let filename: String

    /// The type of the contents.
    ///
    /// Unspecified by Apple: by default, the type of the file name's extension.
    public let type: UTType?

    /// The system deletes the file at `fileURL` when nothing uses it any more.
    public var removedOnCompletion = false

    package let contents: FileContents

    /// Creates a file from bytes in memory.
    public init(data: Data, filename: String, type: UTType? = nil) {
        self.init(FileContents(.memory(data)), filename: filename, type: type)
    }

    /// Creates a file from an address on disk, which is read when it is needed.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.init(
            FileContents(.disk(fileURL)), filename: filename ?? fileURL.lastPathComponent,
            type: type)
    }

    private init(_ contents: FileContents, filename: String, type: UTType?) {
        self.contents = contents
        self.filename = filename
        self.type = type ?? UTType(filenameExtension: Self.pathExtension(of: filename))
    }

    /// Creates the file of a reference; `nil` if its bytes are not available.
    package init?(_ reference: FileReference) {
        guard let contents = reference.contents else { return nil }
        self.init(
            contents, filename: reference.name,
            type: reference.contentType.flatMap { UTType(mimeType: $0) })
    }

    /// The reference to the file, which keeps its bytes available.
    ///
    /// A file that can't be found has no bytes; reading it throws the reason.
    package var reference: FileReference {
        if removedOnCompletion { contents.removeWhenReleased() }
        return FileReference(
            id: contents.id, name: FileName.sanitized(filename),
            contentType: type?.preferredMIMEType,
            size: (try? contents.count()) ?? 0, contents: contents)
    }

    /// The address of the file on disk; `nil` if its bytes are in memory.
    public var fileURL: URL? { contents.url }

    /// The bytes; those on disk are loaded on access.
    ///
    /// Unspecified by Apple: empty if the file can't be read; `data(contentType:)` throws the
    /// reason.
    public var data: Data { (try? contents.load()) ?? Data() }

    private static func pathExtension(of filename: String) -> String {
        guard let dot = filename.lastIndex(of: ".") else { return "" }
        return String(filename[filename.index(after: dot)...])
    }
}

extension IntentFile: Hashable {
    /// Unspecified by Apple: files are equal if their names, types and addresses are, or their
    /// bytes if they are in memory.
    public static func == (left: IntentFile, right: IntentFile) -> Bool {
        guard left.filename == right.filename, left.type == right.type,
            left.removedOnCompletion == right.removedOnCompletion
        else { return false }
        switch (left.contents.place, right.contents.place) {
        case (.memory(let left), .memory(let right)): return left == right
        case (.disk(let left), .disk(let right)): return left == right
        case (.memory, .disk), (.disk, .memory): return false
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(filename)
        hasher.combine(type)
    }
}

extension IntentFile: Codable {
    private enum Key: String, CodingKey {
        case filename, type, data, removedOnCompletion
    }

    /// Unspecified by Apple: the encoding includes the bytes.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(filename, forKey: .filename)
        try object.encodeIfPresent(type, forKey: .type)
        try object.encode(removedOnCompletion, forKey: .removedOnCompletion)
        try object.encode(try contents.load(), forKey: .data)
    }

    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        self.init(
            data: try object.decode(Data.self, forKey: .data),
            filename: try object.decode(String.self, forKey: .filename),
            type: try object.decodeIfPresent(UTType.self, forKey: .type))
        removedOnCompletion = try object.decode(Bool.self, forKey: .removedOnCompletion)
    }
}
