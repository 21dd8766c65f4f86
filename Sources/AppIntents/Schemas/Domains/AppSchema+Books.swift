// Written by Scripts/schemas; don't edit.

extension AppSchema.BooksEntity {
    public var audiobook: some AppSchemaEntity { AppSchema._Name() }
    public var book: some AppSchemaEntity { AppSchema._Name() }
    public var settings: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.BooksEnum {
    public var contentType: some AppSchemaEnum { AppSchema._Name() }
    public var font: some AppSchemaEnum { AppSchema._Name() }
    public var fontSize: some AppSchemaEnum { AppSchema._Name() }
    public var navigationDirection: some AppSchemaEnum { AppSchema._Name() }
    public var pageNavigationSetting: some AppSchemaEnum { AppSchema._Name() }
    public var relativeCharacterSpacingChange: some AppSchemaEnum { AppSchema._Name() }
    public var relativeFontChange: some AppSchemaEnum { AppSchema._Name() }
    public var relativeLineSpacingChange: some AppSchemaEnum { AppSchema._Name() }
    public var relativeWordSpacingChange: some AppSchemaEnum { AppSchema._Name() }
    public var theme: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.BooksIntent {
    public var navigatePage: some AppSchemaIntent { AppSchema._Name() }
    public var openBook: some AppSchemaIntent { AppSchema._Name() }
    public var playAudiobook: some AppSchemaIntent { AppSchema._Name() }
    public var search: some AppSchemaIntent { AppSchema._Name() }
    public var updateCharacterSpacing: some AppSchemaIntent { AppSchema._Name() }
    public var updateFontSize: some AppSchemaIntent { AppSchema._Name() }
    public var updateLineSpacing: some AppSchemaIntent { AppSchema._Name() }
    public var updateSettings: some AppSchemaIntent { AppSchema._Name() }
    public var updateWordSpacing: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.BooksEntity {
    public var audiobook: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var book: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var settings: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.BooksEnum {
    public var contentType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    public var font: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    public var fontSize: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    public var navigationDirection: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    public var pageNavigationSetting: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    public var relativeCharacterSpacingChange: some AssistantSchemas.Enum {
        AssistantSchemas.EnumSchema()
    }
    public var relativeFontChange: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    public var relativeLineSpacingChange: some AssistantSchemas.Enum {
        AssistantSchemas.EnumSchema()
    }
    public var relativeWordSpacingChange: some AssistantSchemas.Enum {
        AssistantSchemas.EnumSchema()
    }
    public var theme: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.BooksIntent {
    public var navigatePage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var openBook: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var playAudiobook: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var updateCharacterSpacing: some AssistantSchemas.Intent {
        AssistantSchemas.IntentSchema()
    }
    public var updateFontSize: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var updateLineSpacing: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var updateSettings: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var updateWordSpacing: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
