// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the assistant domain that an intent can follow.
    @_marker public protocol AssistantIntent: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.AssistantIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the assistant domain.
    public static var assistant: some AssistantSchemas.AssistantIntent {
        AssistantSchemas.IntentSchema()
    }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.AssistantIntent {
    /// The schema “activate”.
    public var activate: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
