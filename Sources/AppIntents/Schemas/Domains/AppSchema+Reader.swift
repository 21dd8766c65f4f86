// Written by Scripts/schemas; don't edit.

extension AppSchema.ReaderEntity {
    /// The schema “document”.
    public var document: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “page”.
    public var page: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.ReaderEnum {
    /// The schema “document kind”.
    public var documentKind: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.ReaderIntent {
    /// The schema “delete pages”.
    public var deletePages: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “enhance documents”.
    public var enhanceDocuments: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “insert pages”.
    public var insertPages: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open document”.
    public var openDocument: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open page”.
    public var openPage: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “resize documents”.
    public var resizeDocuments: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “rotate documents”.
    public var rotateDocuments: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “rotate pages”.
    public var rotatePages: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “search documents”.
    public var searchDocuments: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.ReaderEntity {
    /// The schema “document”.
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “page”.
    public var page: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.ReaderEnum {
    /// The schema “document kind”.
    public var documentKind: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.ReaderIntent {
    /// The schema “delete pages”.
    public var deletePages: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “enhance documents”.
    public var enhanceDocuments: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “insert pages”.
    public var insertPages: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open document”.
    public var openDocument: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open page”.
    public var openPage: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “resize documents”.
    public var resizeDocuments: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “rotate documents”.
    public var rotateDocuments: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “rotate pages”.
    public var rotatePages: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “search documents”.
    public var searchDocuments: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
}
