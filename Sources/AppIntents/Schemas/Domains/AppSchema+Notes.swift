// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the notes domain that an intent can follow.
    public protocol NotesIntent {}
    /// The schemas of the notes domain that an entity can follow.
    public protocol NotesEntity {}
}

extension AppSchema._Name: AppSchema.NotesIntent, AppSchema.NotesEntity {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the notes domain.
    public static var notes: some AppSchema.NotesIntent { AppSchema._Name() }
}

extension AppSchema.NotesIntent {
    /// The schema “create note”.
    public var createNote: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update note”.
    public var updateNote: some AppSchemaIntent { AppSchema._Name() }
}

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the notes domain.
    public static var notes: some AppSchema.NotesEntity { AppSchema._Name() }
}

extension AppSchema.NotesEntity {
    /// The schema “account”.
    public var account: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “folder”.
    public var folder: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “note”.
    public var note: some AppSchemaEntity { AppSchema._Name() }
}
