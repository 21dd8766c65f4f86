// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    @_marker public protocol AssistantIntent: AssistantSchemas.Model {}
    @_marker public protocol BooksEntity: AssistantSchemas.Model {}
    @_marker public protocol BooksEnum: AssistantSchemas.Model {}
    @_marker public protocol BooksIntent: AssistantSchemas.Model {}
    @_marker public protocol BrowserEntity: AssistantSchemas.Model {}
    @_marker public protocol BrowserEnum: AssistantSchemas.Model {}
    @_marker public protocol BrowserIntent: AssistantSchemas.Model {}
    @_marker public protocol CameraEnum: AssistantSchemas.Model {}
    @_marker public protocol CameraIntent: AssistantSchemas.Model {}
    @_marker public protocol FilesEntity: AssistantSchemas.Model {}
    @_marker public protocol FilesIntent: AssistantSchemas.Model {}
    @_marker public protocol JournalEntity: AssistantSchemas.Model {}
    @_marker public protocol JournalIntent: AssistantSchemas.Model {}
    @_marker public protocol MailEntity: AssistantSchemas.Model {}
    @_marker public protocol MailIntent: AssistantSchemas.Model {}
    @_marker public protocol PhotosEntity: AssistantSchemas.Model {}
    @_marker public protocol PhotosEnum: AssistantSchemas.Model {}
    @_marker public protocol PhotosIntent: AssistantSchemas.Model {}
    @_marker public protocol PresentationEntity: AssistantSchemas.Model {}
    @_marker public protocol PresentationIntent: AssistantSchemas.Model {}
    @_marker public protocol ReaderEntity: AssistantSchemas.Model {}
    @_marker public protocol ReaderEnum: AssistantSchemas.Model {}
    @_marker public protocol ReaderIntent: AssistantSchemas.Model {}
    @_marker public protocol SpreadsheetEntity: AssistantSchemas.Model {}
    @_marker public protocol SpreadsheetIntent: AssistantSchemas.Model {}
    @_marker public protocol SystemIntent: AssistantSchemas.Model {}
    @_marker public protocol VisualIntelligenceIntent: AssistantSchemas.Model {}
    @_marker public protocol WhiteboardEntity: AssistantSchemas.Model {}
    @_marker public protocol WhiteboardEnum: AssistantSchemas.Model {}
    @_marker public protocol WhiteboardIntent: AssistantSchemas.Model {}
    @_marker public protocol WordProcessorEntity: AssistantSchemas.Model {}
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
    public static var assistant: some AssistantSchemas.AssistantIntent { Self() }
    public static var books: some AssistantSchemas.BooksIntent { Self() }
    public static var browser: some AssistantSchemas.BrowserIntent { Self() }
    public static var camera: some AssistantSchemas.CameraIntent { Self() }
    public static var files: some AssistantSchemas.FilesIntent { Self() }
    public static var journal: some AssistantSchemas.JournalIntent { Self() }
    public static var mail: some AssistantSchemas.MailIntent { Self() }
    public static var photos: some AssistantSchemas.PhotosIntent { Self() }
    public static var presentation: some AssistantSchemas.PresentationIntent { Self() }
    public static var reader: some AssistantSchemas.ReaderIntent { Self() }
    public static var spreadsheet: some AssistantSchemas.SpreadsheetIntent { Self() }
    public static var system: some AssistantSchemas.SystemIntent { Self() }
    public static var visualIntelligence: some AssistantSchemas.VisualIntelligenceIntent { Self() }
    public static var whiteboard: some AssistantSchemas.WhiteboardIntent { Self() }
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
    public static var books: some AssistantSchemas.BooksEntity { Self() }
    public static var browser: some AssistantSchemas.BrowserEntity { Self() }
    public static var files: some AssistantSchemas.FilesEntity { Self() }
    public static var journal: some AssistantSchemas.JournalEntity { Self() }
    public static var mail: some AssistantSchemas.MailEntity { Self() }
    public static var photos: some AssistantSchemas.PhotosEntity { Self() }
    public static var presentation: some AssistantSchemas.PresentationEntity { Self() }
    public static var reader: some AssistantSchemas.ReaderEntity { Self() }
    public static var spreadsheet: some AssistantSchemas.SpreadsheetEntity { Self() }
    public static var whiteboard: some AssistantSchemas.WhiteboardEntity { Self() }
    public static var wordProcessor: some AssistantSchemas.WordProcessorEntity { Self() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EnumSchema: AssistantSchemas.BooksEnum, AssistantSchemas.BrowserEnum,
    AssistantSchemas.CameraEnum, AssistantSchemas.PhotosEnum, AssistantSchemas.ReaderEnum,
    AssistantSchemas.WhiteboardEnum
{}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Enum where Self == AssistantSchemas.EnumSchema {
    public static var books: some AssistantSchemas.BooksEnum { Self() }
    public static var browser: some AssistantSchemas.BrowserEnum { Self() }
    public static var camera: some AssistantSchemas.CameraEnum { Self() }
    public static var photos: some AssistantSchemas.PhotosEnum { Self() }
    public static var reader: some AssistantSchemas.ReaderEnum { Self() }
    public static var whiteboard: some AssistantSchemas.WhiteboardEnum { Self() }
}
