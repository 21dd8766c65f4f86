/// The properties by which a query finds its entities, in the order in which they are offered.
public struct EntityQueryProperties<Entity, ComparatorMappingType> where Entity: AppEntity {
    package let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

    /// Lists the properties.
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
            [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) {
        declarations = properties()
    }

    /// One of the properties, by its index; an index out of range stops the program, as in an array.
    public subscript(
        index: Int
    ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
        declarations[index]
    }
}

/// A builder that collects the properties by which a query finds its entities.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> where Entity: AppEntity {
    /// Takes one property.
    public static func buildExpression(
        _ expression: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
    ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
        expression
    }

    /// Lists the properties in the order of the source.
    public static func buildBlock(
        _ components: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
    ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] {
        components
    }
}
