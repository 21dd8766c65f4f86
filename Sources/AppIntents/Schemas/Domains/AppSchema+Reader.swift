// Written by Scripts/schemas; don't edit.

extension AppSchema.ReaderEntity {
    public var document: some AppSchemaEntity { AppSchema._Name() }
    public var page: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.ReaderEnum {
    public var documentKind: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.ReaderIntent {
    public var deletePages: some AppSchemaIntent { AppSchema._Name() }
    public var enhanceDocuments: some AppSchemaIntent { AppSchema._Name() }
    public var insertPages: some AppSchemaIntent { AppSchema._Name() }
    public var openDocument: some AppSchemaIntent { AppSchema._Name() }
    public var openPage: some AppSchemaIntent { AppSchema._Name() }
    public var resizeDocuments: some AppSchemaIntent { AppSchema._Name() }
    public var rotateDocuments: some AppSchemaIntent { AppSchema._Name() }
    public var rotatePages: some AppSchemaIntent { AppSchema._Name() }
    public var searchDocuments: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.ReaderEntity {
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var page: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.ReaderEnum {
    public var documentKind: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.ReaderIntent {
    public var deletePages: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var enhanceDocuments: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var insertPages: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var openDocument: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var openPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var resizeDocuments: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var rotateDocuments: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var rotatePages: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var searchDocuments: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
