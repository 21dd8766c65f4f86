// Written by Scripts/schemas; don't edit.

extension AppSchema.BooksEntity {
    /// The schema “audiobook”.
    public var audiobook: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “book”.
    public var book: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “settings”.
    public var settings: some AppSchemaEntity { AppSchema._Name() }
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
