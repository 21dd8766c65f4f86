// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the spreadsheet domain that an intent can follow.
    public protocol SpreadsheetIntent {}
    /// The schemas of the spreadsheet domain that an entity can follow.
    public protocol SpreadsheetEntity {}
}

extension AppSchema._Name: AppSchema.SpreadsheetIntent, AppSchema.SpreadsheetEntity {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the spreadsheet domain.
    public static var spreadsheet: some AppSchema.SpreadsheetIntent { AppSchema._Name() }
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

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the spreadsheet domain.
    public static var spreadsheet: some AppSchema.SpreadsheetEntity { AppSchema._Name() }
}

extension AppSchema.SpreadsheetEntity {
    /// The schema “document”.
    public var document: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “sheet”.
    public var sheet: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “template”.
    public var template: some AppSchemaEntity { AppSchema._Name() }
}
