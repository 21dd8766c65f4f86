// Written by Scripts/schemas; don't edit.

extension AppSchema.SystemIntent {
    public var open: some AppSchemaIntent { AppSchema._Name() }
    public var search: some AppSchemaIntent { AppSchema._Name() }
    public var searchInApp: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.SystemIntent {
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
