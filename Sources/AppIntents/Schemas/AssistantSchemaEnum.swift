import _Localization

/// An enumeration that assistants know how to use.
@_alwaysEmitConformanceMetadata
public protocol AssistantEnum: AppEnum {}

/// An enumeration that follows a schema; `@AppEnum(schema:)` adds it.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEnum: AssistantEnum {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the schema, as the newer macro writes it.
    static var __appSchemaEnum: String { get }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the schema, as the older macro writes it.
    static var __assistantSchemaEnum: String { get }
}

extension AssistantSchemaEnum {
    /// By default, the schema's name in words.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        let name = SchemaName(Self.self)
        return TypeDisplayRepresentation(name: LocalizedStringResource(verbatim: name.title))
    }

    /// By default, each case is shown by its name in the source, as words.
    public static var caseDisplayRepresentations: [Self: DisplayRepresentation] { [:] }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// No name of the newer macro.
    public static var __appSchemaEnum: String { "" }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// No name of the older macro.
    public static var __assistantSchemaEnum: String { "" }
}

extension SchemaName {
    /// The schema that an enumeration follows.
    package init<Choice: AssistantSchemaEnum>(_ type: Choice.Type) {
        self.init(type.__appSchemaEnum, or: type.__assistantSchemaEnum, of: .enumeration)
    }
}
