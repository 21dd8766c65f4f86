// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the browser domain that an intent can follow.
    @_marker public protocol BrowserIntent: AssistantSchemas.Model {}
    /// The schemas of the browser domain that an entity can follow.
    @_marker public protocol BrowserEntity: AssistantSchemas.Model {}
    /// The schemas of the browser domain that an enumeration can follow.
    @_marker public protocol BrowserEnum: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.BrowserIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the browser domain.
    public static var browser: some AssistantSchemas.BrowserIntent {
        AssistantSchemas.IntentSchema()
    }
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

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EntitySchema: AssistantSchemas.BrowserEntity {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Entity where Self == AssistantSchemas.EntitySchema {
    /// The schemas of the browser domain.
    public static var browser: some AssistantSchemas.BrowserEntity {
        AssistantSchemas.EntitySchema()
    }
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
extension AssistantSchemas.EnumSchema: AssistantSchemas.BrowserEnum {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Enum where Self == AssistantSchemas.EnumSchema {
    /// The schemas of the browser domain.
    public static var browser: some AssistantSchemas.BrowserEnum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.BrowserEnum {
    /// The schema “clear history time frame”.
    public var clearHistoryTimeFrame: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}
