// Written by Scripts/schemas; don't edit.

extension AppSchema.SpreadsheetEntity {
    /// The schema “document”.
    public var document: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “sheet”.
    public var sheet: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “template”.
    public var template: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.SpreadsheetIntent {
    /// The schema “add audio to sheet”.
    public var addAudioToSheet: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add comment to sheet”.
    public var addCommentToSheet: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add image to sheet”.
    public var addImageToSheet: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add text box to sheet”.
    public var addTextBoxToSheet: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add video to sheet”.
    public var addVideoToSheet: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add web video to sheet”.
    public var addWebVideoToSheet: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create”.
    public var create: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create sheet”.
    public var createSheet: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete”.
    public var delete: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete sheet”.
    public var deleteSheet: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open”.
    public var open: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open sheet”.
    public var openSheet: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update”.
    public var update: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update sheet”.
    public var updateSheet: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.SpreadsheetEntity {
    /// The schema “document”.
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “sheet”.
    public var sheet: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “template”.
    public var template: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.SpreadsheetIntent {
    /// The schema “add audio to sheet”.
    public var addAudioToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add comment to sheet”.
    public var addCommentToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add image to sheet”.
    public var addImageToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add text box to sheet”.
    public var addTextBoxToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add video to sheet”.
    public var addVideoToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “add web video to sheet”.
    public var addWebVideoToSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create”.
    public var create: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create sheet”.
    public var createSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “delete”.
    public var delete: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “delete sheet”.
    public var deleteSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open”.
    public var open: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open sheet”.
    public var openSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update”.
    public var update: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update sheet”.
    public var updateSheet: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
