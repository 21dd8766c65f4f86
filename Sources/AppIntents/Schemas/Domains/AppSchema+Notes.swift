// Written by Scripts/schemas; don't edit.

extension AppSchema.NotesEntity {
    public var account: some AppSchemaEntity { AppSchema._Name() }
    public var folder: some AppSchemaEntity { AppSchema._Name() }
    public var note: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.NotesIntent {
    public var createNote: some AppSchemaIntent { AppSchema._Name() }
    public var updateNote: some AppSchemaIntent { AppSchema._Name() }
}
