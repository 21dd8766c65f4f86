// Written by Scripts/schemas; don't edit.

extension AppSchema.BrowserEntity {
    public var bookmark: some AppSchemaEntity { AppSchema._Name() }
    public var readingListItem: some AppSchemaEntity { AppSchema._Name() }
    public var tab: some AppSchemaEntity { AppSchema._Name() }
    public var tabGroup: some AppSchemaEntity { AppSchema._Name() }
    public var window: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.BrowserEnum {
    public var clearHistoryTimeFrame: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.BrowserIntent {
    public var bookmarkTab: some AppSchemaIntent { AppSchema._Name() }
    public var bookmarkURL: some AppSchemaIntent { AppSchema._Name() }
    public var clearHistory: some AppSchemaIntent { AppSchema._Name() }
    public var closeTabs: some AppSchemaIntent { AppSchema._Name() }
    public var closeWindows: some AppSchemaIntent { AppSchema._Name() }
    public var createTab: some AppSchemaIntent { AppSchema._Name() }
    public var createWindow: some AppSchemaIntent { AppSchema._Name() }
    public var deleteBookmarks: some AppSchemaIntent { AppSchema._Name() }
    public var findOnPage: some AppSchemaIntent { AppSchema._Name() }
    public var openBookmark: some AppSchemaIntent { AppSchema._Name() }
    public var openURLInTab: some AppSchemaIntent { AppSchema._Name() }
    public var search: some AppSchemaIntent { AppSchema._Name() }
    public var switchTab: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.BrowserEntity {
    public var bookmark: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var tab: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var window: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.BrowserEnum {
    public var clearHistoryTimeFrame: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.BrowserIntent {
    public var bookmarkTab: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var bookmarkURL: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var clearHistory: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var closeTabs: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var closeWindows: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var createTab: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var createWindow: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var deleteBookmarks: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var findOnPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var openBookmark: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var openURLInTab: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var switchTab: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
