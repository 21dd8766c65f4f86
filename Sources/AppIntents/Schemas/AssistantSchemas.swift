/// The schemas that Apple defines, by their older names.
@available(*, deprecated, message: "Use AppSchema.")
public enum AssistantSchemas {
    /// A schema or a domain.
    @_marker public protocol Model {}
    /// A schema that an intent can follow.
    @_marker public protocol Intent: AssistantSchemas.Model {}
    /// A schema that an entity can follow.
    @_marker public protocol Entity: AssistantSchemas.Model {}
    /// A schema that an enumeration can follow.
    @_marker public protocol Enum: AssistantSchemas.Model {}

    /// The type of the schemas of intents.
    public struct IntentSchema: AssistantSchemas.Intent {}
    /// The type of the schemas of entities.
    public struct EntitySchema: AssistantSchemas.Entity {}
    /// The type of the schemas of enumerations.
    public struct EnumSchema: AssistantSchemas.Enum {}
}
