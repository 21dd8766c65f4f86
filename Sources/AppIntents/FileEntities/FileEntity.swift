public import UniformTypeIdentifiers

/// An entity that is a file.
///
///     struct ScanEntity: FileEntity {
///         static let supportedContentTypes: [UTType] = [.pdf]
///         var id: FileEntityIdentifier
///         …
///     }
///
/// A person picks one of the files that its query finds, or hands in a file of a supported type;
/// for such a file, the system asks the query by `FileEntityIdentifier.file(url:)`. If an intent
/// returns the entity, the person can save its file.
@_alwaysEmitConformanceMetadata
public protocol FileEntity: AppEntity where Self.ID == FileEntityIdentifier {
    /// The types of files that can be entities of this type.
    static var supportedContentTypes: [UTType] { get }
}

extension FileEntity {
    public static var _composition: _ValueComposition {
        _ValueComposition(kind: .entity(Self.self), contentTypes: supportedContentTypes)
    }
}
