// Written by Scripts/schemas; don't edit.

extension AppSchema.AssistantIntent {
    public var activate: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.AssistantIntent {
    public var activate: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
