// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the files domain that an intent can follow.
    @_marker public protocol FilesIntent: AssistantSchemas.Model {}
    /// The schemas of the files domain that an entity can follow.
    @_marker public protocol FilesEntity: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.FilesIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the files domain.
    public static var files: some AssistantSchemas.FilesIntent { AssistantSchemas.IntentSchema() }
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

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EntitySchema: AssistantSchemas.FilesEntity {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Entity where Self == AssistantSchemas.EntitySchema {
    /// The schemas of the files domain.
    public static var files: some AssistantSchemas.FilesEntity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.FilesEntity {
    /// The schema “file”.
    public var file: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}
