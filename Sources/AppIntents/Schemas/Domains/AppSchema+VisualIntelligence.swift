// Written by Scripts/schemas; don't edit.

extension AppSchema.VisualIntelligenceIntent {
    /// The schema “semantic content search”.
    public var semanticContentSearch: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.VisualIntelligenceIntent {
    /// The schema “semantic content search”.
    public var semanticContentSearch: some AssistantSchemas.Intent {
        AssistantSchemas.IntentSchema()
    }
}
