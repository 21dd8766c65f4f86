// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the assistant domain that an intent can follow.
    public protocol AssistantIntent {}
    /// The schemas of the audio domain that an entity can follow.
    public protocol AudioEntity {}
    /// The schemas of the audio domain that an enumeration can follow.
    public protocol AudioEnum {}
    /// The schemas of the audio domain that an intent can follow.
    public protocol AudioIntent {}
    /// The schemas of the books domain that an entity can follow.
    public protocol BooksEntity {}
    /// The schemas of the books domain that an enumeration can follow.
    public protocol BooksEnum {}
    /// The schemas of the books domain that an intent can follow.
    public protocol BooksIntent {}
    /// The schemas of the browser domain that an entity can follow.
    public protocol BrowserEntity {}
    /// The schemas of the browser domain that an enumeration can follow.
    public protocol BrowserEnum {}
    /// The schemas of the browser domain that an intent can follow.
    public protocol BrowserIntent {}
    /// The schemas of the calendar domain that an entity can follow.
    public protocol CalendarEntity {}
    /// The schemas of the calendar domain that an enumeration can follow.
    public protocol CalendarEnum {}
    /// The schemas of the calendar domain that an intent can follow.
    public protocol CalendarIntent {}
    /// The schemas of the camera domain that an enumeration can follow.
    public protocol CameraEnum {}
    /// The schemas of the camera domain that an intent can follow.
    public protocol CameraIntent {}
    /// The schemas of the clock domain that an entity can follow.
    public protocol ClockEntity {}
    /// The schemas of the clock domain that an enumeration can follow.
    public protocol ClockEnum {}
    /// The schemas of the clock domain that an intent can follow.
    public protocol ClockIntent {}
    /// The schemas of the files domain that an entity can follow.
    public protocol FilesEntity {}
    /// The schemas of the files domain that an intent can follow.
    public protocol FilesIntent {}
    /// The schemas of the journal domain that an entity can follow.
    public protocol JournalEntity {}
    /// The schemas of the journal domain that an intent can follow.
    public protocol JournalIntent {}
    /// The schemas of the mail domain that an entity can follow.
    public protocol MailEntity {}
    /// The schemas of the mail domain that an enumeration can follow.
    public protocol MailEnum {}
    /// The schemas of the mail domain that an intent can follow.
    public protocol MailIntent {}
    /// The schemas of the maps domain that an entity can follow.
    public protocol MapsEntity {}
    /// The schemas of the maps domain that an enumeration can follow.
    public protocol MapsEnum {}
    /// The schemas of the maps domain that an intent can follow.
    public protocol MapsIntent {}
    /// The schemas of the messages domain that an entity can follow.
    public protocol MessagesEntity {}
    /// The schemas of the messages domain that an enumeration can follow.
    public protocol MessagesEnum {}
    /// The schemas of the messages domain that an intent can follow.
    public protocol MessagesIntent {}
    /// The schemas of the notes domain that an entity can follow.
    public protocol NotesEntity {}
    /// The schemas of the notes domain that an intent can follow.
    public protocol NotesIntent {}
    /// The schemas of the phone domain that an entity can follow.
    public protocol PhoneEntity {}
    /// The schemas of the phone domain that an enumeration can follow.
    public protocol PhoneEnum {}
    /// The schemas of the phone domain that an intent can follow.
    public protocol PhoneIntent {}
    /// The schemas of the photos domain that an entity can follow.
    public protocol PhotosEntity {}
    /// The schemas of the photos domain that an enumeration can follow.
    public protocol PhotosEnum {}
    /// The schemas of the photos domain that an intent can follow.
    public protocol PhotosIntent {}
    /// The schemas of the presentation domain that an entity can follow.
    public protocol PresentationEntity {}
    /// The schemas of the presentation domain that an intent can follow.
    public protocol PresentationIntent {}
    /// The schemas of the reader domain that an entity can follow.
    public protocol ReaderEntity {}
    /// The schemas of the reader domain that an enumeration can follow.
    public protocol ReaderEnum {}
    /// The schemas of the reader domain that an intent can follow.
    public protocol ReaderIntent {}
    /// The schemas of the reminders domain that an entity can follow.
    public protocol RemindersEntity {}
    /// The schemas of the reminders domain that an enumeration can follow.
    public protocol RemindersEnum {}
    /// The schemas of the reminders domain that an intent can follow.
    public protocol RemindersIntent {}
    /// The schemas of the spreadsheet domain that an entity can follow.
    public protocol SpreadsheetEntity {}
    /// The schemas of the spreadsheet domain that an intent can follow.
    public protocol SpreadsheetIntent {}
    /// The schemas of the system domain that an intent can follow.
    public protocol SystemIntent {}
    /// The schemas of the visual intelligence domain that an intent can follow.
    public protocol VisualIntelligenceIntent {}
    /// The schemas of the whiteboard domain that an entity can follow.
    public protocol WhiteboardEntity {}
    /// The schemas of the whiteboard domain that an enumeration can follow.
    public protocol WhiteboardEnum {}
    /// The schemas of the whiteboard domain that an intent can follow.
    public protocol WhiteboardIntent {}
    /// The schemas of the word processor domain that an entity can follow.
    public protocol WordProcessorEntity {}
    /// The schemas of the word processor domain that an intent can follow.
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
    /// The schemas of the assistant domain.
    public static var assistant: some AppSchema.AssistantIntent { Self() }
    /// The schemas of the audio domain.
    public static var audio: some AppSchema.AudioIntent { Self() }
    /// The schemas of the books domain.
    public static var books: some AppSchema.BooksIntent { Self() }
    /// The schemas of the browser domain.
    public static var browser: some AppSchema.BrowserIntent { Self() }
    /// The schemas of the calendar domain.
    public static var calendar: some AppSchema.CalendarIntent { Self() }
    /// The schemas of the camera domain.
    public static var camera: some AppSchema.CameraIntent { Self() }
    /// The schemas of the clock domain.
    public static var clock: some AppSchema.ClockIntent { Self() }
    /// The schemas of the files domain.
    public static var files: some AppSchema.FilesIntent { Self() }
    /// The schemas of the journal domain.
    public static var journal: some AppSchema.JournalIntent { Self() }
    /// The schemas of the mail domain.
    public static var mail: some AppSchema.MailIntent { Self() }
    /// The schemas of the maps domain.
    public static var maps: some AppSchema.MapsIntent { Self() }
    /// The schemas of the messages domain.
    public static var messages: some AppSchema.MessagesIntent { Self() }
    /// The schemas of the notes domain.
    public static var notes: some AppSchema.NotesIntent { Self() }
    /// The schemas of the phone domain.
    public static var phone: some AppSchema.PhoneIntent { Self() }
    /// The schemas of the photos domain.
    public static var photos: some AppSchema.PhotosIntent { Self() }
    /// The schemas of the presentation domain.
    public static var presentation: some AppSchema.PresentationIntent { Self() }
    /// The schemas of the reader domain.
    public static var reader: some AppSchema.ReaderIntent { Self() }
    /// The schemas of the reminders domain.
    public static var reminders: some AppSchema.RemindersIntent { Self() }
    /// The schemas of the spreadsheet domain.
    public static var spreadsheet: some AppSchema.SpreadsheetIntent { Self() }
    /// The schemas of the system domain.
    public static var system: some AppSchema.SystemIntent { Self() }
    /// The schemas of the visual intelligence domain.
    public static var visualIntelligence: some AppSchema.VisualIntelligenceIntent { Self() }
    /// The schemas of the whiteboard domain.
    public static var whiteboard: some AppSchema.WhiteboardIntent { Self() }
    /// The schemas of the word processor domain.
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
    /// The schemas of the audio domain.
    public static var audio: some AppSchema.AudioEntity { Self() }
    /// The schemas of the books domain.
    public static var books: some AppSchema.BooksEntity { Self() }
    /// The schemas of the browser domain.
    public static var browser: some AppSchema.BrowserEntity { Self() }
    /// The schemas of the calendar domain.
    public static var calendar: some AppSchema.CalendarEntity { Self() }
    /// The schemas of the clock domain.
    public static var clock: some AppSchema.ClockEntity { Self() }
    /// The schemas of the files domain.
    public static var files: some AppSchema.FilesEntity { Self() }
    /// The schemas of the journal domain.
    public static var journal: some AppSchema.JournalEntity { Self() }
    /// The schemas of the mail domain.
    public static var mail: some AppSchema.MailEntity { Self() }
    /// The schemas of the maps domain.
    public static var maps: some AppSchema.MapsEntity { Self() }
    /// The schemas of the messages domain.
    public static var messages: some AppSchema.MessagesEntity { Self() }
    /// The schemas of the notes domain.
    public static var notes: some AppSchema.NotesEntity { Self() }
    /// The schemas of the phone domain.
    public static var phone: some AppSchema.PhoneEntity { Self() }
    /// The schemas of the photos domain.
    public static var photos: some AppSchema.PhotosEntity { Self() }
    /// The schemas of the presentation domain.
    public static var presentation: some AppSchema.PresentationEntity { Self() }
    /// The schemas of the reader domain.
    public static var reader: some AppSchema.ReaderEntity { Self() }
    /// The schemas of the reminders domain.
    public static var reminders: some AppSchema.RemindersEntity { Self() }
    /// The schemas of the spreadsheet domain.
    public static var spreadsheet: some AppSchema.SpreadsheetEntity { Self() }
    /// The schemas of the whiteboard domain.
    public static var whiteboard: some AppSchema.WhiteboardEntity { Self() }
    /// The schemas of the word processor domain.
    public static var wordProcessor: some AppSchema.WordProcessorEntity { Self() }
}

