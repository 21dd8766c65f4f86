// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the spreadsheet domain that an intent can follow.
    @_marker public protocol SpreadsheetIntent: AssistantSchemas.Model {}
    /// The schemas of the spreadsheet domain that an entity can follow.
    @_marker public protocol SpreadsheetEntity: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.SpreadsheetIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the spreadsheet domain.
    public static var spreadsheet: some AssistantSchemas.SpreadsheetIntent {
        AssistantSchemas.IntentSchema()
    }
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

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EntitySchema: AssistantSchemas.SpreadsheetEntity {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Entity where Self == AssistantSchemas.EntitySchema {
    /// The schemas of the spreadsheet domain.
    public static var spreadsheet: some AssistantSchemas.SpreadsheetEntity {
        AssistantSchemas.EntitySchema()
    }
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
