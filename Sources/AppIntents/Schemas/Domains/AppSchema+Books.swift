// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the books domain that an intent can follow.
    public protocol BooksIntent {}
    /// The schemas of the books domain that an entity can follow.
    public protocol BooksEntity {}
    /// The schemas of the books domain that an enumeration can follow.
    public protocol BooksEnum {}
}

extension AppSchema._Name: AppSchema.BooksIntent, AppSchema.BooksEntity, AppSchema.BooksEnum {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the books domain.
    public static var books: some AppSchema.BooksIntent { AppSchema._Name() }
}

extension AppSchema.BooksIntent {
    /// The schema “navigate page”.
    public var navigatePage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open book”.
    public var openBook: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “play audiobook”.
    public var playAudiobook: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “search”.
    public var search: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update character spacing”.
    public var updateCharacterSpacing: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update font size”.
    public var updateFontSize: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update line spacing”.
    public var updateLineSpacing: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update settings”.
    public var updateSettings: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update word spacing”.
    public var updateWordSpacing: some AppSchemaIntent { AppSchema._Name() }
}

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the books domain.
    public static var books: some AppSchema.BooksEntity { AppSchema._Name() }
}

extension AppSchema.BooksEntity {
    /// The schema “audiobook”.
    public var audiobook: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “book”.
    public var book: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “settings”.
    public var settings: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchemaEnum where Self == AppSchema._Name {
    /// The schemas of the books domain.
    public static var books: some AppSchema.BooksEnum { AppSchema._Name() }
}

extension AppSchema.BooksEnum {
    /// The schema “content type”.
    public var contentType: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “font”.
    public var font: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “font size”.
    public var fontSize: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “navigation direction”.
    public var navigationDirection: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “page navigation setting”.
    public var pageNavigationSetting: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “relative character spacing change”.
    public var relativeCharacterSpacingChange: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “relative font change”.
    public var relativeFontChange: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “relative line spacing change”.
    public var relativeLineSpacingChange: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “relative word spacing change”.
    public var relativeWordSpacingChange: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “theme”.
    public var theme: some AppSchemaEnum { AppSchema._Name() }
}