extension AppSchema._Name: AppSchema.AudioEnum, AppSchema.BooksEnum, AppSchema.BrowserEnum,
    AppSchema.CalendarEnum, AppSchema.CameraEnum, AppSchema.ClockEnum, AppSchema.MailEnum, AppSchema
        .MapsEnum, AppSchema.MessagesEnum, AppSchema.PhoneEnum, AppSchema.PhotosEnum, AppSchema
        .ReaderEnum, AppSchema.RemindersEnum, AppSchema.WhiteboardEnum
{}

extension AppSchemaEnum where Self == AppSchema._Name {
    /// The schemas of the audio domain.
    public static var audio: some AppSchema.AudioEnum { Self() }
    /// The schemas of the books domain.
    public static var books: some AppSchema.BooksEnum { Self() }
    /// The schemas of the browser domain.
    public static var browser: some AppSchema.BrowserEnum { Self() }
    /// The schemas of the calendar domain.
    public static var calendar: some AppSchema.CalendarEnum { Self() }
    /// The schemas of the camera domain.
    public static var camera: some AppSchema.CameraEnum { Self() }
    /// The schemas of the clock domain.
    public static var clock: some AppSchema.ClockEnum { Self() }
    /// The schemas of the mail domain.
    public static var mail: some AppSchema.MailEnum { Self() }
    /// The schemas of the maps domain.
    public static var maps: some AppSchema.MapsEnum { Self() }
    /// The schemas of the messages domain.
    public static var messages: some AppSchema.MessagesEnum { Self() }
    /// The schemas of the phone domain.
    public static var phone: some AppSchema.PhoneEnum { Self() }
    /// The schemas of the photos domain.
    public static var photos: some AppSchema.PhotosEnum { Self() }
    /// The schemas of the reader domain.
    public static var reader: some AppSchema.ReaderEnum { Self() }
    /// The schemas of the reminders domain.
    public static var reminders: some AppSchema.RemindersEnum { Self() }
    /// The schemas of the whiteboard domain.
    public static var whiteboard: some AppSchema.WhiteboardEnum { Self() }
}
