public import UniformTypeIdentifiers

/// An entity that is a file.
///
///     struct ScanEntity: FileEntity {
///         static let supportedContentTypes: [UTType] = [.pdf]
///         var id: FileEntityIdentifier
///         …
///     }
///
/// A person picks one of those that its query finds, or hands in a file of a supported type, for which
/// the query is asked by `FileEntityIdentifier.file(url:)`. Where an intent returns the entity, its file
/// can be saved.
@_alwaysEmitConformanceMetadata
public protocol FileEntity: AppEntity where Self.ID == FileEntityIdentifier {
    /// The types of files that can be entities of the type.
    static var supportedContentTypes: [UTType] { get }
}

extension FileEntity {
    public static var _composition: _ValueComposition {
        _ValueComposition(kind: .entity(Self.self), contentTypes: supportedContentTypes)
    }
}
