// Written by Scripts/schemas; don't edit.

extension AppSchema.FilesEntity {
    /// The schema “file”.
    public var file: some AppSchemaEntity { AppSchema._Name() }
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

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.FilesEntity {
    /// The schema “file”.
    public var file: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.FilesIntent {
    /// The schema “create folder”.
    public var createFolder: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “delete files”.
    public var deleteFiles: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “move files”.
    public var moveFiles: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open file”.
    public var openFile: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “rename file”.
    public var renameFile: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
