// Written by Scripts/schemas; don't edit.

extension AppSchema.SpreadsheetEntity {
    public var document: some AppSchemaEntity { AppSchema._Name() }
    public var sheet: some AppSchemaEntity { AppSchema._Name() }
    public var template: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.SpreadsheetIntent {
    public var addAudioToSheet: some AppSchemaIntent { AppSchema._Name() }
    public var addCommentToSheet: some AppSchemaIntent { AppSchema._Name() }
    public var addImageToSheet: some AppSchemaIntent { AppSchema._Name() }
    public var addTextBoxToSheet: some AppSchemaIntent { AppSchema._Name() }
    public var addVideoToSheet: some AppSchemaIntent { AppSchema._Name() }
    public var addWebVideoToSheet: some AppSchemaIntent { AppSchema._Name() }
    public var create: some AppSchemaIntent { AppSchema._Name() }
    public var createSheet: some AppSchemaIntent { AppSchema._Name() }
    public var delete: some AppSchemaIntent { AppSchema._Name() }
    public var deleteSheet: some AppSchemaIntent { AppSchema._Name() }
    public var open: some AppSchemaIntent { AppSchema._Name() }
    public var openSheet: some AppSchemaIntent { AppSchema._Name() }
    public var update: some AppSchemaIntent { AppSchema._Name() }
    public var updateSheet: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.SpreadsheetEntity {
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var sheet: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var template: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.SpreadsheetIntent {
    public var addAudioToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addCommentToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addImageToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addTextBoxToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addVideoToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var addWebVideoToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var create: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var createSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var delete: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var deleteSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var open: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var openSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var update: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var updateSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
