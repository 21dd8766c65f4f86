// Written by Scripts/schemas; don't edit.

extension AppSchema.BrowserEntity {
    /// The schema “bookmark”.
    public var bookmark: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “reading list item”.
    public var readingListItem: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “tab”.
    public var tab: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “tab group”.
    public var tabGroup: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “window”.
    public var window: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.BrowserEnum {
    /// The schema “clear history time frame”.
    public var clearHistoryTimeFrame: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.BrowserIntent {
    /// The schema “bookmark tab”.
    public var bookmarkTab: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “bookmark URL”.
    public var bookmarkURL: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “clear history”.
    public var clearHistory: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “close tabs”.
    public var closeTabs: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “close windows”.
    public var closeWindows: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create tab”.
    public var createTab: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create window”.
    public var createWindow: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete bookmarks”.
    public var deleteBookmarks: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “find on page”.
    public var findOnPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open bookmark”.
    public var openBookmark: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open URLin tab”.
    public var openURLInTab: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “search”.
    public var search: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “switch tab”.
    public var switchTab: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.BrowserEntity {
    /// The schema “bookmark”.
    public var bookmark: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “tab”.
    public var tab: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “window”.
    public var window: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.BrowserEnum {
    /// The schema “clear history time frame”.
    public var clearHistoryTimeFrame: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.BrowserIntent {
    /// The schema “bookmark tab”.
    public var bookmarkTab: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “bookmark URL”.
    public var bookmarkURL: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “clear history”.
    public var clearHistory: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “close tabs”.
    public var closeTabs: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “close windows”.
    public var closeWindows: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create tab”.
    public var createTab: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create window”.
    public var createWindow: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “delete bookmarks”.
    public var deleteBookmarks: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “find on page”.
    public var findOnPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open bookmark”.
    public var openBookmark: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open URLin tab”.
    public var openURLInTab: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “search”.
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “switch tab”.
    public var switchTab: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
