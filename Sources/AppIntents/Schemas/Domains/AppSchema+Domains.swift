// Written by Scripts/schemas; don't edit.

extension AppSchema {
    public protocol AssistantIntent {}
    public protocol AudioEntity {}
    public protocol AudioEnum {}
    public protocol AudioIntent {}
    public protocol BooksEntity {}
    public protocol BooksEnum {}
    public protocol BooksIntent {}
    public protocol BrowserEntity {}
    public protocol BrowserEnum {}
    public protocol BrowserIntent {}
    public protocol CalendarEntity {}
    public protocol CalendarEnum {}
    public protocol CalendarIntent {}
    public protocol CameraEnum {}
    public protocol CameraIntent {}
    public protocol ClockEntity {}
    public protocol ClockEnum {}
    public protocol ClockIntent {}
    public protocol FilesEntity {}
    public protocol FilesIntent {}
    public protocol JournalEntity {}
    public protocol JournalIntent {}
    public protocol MailEntity {}
    public protocol MailEnum {}
    public protocol MailIntent {}
    public protocol MapsEntity {}
    public protocol MapsEnum {}
    public protocol MapsIntent {}
    public protocol MessagesEntity {}
    public protocol MessagesEnum {}
    public protocol MessagesIntent {}
    public protocol NotesEntity {}
    public protocol NotesIntent {}
    public protocol PhoneEntity {}
    public protocol PhoneEnum {}
    public protocol PhoneIntent {}
    public protocol PhotosEntity {}
    public protocol PhotosEnum {}
    public protocol PhotosIntent {}
    public protocol PresentationEntity {}
    public protocol PresentationIntent {}
    public protocol ReaderEntity {}
    public protocol ReaderEnum {}
    public protocol ReaderIntent {}
    public protocol RemindersEntity {}
    public protocol RemindersEnum {}
    public protocol RemindersIntent {}
    public protocol SpreadsheetEntity {}
    public protocol SpreadsheetIntent {}
    public protocol SystemIntent {}
    public protocol VisualIntelligenceIntent {}
    public protocol WhiteboardEntity {}
    public protocol WhiteboardEnum {}
    public protocol WhiteboardIntent {}
    public protocol WordProcessorEntity {}
    public protocol WordProcessorIntent {}
}

extension AppSchema._Name: AppSchema.AssistantIntent, AppSchema.AudioIntent, AppSchema.BooksIntent,
    AppSchema.BrowserIntent, AppSchema.CalendarIntent, AppSchema.CameraIntent, AppSchema
        .ClockIntent, AppSchema.FilesIntent, AppSchema.JournalIntent, AppSchema.MailIntent,
    AppSchema.MapsIntent, AppSchema.MessagesIntent, AppSchema.NotesIntent, AppSchema.PhoneIntent,
    AppSchema.PhotosIntent, AppSchema.PresentationIntent, AppSchema.ReaderIntent, AppSchema
        .RemindersIntent, AppSchema.SpreadsheetIntent, AppSchema.SystemIntent, AppSchema
        .VisualIntelligenceIntent, AppSchema.WhiteboardIntent, AppSchema.WordProcessorIntent
{}

extension AppSchemaIntent where Self == AppSchema._Name {
    public static var assistant: some AppSchema.AssistantIntent { Self() }
    public static var audio: some AppSchema.AudioIntent { Self() }
    public static var books: some AppSchema.BooksIntent { Self() }
    public static var browser: some AppSchema.BrowserIntent { Self() }
    public static var calendar: some AppSchema.CalendarIntent { Self() }
    public static var camera: some AppSchema.CameraIntent { Self() }
    public static var clock: some AppSchema.ClockIntent { Self() }
    public static var files: some AppSchema.FilesIntent { Self() }
    public static var journal: some AppSchema.JournalIntent { Self() }
    public static var mail: some AppSchema.MailIntent { Self() }
    public static var maps: some AppSchema.MapsIntent { Self() }
    public static var messages: some AppSchema.MessagesIntent { Self() }
    public static var notes: some AppSchema.NotesIntent { Self() }
    public static var phone: some AppSchema.PhoneIntent { Self() }
    public static var photos: some AppSchema.PhotosIntent { Self() }
    public static var presentation: some AppSchema.PresentationIntent { Self() }
    public static var reader: some AppSchema.ReaderIntent { Self() }
    public static var reminders: some AppSchema.RemindersIntent { Self() }
    public static var spreadsheet: some AppSchema.SpreadsheetIntent { Self() }
    public static var system: some AppSchema.SystemIntent { Self() }
    public static var visualIntelligence: some AppSchema.VisualIntelligenceIntent { Self() }
    public static var whiteboard: some AppSchema.WhiteboardIntent { Self() }
    public static var wordProcessor: some AppSchema.WordProcessorIntent { Self() }
}

