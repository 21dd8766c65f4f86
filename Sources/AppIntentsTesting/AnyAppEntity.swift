public import AppIntents
import AppIntentsMetadata
public import CoreTransferable
public import UniformTypeIdentifiers

/// An entity of an app, with the properties that it had when the app gave it.
///
/// Two are equal if they have one identifier. An entity from `makeReference(identifier:)` has no
/// properties.
@dynamicMemberLookup
public struct AnyAppEntity: IntentValueConvertible, Equatable {
    /// The type of the entity and its own identifier.
    public var identifier: AttributedEntityIdentifier
    private let container: IntentValueContainer

    init(_ container: IntentValueContainer, _ type: String, _ identifier: String) {
        self.container = container
        self.identifier = AttributedEntityIdentifier(
            entityType: AttributedTypeIdentifier(
                persistentIdentifier: type, bundleIdentifier: container.bundleIdentifier),
            instanceIdentifier: identifier)
    }

    private var path: DynamicPropertyPath {
        DynamicPropertyPath(container, named: identifier.entityType.persistentIdentifier)
    }

    /// A property, as the type that the caller expects.
    public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
        get throws { try path[dynamicMember: identifier].value() }
    }

    /// A value inside of a property.
    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
        path[dynamicMember: identifier]
    }

    /// A property without its type; `nil` if it has no value.
    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        container.property(identifier)
    }

    /// Returns the entity's content as a file, in a type or else in its preferred one.
    public func exported(as contentType: UTType? = nil) async throws -> IntentFile {
        try await Exporting(container, of: identifier.entityType.persistentIdentifier)
            .file(as: contentType)
    }

    /// Returns the entity's content as another value.
    public func exported<T>(
        as type: T.Type
    ) async throws -> T where T: IntentValueConvertible, T: Transferable {
        try await Exporting(container, of: identifier.entityType.persistentIdentifier)
            .value(as: type)
    }

    public func makeContainer(
        context: IntentValueContainer.ConversionContext
    ) -> IntentValueContainer { container }

    public static func _value(in container: IntentValueContainer) throws -> AnyAppEntity? {
        guard case .entity(let type, let identifier) = container.value.data else { return nil }
        return AnyAppEntity(container, type, identifier)
    }

    public static func == (left: AnyAppEntity, right: AnyAppEntity) -> Bool {
        left.identifier == right.identifier
    }
}
