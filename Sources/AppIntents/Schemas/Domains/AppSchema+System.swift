// Written by Scripts/schemas; don't edit.

extension AppSchema.SystemIntent {
    /// The schema “open”.
    public var open: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “search”.
    public var search: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “search in app”.
    public var searchInApp: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.SystemIntent {
    /// The schema “search”.
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
