// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the browser domain that an intent can follow.
    public protocol BrowserIntent {}
    /// The schemas of the browser domain that an entity can follow.
    public protocol BrowserEntity {}
    /// The schemas of the browser domain that an enumeration can follow.
    public protocol BrowserEnum {}
}

extension AppSchema._Name: AppSchema.BrowserIntent, AppSchema.BrowserEntity, AppSchema.BrowserEnum {
}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the browser domain.
    public static var browser: some AppSchema.BrowserIntent { AppSchema._Name() }
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

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the browser domain.
    public static var browser: some AppSchema.BrowserEntity { AppSchema._Name() }
}

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

extension AppSchemaEnum where Self == AppSchema._Name {
    /// The schemas of the browser domain.
    public static var browser: some AppSchema.BrowserEnum { AppSchema._Name() }
}

extension AppSchema.BrowserEnum {
    /// The schema “clear history time frame”.
    public var clearHistoryTimeFrame: some AppSchemaEnum { AppSchema._Name() }
}