extension AppSchema._Name: AppSchema.AudioEntity, AppSchema.BooksEntity, AppSchema.BrowserEntity,
    AppSchema.CalendarEntity, AppSchema.ClockEntity, AppSchema.FilesEntity, AppSchema.JournalEntity,
    AppSchema.MailEntity, AppSchema.MapsEntity, AppSchema.MessagesEntity, AppSchema.NotesEntity,
    AppSchema.PhoneEntity, AppSchema.PhotosEntity, AppSchema.PresentationEntity, AppSchema
        .ReaderEntity, AppSchema.RemindersEntity, AppSchema.SpreadsheetEntity, AppSchema
        .WhiteboardEntity, AppSchema.WordProcessorEntity
{}

extension AppSchemaEntity where Self == AppSchema._Name {
    public static var audio: some AppSchema.AudioEntity { Self() }
    public static var books: some AppSchema.BooksEntity { Self() }
    public static var browser: some AppSchema.BrowserEntity { Self() }
    public static var calendar: some AppSchema.CalendarEntity { Self() }
    public static var clock: some AppSchema.ClockEntity { Self() }
    public static var files: some AppSchema.FilesEntity { Self() }
    public static var journal: some AppSchema.JournalEntity { Self() }
    public static var mail: some AppSchema.MailEntity { Self() }
    public static var maps: some AppSchema.MapsEntity { Self() }
    public static var messages: some AppSchema.MessagesEntity { Self() }
    public static var notes: some AppSchema.NotesEntity { Self() }
    public static var phone: some AppSchema.PhoneEntity { Self() }
    public static var photos: some AppSchema.PhotosEntity { Self() }
    public static var presentation: some AppSchema.PresentationEntity { Self() }
    public static var reader: some AppSchema.ReaderEntity { Self() }
    public static var reminders: some AppSchema.RemindersEntity { Self() }
    public static var spreadsheet: some AppSchema.SpreadsheetEntity { Self() }
    public static var whiteboard: some AppSchema.WhiteboardEntity { Self() }
    public static var wordProcessor: some AppSchema.WordProcessorEntity { Self() }
}

extension AppSchema._Name: AppSchema.AudioEnum, AppSchema.BooksEnum, AppSchema.BrowserEnum,
    AppSchema.CalendarEnum, AppSchema.CameraEnum, AppSchema.ClockEnum, AppSchema.MailEnum, AppSchema
        .MapsEnum, AppSchema.MessagesEnum, AppSchema.PhoneEnum, AppSchema.PhotosEnum, AppSchema
        .ReaderEnum, AppSchema.RemindersEnum, AppSchema.WhiteboardEnum
{}

extension AppSchemaEnum where Self == AppSchema._Name {
    public static var audio: some AppSchema.AudioEnum { Self() }
    public static var books: some AppSchema.BooksEnum { Self() }
    public static var browser: some AppSchema.BrowserEnum { Self() }
    public static var calendar: some AppSchema.CalendarEnum { Self() }
    public static var camera: some AppSchema.CameraEnum { Self() }
    public static var clock: some AppSchema.ClockEnum { Self() }
    public static var mail: some AppSchema.MailEnum { Self() }
    public static var maps: some AppSchema.MapsEnum { Self() }
    public static var messages: some AppSchema.MessagesEnum { Self() }
    public static var phone: some AppSchema.PhoneEnum { Self() }
    public static var photos: some AppSchema.PhotosEnum { Self() }
    public static var reader: some AppSchema.ReaderEnum { Self() }
    public static var reminders: some AppSchema.RemindersEnum { Self() }
    public static var whiteboard: some AppSchema.WhiteboardEnum { Self() }
}
