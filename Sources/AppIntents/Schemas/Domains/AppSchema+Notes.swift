// Written by Scripts/schemas; don't edit.

extension AppSchema.NotesEntity {
    /// The schema “account”.
    public var account: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “folder”.
    public var folder: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “note”.
    public var note: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.NotesIntent {
    /// The schema “create note”.
    public var createNote: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update note”.
    public var updateNote: some AppSchemaIntent { AppSchema._Name() }
}
