// Written by Scripts/schemas; don't edit.

extension AppSchema.WordProcessorEntity {
    public var document: some AppSchemaEntity { AppSchema._Name() }
    public var page: some AppSchemaEntity { AppSchema._Name() }
    public var template: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.WordProcessorIntent {
    public var addAudioToPage: some AppSchemaIntent { AppSchema._Name() }
    public var addImageToPage: some AppSchemaIntent { AppSchema._Name() }
    public var addTextBoxToPage: some AppSchemaIntent { AppSchema._Name() }
    public var addVideoToPage: some AppSchemaIntent { AppSchema._Name() }
    public var addWebVideoToPage: some AppSchemaIntent { AppSchema._Name() }
    public var create: some AppSchemaIntent { AppSchema._Name() }
    public var createPage: some AppSchemaIntent { AppSchema._Name() }
    public var open: some AppSchemaIntent { AppSchema._Name() }
    public var openPage: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WordProcessorEntity {
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var page: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var template: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WordProcessorIntent {
    public var addAudioToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addImageToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addTextBoxToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addVideoToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addWebVideoToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var create: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var createPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var open: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var openPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
