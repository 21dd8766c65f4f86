public import Foundation

/// An entity that has an address on the web.
///
///     extension TrailEntity: URLRepresentableEntity {
///         static var urlRepresentation: URLRepresentation {
///             "https://trails.example/trail/\(.id)?name=\(\.$name)"
///         }
///     }
///
/// If an intent returns the entity, a person can follow its address.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
    /// The address of every entity, with placeholders for the parts that differ.
    static var urlRepresentation: Self.URLRepresentation { get }
}

extension URLRepresentableEntity {
    /// The address of entities of the type.
    public typealias URLRepresentation = EntityURLRepresentation<Self>

    /// The address of this entity; `nil` if a property in it has no value, or one that can't be a
    /// part of an address.
    public var urlRepresentation: URL? { get async { await Self.urlRepresentation.url(of: self) } }

    /// The identifier.
    public var urlRepresentationParameter: String? { id.entityIdentifierString }
}
