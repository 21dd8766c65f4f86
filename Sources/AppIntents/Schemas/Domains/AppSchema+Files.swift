// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the files domain that an intent can follow.
    public protocol FilesIntent {}
    /// The schemas of the files domain that an entity can follow.
    public protocol FilesEntity {}
}

extension AppSchema._Name: AppSchema.FilesIntent, AppSchema.FilesEntity {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the files domain.
    public static var files: some AppSchema.FilesIntent { AppSchema._Name() }
}

extension AppSchema.FilesIntent {
    /// The schema “create folder”.
    public var createFolder: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete files”.
    public var deleteFiles: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “move files”.
    public var moveFiles: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open file”.
    public var openFile: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “rename file”.
    public var renameFile: some AppSchemaIntent { AppSchema._Name() }
}

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the files domain.
    public static var files: some AppSchema.FilesEntity { AppSchema._Name() }
}

extension AppSchema.FilesEntity {
    /// The schema “file”.
    public var file: some AppSchemaEntity { AppSchema._Name() }
}
