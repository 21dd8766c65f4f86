public import _Localization

/// An intent that assistants know how to use.
@_alwaysEmitConformanceMetadata
public protocol AssistantIntent: AppIntent {}

/// An intent that follows a schema; `@AppIntent(schema:)` adds it.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaIntent: AssistantIntent {
    /// People do not find the intent by searching; assistants are offered it.
    static var isAssistantOnly: Bool { get }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the schema, as the newer macro writes it.
    static var __appSchemaIntent: String { get }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the schema, as the older macro writes it.
    static var __assistantSchemaIntent: String { get }
}

extension AssistantSchemaIntent {
    /// By default, everyone is offered the intent.
    public static var isAssistantOnly: Bool { false }

    /// By default, the schema's name in words, as “Create Album”.
    public static var title: LocalizedStringResource {
        LocalizedStringResource(verbatim: SchemaName(Self.self).title)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// No name of the newer macro.
    public static var __appSchemaIntent: String { "" }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// No name of the older macro.
    public static var __assistantSchemaIntent: String { "" }
}

extension SchemaName {
    /// The schema that an intent follows.
    package init<Intent: AssistantSchemaIntent>(_ type: Intent.Type) {
        self.init(type.__appSchemaIntent, or: type.__assistantSchemaIntent, of: .intent)
    }
}
