// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the visual intelligence domain that an intent can follow.
    @_marker public protocol VisualIntelligenceIntent: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.VisualIntelligenceIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the visual intelligence domain.
    public static var visualIntelligence: some AssistantSchemas.VisualIntelligenceIntent {
        AssistantSchemas.IntentSchema()
    }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.VisualIntelligenceIntent {
    /// The schema “semantic content search”.
    public var semanticContentSearch: some AssistantSchemas.Intent {
        AssistantSchemas.IntentSchema()
    }
}
