// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the system domain that an intent can follow.
    @_marker public protocol SystemIntent: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.SystemIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the system domain.
    public static var system: some AssistantSchemas.SystemIntent { AssistantSchemas.IntentSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.SystemIntent {
    /// The schema “search”.
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
