// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the books domain that an intent can follow.
    @_marker public protocol BooksIntent: AssistantSchemas.Model {}
    /// The schemas of the books domain that an entity can follow.
    @_marker public protocol BooksEntity: AssistantSchemas.Model {}
    /// The schemas of the books domain that an enumeration can follow.
    @_marker public protocol BooksEnum: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.BooksIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the books domain.
    public static var books: some AssistantSchemas.BooksIntent { AssistantSchemas.IntentSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.BooksIntent {
    /// The schema “navigate page”.
    public var navigatePage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open book”.
    public var openBook: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “play audiobook”.
    public var playAudiobook: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “search”.
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update character spacing”.
    public var updateCharacterSpacing: some AssistantSchemas.Intent {
        AssistantSchemas.IntentSchema()
    }
    /// The schema “update font size”.
    public var updateFontSize: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update line spacing”.
    public var updateLineSpacing: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update settings”.
    public var updateSettings: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update word spacing”.
    public var updateWordSpacing: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EntitySchema: AssistantSchemas.BooksEntity {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Entity where Self == AssistantSchemas.EntitySchema {
    /// The schemas of the books domain.
    public static var books: some AssistantSchemas.BooksEntity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.BooksEntity {
    /// The schema “audiobook”.
    public var audiobook: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “book”.
    public var book: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “settings”.
    public var settings: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EnumSchema: AssistantSchemas.BooksEnum {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Enum where Self == AssistantSchemas.EnumSchema {
    /// The schemas of the books domain.
    public static var books: some AssistantSchemas.BooksEnum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.BooksEnum {
    /// The schema “content type”.
    public var contentType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    /// The schema “font”.
    public var font: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    /// The schema “font size”.
    public var fontSize: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    /// The schema “navigation direction”.
    public var navigationDirection: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    /// The schema “page navigation setting”.
    public var pageNavigationSetting: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    /// The schema “relative character spacing change”.
    public var relativeCharacterSpacingChange: some AssistantSchemas.Enum {
        AssistantSchemas.EnumSchema()
    }
    /// The schema “relative font change”.
    public var relativeFontChange: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    /// The schema “relative line spacing change”.
    public var relativeLineSpacingChange: some AssistantSchemas.Enum {
        AssistantSchemas.EnumSchema()
    }
    /// The schema “relative word spacing change”.
    public var relativeWordSpacingChange: some AssistantSchemas.Enum {
        AssistantSchemas.EnumSchema()
    }
    /// The schema “theme”.
    public var theme: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}
