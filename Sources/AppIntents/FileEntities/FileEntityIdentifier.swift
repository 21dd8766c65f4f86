public import Foundation

/// The identifier of an entity that is a file: the file itself, or a draft that has no file yet.
///
/// Its text contains a path, so it carries the mark of the app that wrote it: a text that a client
/// made up identifies nothing. Unspecified by Apple; a path identifies a file, so a moved file is
/// another one.
public struct FileEntityIdentifier: Sendable, Hashable, Equatable, Codable {
    private enum Subject: Sendable, Hashable {
        case file(path: String)
        case draft(String)
    }

    private let subject: Subject

    private init(_ subject: Subject) {
        self.subject = subject
    }

    /// Creates the identifier of a file on disk; throws if there is none at the address.
    public static func file(url: URL) throws -> FileEntityIdentifier {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        let path = url.standardizedFileURL.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else {
            throw CocoaError(
                .fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path, NSURLErrorKey: url])
        }
        return FileEntityIdentifier(.file(path: path))
    }

    /// Creates the identifier of something that is no file yet.
    public static func draft(identifier: String) -> FileEntityIdentifier {
        FileEntityIdentifier(.draft(identifier))
    }

    /// The entity is a draft.
    public var isDraft: Bool { draftIdentifier != nil }

    /// The app's identifier of a draft; `nil` for a file.
    public var draftIdentifier: String? {
        if case .draft(let identifier) = subject { identifier } else { nil }
    }

    /// The path of the file; `nil` for a draft.
    package var path: String? { if case .file(let path) = subject { path } else { nil } }

    /// The address of the file, `nil` for a draft; throws if the file doesn't exist any more.
    public var fileURL: URL? {
        get async throws {
            guard let path else { return nil }
            guard FileManager.default.fileExists(atPath: path) else {
                throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
            }
            return URL(filePath: path)
        }
    }

    /// Writes the identifier as its text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(entityIdentifierString)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let identifier = Self.entityIdentifier(for: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "The text is not that of a file entity's identifier of this app.")
        }
        self = identifier
    }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
    private static let file = "file-"
    private static let draft = "draft-"

    public static func entityIdentifier(
        for entityIdentifierString: String
    ) -> FileEntityIdentifier? {
        if entityIdentifierString.hasPrefix(draft) {
            return .draft(identifier: String(entityIdentifierString.dropFirst(draft.count)))
        }
        guard entityIdentifierString.hasPrefix(file) else { return nil }
        let parts = entityIdentifierString.dropFirst(file.count)
            .split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2, let path = parts[1].removingPercentEncoding,
            FileSeal.current.mark(of: path) == parts[0]
        else { return nil }
        return FileEntityIdentifier(.file(path: path))
    }

    public var entityIdentifierString: String {
        switch subject {
        case .file(let path):
            Self.file + FileSeal.current.mark(of: path) + "-" + path.escapedInURL
        case .draft(let identifier): Self.draft + identifier
        }
    }
}
