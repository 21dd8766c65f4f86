// Written by Scripts/schemas; don't edit.

extension AppSchema.WordProcessorEntity {
    /// The schema “document”.
    public var document: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “page”.
    public var page: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “template”.
    public var template: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.WordProcessorIntent {
    /// The schema “add audio to page”.
    public var addAudioToPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add image to page”.
    public var addImageToPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add text box to page”.
    public var addTextBoxToPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add video to page”.
    public var addVideoToPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add web video to page”.
    public var addWebVideoToPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create”.
    public var create: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create page”.
    public var createPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open”.
    public var open: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open page”.
    public var openPage: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WordProcessorEntity {
    /// The schema “document”.
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “page”.
    public var page: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “template”.
    public var template: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.WordProcessorIntent {
    /// The schema “add audio to page”.
    public var addAudioToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add image to page”.
    public var addImageToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add text box to page”.
    public var addTextBoxToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add video to page”.
    public var addVideoToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add web video to page”.
    public var addWebVideoToPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create”.
    public var create: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create page”.
    public var createPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open”.
    public var open: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open page”.
    public var openPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
