// Written by Scripts/schemas; don't edit.

extension AppSchema.FilesEntity {
    public var file: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.FilesIntent {
    public var createFolder: some AppSchemaIntent { AppSchema._Name() }
    public var deleteFiles: some AppSchemaIntent { AppSchema._Name() }
    public var moveFiles: some AppSchemaIntent { AppSchema._Name() }
    public var openFile: some AppSchemaIntent { AppSchema._Name() }
    public var renameFile: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.FilesEntity {
    public var file: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.FilesIntent {
    public var createFolder: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var deleteFiles: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var moveFiles: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var openFile: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var renameFile: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
