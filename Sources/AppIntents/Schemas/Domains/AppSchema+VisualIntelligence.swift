// Written by Scripts/schemas; don't edit.

extension AppSchema.VisualIntelligenceIntent {
    public var semanticContentSearch: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.VisualIntelligenceIntent {
    public var semanticContentSearch: some AssistantSchemas.Intent {
        AssistantSchemas.IntentSchema()
    }
}
