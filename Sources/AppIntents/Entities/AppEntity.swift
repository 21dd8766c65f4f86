public import AppIntentsMetadata
public import Foundation

/// A noun of the app: something with an identity that an intent can work on.
///
/// The system carries an entity as its identifier and asks `defaultQuery` for the instance whenever
/// an intent needs it, so an intent always sees the present state (INV-7).
@_alwaysEmitConformanceMetadata
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable, _IndexedPropertyValue
where Self == Self.ValueType, Self.ID: EntityIdentifierConvertible, Self.ID: Sendable {
    /// The query that finds entities of this type.
    associatedtype DefaultQuery: EntityQuery where Self.ValueType == Self.DefaultQuery.Entity

    /// The query that the system uses if a parameter names no other.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// Declares a property of the entity that the system may read.
    public typealias Property = EntityProperty

    /// Declares a property of an entity that follows a schema, in the code of the macro.
    public typealias _SchemaProperty = EntityProperty

    /// No conversions: other values don't become entities.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }

    public static var _composition: _ValueComposition {
        _ValueComposition(kind: .entity(Self.self))
    }

    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .entity(persistentIdentifier)
    }

    public var _data: ParameterValue {
        .entity(type: Self.persistentIdentifier, id: id.entityIdentifierString)
    }

    /// Returns `nil`: an entity comes from its query, which the system calls where the shape says so.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        return nil
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        displayRepresentation
    }
}
