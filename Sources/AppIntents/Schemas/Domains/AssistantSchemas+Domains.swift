// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the assistant domain that an intent can follow.
    @_marker public protocol AssistantIntent: AssistantSchemas.Model {}
    /// The schemas of the books domain that an entity can follow.
    @_marker public protocol BooksEntity: AssistantSchemas.Model {}
    /// The schemas of the books domain that an enumeration can follow.
    @_marker public protocol BooksEnum: AssistantSchemas.Model {}
    /// The schemas of the books domain that an intent can follow.
    @_marker public protocol BooksIntent: AssistantSchemas.Model {}
    /// The schemas of the browser domain that an entity can follow.
    @_marker public protocol BrowserEntity: AssistantSchemas.Model {}
    /// The schemas of the browser domain that an enumeration can follow.
    @_marker public protocol BrowserEnum: AssistantSchemas.Model {}
    /// The schemas of the browser domain that an intent can follow.
    @_marker public protocol BrowserIntent: AssistantSchemas.Model {}
    /// The schemas of the camera domain that an enumeration can follow.
    @_marker public protocol CameraEnum: AssistantSchemas.Model {}
    /// The schemas of the camera domain that an intent can follow.
    @_marker public protocol CameraIntent: AssistantSchemas.Model {}
    /// The schemas of the files domain that an entity can follow.
    @_marker public protocol FilesEntity: AssistantSchemas.Model {}
    /// The schemas of the files domain that an intent can follow.
    @_marker public protocol FilesIntent: AssistantSchemas.Model {}
    /// The schemas of the journal domain that an entity can follow.
    @_marker public protocol JournalEntity: AssistantSchemas.Model {}
    /// The schemas of the journal domain that an intent can follow.
    @_marker public protocol JournalIntent: AssistantSchemas.Model {}
    /// The schemas of the mail domain that an entity can follow.
    @_marker public protocol MailEntity: AssistantSchemas.Model {}
    /// The schemas of the mail domain that an intent can follow.
    @_marker public protocol MailIntent: AssistantSchemas.Model {}
    /// The schemas of the photos domain that an entity can follow.
    @_marker public protocol PhotosEntity: AssistantSchemas.Model {}
    /// The schemas of the photos domain that an enumeration can follow.
    @_marker public protocol PhotosEnum: AssistantSchemas.Model {}
    /// The schemas of the photos domain that an intent can follow.
    @_marker public protocol PhotosIntent: AssistantSchemas.Model {}
    /// The schemas of the presentation domain that an entity can follow.
    @_marker public protocol PresentationEntity: AssistantSchemas.Model {}
    /// The schemas of the presentation domain that an intent can follow.
    @_marker public protocol PresentationIntent: AssistantSchemas.Model {}
    /// The schemas of the reader domain that an entity can follow.
    @_marker public protocol ReaderEntity: AssistantSchemas.Model {}
    /// The schemas of the reader domain that an enumeration can follow.
    @_marker public protocol ReaderEnum: AssistantSchemas.Model {}
    /// The schemas of the reader domain that an intent can follow.
    @_marker public protocol ReaderIntent: AssistantSchemas.Model {}
    /// The schemas of the spreadsheet domain that an entity can follow.
    @_marker public protocol SpreadsheetEntity: AssistantSchemas.Model {}
    /// The schemas of the spreadsheet domain that an intent can follow.
    @_marker public protocol SpreadsheetIntent: AssistantSchemas.Model {}
    /// The schemas of the system domain that an intent can follow.
    @_marker public protocol SystemIntent: AssistantSchemas.Model {}
    /// The schemas of the visual intelligence domain that an intent can follow.
    @_marker public protocol VisualIntelligenceIntent: AssistantSchemas.Model {}
    /// The schemas of the whiteboard domain that an entity can follow.
    @_marker public protocol WhiteboardEntity: AssistantSchemas.Model {}
    /// The schemas of the whiteboard domain that an enumeration can follow.
    @_marker public protocol WhiteboardEnum: AssistantSchemas.Model {}
    /// The schemas of the whiteboard domain that an intent can follow.
    @_marker public protocol WhiteboardIntent: AssistantSchemas.Model {}
    /// The schemas of the word processor domain that an entity can follow.
    @_marker public protocol WordProcessorEntity: AssistantSchemas.Model {}
    /// The schemas of the word processor domain that an intent can follow.
    @_marker public protocol WordProcessorIntent: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.AssistantIntent, AssistantSchemas
        .BooksIntent, AssistantSchemas.BrowserIntent, AssistantSchemas.CameraIntent,
    AssistantSchemas.FilesIntent, AssistantSchemas.JournalIntent, AssistantSchemas.MailIntent,
    AssistantSchemas.PhotosIntent, AssistantSchemas.PresentationIntent, AssistantSchemas
        .ReaderIntent, AssistantSchemas.SpreadsheetIntent, AssistantSchemas.SystemIntent,
    AssistantSchemas.VisualIntelligenceIntent, AssistantSchemas.WhiteboardIntent, AssistantSchemas
        .WordProcessorIntent
{}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the assistant domain.
    public static var assistant: some AssistantSchemas.AssistantIntent { Self() }
    /// The schemas of the books domain.
    public static var books: some AssistantSchemas.BooksIntent { Self() }
    /// The schemas of the browser domain.
    public static var browser: some AssistantSchemas.BrowserIntent { Self() }
    /// The schemas of the camera domain.
    public static var camera: some AssistantSchemas.CameraIntent { Self() }
    /// The schemas of the files domain.
    public static var files: some AssistantSchemas.FilesIntent { Self() }
    /// The schemas of the journal domain.
    public static var journal: some AssistantSchemas.JournalIntent { Self() }
    /// The schemas of the mail domain.
    public static var mail: some AssistantSchemas.MailIntent { Self() }
    /// The schemas of the photos domain.
    public static var photos: some AssistantSchemas.PhotosIntent { Self() }
    /// The schemas of the presentation domain.
    public static var presentation: some AssistantSchemas.PresentationIntent { Self() }
    /// The schemas of the reader domain.
    public static var reader: some AssistantSchemas.ReaderIntent { Self() }
    /// The schemas of the spreadsheet domain.
    public static var spreadsheet: some AssistantSchemas.SpreadsheetIntent { Self() }
    /// The schemas of the system domain.
    public static var system: some AssistantSchemas.SystemIntent { Self() }
    /// The schemas of the visual intelligence domain.
    public static var visualIntelligence: some AssistantSchemas.VisualIntelligenceIntent { Self() }
    /// The schemas of the whiteboard domain.
    public static var whiteboard: some AssistantSchemas.WhiteboardIntent { Self() }
    /// The schemas of the word processor domain.
    public static var wordProcessor: some AssistantSchemas.WordProcessorIntent { Self() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EntitySchema: AssistantSchemas.BooksEntity, AssistantSchemas
        .BrowserEntity, AssistantSchemas.FilesEntity, AssistantSchemas.JournalEntity,
    AssistantSchemas.MailEntity, AssistantSchemas.PhotosEntity, AssistantSchemas.PresentationEntity,
    AssistantSchemas.ReaderEntity, AssistantSchemas.SpreadsheetEntity, AssistantSchemas
        .WhiteboardEntity, AssistantSchemas.WordProcessorEntity
{}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Entity where Self == AssistantSchemas.EntitySchema {
    /// The schemas of the books domain.
    public static var books: some AssistantSchemas.BooksEntity { Self() }
    /// The schemas of the browser domain.
    public static var browser: some AssistantSchemas.BrowserEntity { Self() }
    /// The schemas of the files domain.
    public static var files: some AssistantSchemas.FilesEntity { Self() }
    /// The schemas of the journal domain.
    public static var journal: some AssistantSchemas.JournalEntity { Self() }
    /// The schemas of the mail domain.
    public static var mail: some AssistantSchemas.MailEntity { Self() }
    /// The schemas of the photos domain.
    public static var photos: some AssistantSchemas.PhotosEntity { Self() }
    /// The schemas of the presentation domain.
    public static var presentation: some AssistantSchemas.PresentationEntity { Self() }
    /// The schemas of the reader domain.
    public static var reader: some AssistantSchemas.ReaderEntity { Self() }
    /// The schemas of the spreadsheet domain.
    public static var spreadsheet: some AssistantSchemas.SpreadsheetEntity { Self() }
    /// The schemas of the whiteboard domain.
    public static var whiteboard: some AssistantSchemas.WhiteboardEntity { Self() }
    /// The schemas of the word processor domain.
    public static var wordProcessor: some AssistantSchemas.WordProcessorEntity { Self() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EnumSchema: AssistantSchemas.BooksEnum, AssistantSchemas.BrowserEnum,
    AssistantSchemas.CameraEnum, AssistantSchemas.PhotosEnum, AssistantSchemas.ReaderEnum,
    AssistantSchemas.WhiteboardEnum
{}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Enum where Self == AssistantSchemas.EnumSchema {
    /// The schemas of the books domain.
    public static var books: some AssistantSchemas.BooksEnum { Self() }
    /// The schemas of the browser domain.
    public static var browser: some AssistantSchemas.BrowserEnum { Self() }
    /// The schemas of the camera domain.
    public static var camera: some AssistantSchemas.CameraEnum { Self() }
    /// The schemas of the photos domain.
    public static var photos: some AssistantSchemas.PhotosEnum { Self() }
    /// The schemas of the reader domain.
    public static var reader: some AssistantSchemas.ReaderEnum { Self() }
    /// The schemas of the whiteboard domain.
    public static var whiteboard: some AssistantSchemas.WhiteboardEnum { Self() }
}
