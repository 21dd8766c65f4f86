import _Localization

/// An entity that assistants know how to use.
@_alwaysEmitConformanceMetadata
public protocol AssistantEntity: AppEntity {}

/// An entity that follows a schema; `@AppEntity(schema:)` adds it.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEntity: AssistantEntity {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the schema, as the newer macro writes it.
    static var __appSchemaEntity: String { get }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the schema, as the older macro writes it.
    static var __assistantSchemaEntity: String { get }
}

extension AssistantSchemaEntity {
    /// By default, the schema's name in words.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        let name = SchemaName(Self.self)
        return TypeDisplayRepresentation(name: LocalizedStringResource(verbatim: name.title))
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// No name of the newer macro.
    public static var __appSchemaEntity: String { "" }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// No name of the older macro.
    public static var __assistantSchemaEntity: String { "" }
}

extension SchemaName {
    /// The schema that an entity follows.
    package init<Entity: AssistantSchemaEntity>(_ type: Entity.Type) {
        self.init(type.__appSchemaEntity, or: type.__assistantSchemaEntity, of: .entity)
    }
}
