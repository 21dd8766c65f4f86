import AppIntents
import AppIntentsMetadata

extension AppIntent {
    /// The schema that the intent follows; `nil` if it follows none.
    static var schema: SchemaName? {
        cast(to: (any AssistantSchemaIntent.Type).self)?.schemaName.named
    }
}

extension AppEntity {
    /// The schema that the entity follows; `nil` if it follows none.
    static var schema: SchemaName? {
        RecordedConformances.cast(Self.self, to: (any AssistantSchemaEntity.Type).self)?
            .schemaName.named
    }
}

extension AppEnum {
    /// The schema that the enumeration follows; `nil` if it follows none.
    static var schema: SchemaName? {
        RecordedConformances.cast(Self.self, to: (any AssistantSchemaEnum.Type).self)?
            .schemaName.named
    }
}

extension SchemaMetadata {
    /// Creates a schema's data.
    init(_ schema: SchemaName) {
        self.init(name: schema.text, description: schema.description)
    }
}

extension SchemaName {
    /// The schema itself; `nil` if its name is empty, as for a type that conforms without a macro.
    fileprivate var named: SchemaName? { text.isEmpty ? nil : self }
}

extension AssistantSchemaIntent {
    fileprivate static var schemaName: SchemaName { SchemaName(Self.self) }
}

extension AssistantSchemaEntity {
    fileprivate static var schemaName: SchemaName { SchemaName(Self.self) }
}

extension AssistantSchemaEnum {
    fileprivate static var schemaName: SchemaName { SchemaName(Self.self) }
}
