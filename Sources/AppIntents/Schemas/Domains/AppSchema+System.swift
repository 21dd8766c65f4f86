// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the system domain that an intent can follow.
    public protocol SystemIntent {}
}

extension AppSchema._Name: AppSchema.SystemIntent {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the system domain.
    public static var system: some AppSchema.SystemIntent { AppSchema._Name() }
}

extension AppSchema.SystemIntent {
    /// The schema “open”.
    public var open: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “search”.
    public var search: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “search in app”.
    public var searchInApp: some AppSchemaIntent { AppSchema._Name() }
}
