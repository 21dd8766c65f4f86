public import AppIntents
import AppIntentsMetadata
public import CoreTransferable
public import UniformTypeIdentifiers

/// A type of transient entities of an app, to make values of it.
public struct TransientAppEntityDefinition: AppIntentTypeDefinition, Sendable, Equatable {
    /// The type of the entities.
    public typealias Instance = AnyTransientAppEntity

    let app: TestedApp
    /// The name of the entities' type.
    public let typeIdentifier: String

    /// The bundle identifier of the app.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// Makes an entity of values by the names of its properties.
    public var makeEntity: IntentValuePropertiesCallable<AnyTransientAppEntity> {
        IntentValuePropertiesCallable { [app, typeIdentifier] values in
            AnyTransientAppEntity(
                IntentValueContainer(
                    ReadValue(
                        .structure(values.mapValues(\.value.data)), type: typeIdentifier,
                        properties: values.mapValues(\.value)),
                    of: app.bundleIdentifier),
                typeIdentifier)
        }
    }

    public func isInstance(_ value: AnyTransientAppEntity) throws {
        guard value.typeIdentifier == typeIdentifier else {
            throw TestingProblem(
                description: "The value is a \(value.typeIdentifier), no \(typeIdentifier).")
        }
    }

    public static func == (
        left: TransientAppEntityDefinition, right: TransientAppEntityDefinition
    ) -> Bool {
        left.typeIdentifier == right.typeIdentifier
            && left.bundleIdentifier == right.bundleIdentifier
    }
}

/// A value with properties that no query finds.
@dynamicMemberLookup
public struct AnyTransientAppEntity: IntentValueConvertible, Equatable {
    let typeIdentifier: String
    private let container: IntentValueContainer

    init(_ container: IntentValueContainer, _ typeIdentifier: String) {
        self.container = container
        self.typeIdentifier = typeIdentifier
    }

    private var path: DynamicPropertyPath {
        DynamicPropertyPath(container, named: typeIdentifier)
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
        try await Exporting(container, of: typeIdentifier).file(as: contentType)
    }

    /// Returns the entity's content as another value.
    public func exported<T>(
        as type: T.Type
    ) async throws -> T where T: IntentValueConvertible, T: Transferable {
        try await Exporting(container, of: typeIdentifier).value(as: type)
    }

    public func makeContainer(
        context: IntentValueContainer.ConversionContext
    ) -> IntentValueContainer { container }

    public static func _value(
        in container: IntentValueContainer
    ) throws -> AnyTransientAppEntity? {
        container.value.type.map { AnyTransientAppEntity(container, $0) }
    }
}
