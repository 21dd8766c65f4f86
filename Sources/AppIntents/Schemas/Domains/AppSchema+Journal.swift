// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the journal domain that an intent can follow.
    public protocol JournalIntent {}
    /// The schemas of the journal domain that an entity can follow.
    public protocol JournalEntity {}
}

extension AppSchema._Name: AppSchema.JournalIntent, AppSchema.JournalEntity {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the journal domain.
    public static var journal: some AppSchema.JournalIntent { AppSchema._Name() }
}

extension AppSchema.JournalIntent {
    /// The schema “create audio entry”.
    public var createAudioEntry: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create entry”.
    public var createEntry: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete entry”.
    public var deleteEntry: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “search”.
    public var search: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update entry”.
    public var updateEntry: some AppSchemaIntent { AppSchema._Name() }
}

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the journal domain.
    public static var journal: some AppSchema.JournalEntity { AppSchema._Name() }
}

extension AppSchema.JournalEntity {
    /// The schema “entry”.
    public var entry: some AppSchemaEntity { AppSchema._Name() }
}
