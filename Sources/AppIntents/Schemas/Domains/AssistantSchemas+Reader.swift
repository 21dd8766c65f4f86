// Written by Scripts/schemas; don't edit.

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas {
    /// The schemas of the reader domain that an intent can follow.
    @_marker public protocol ReaderIntent: AssistantSchemas.Model {}
    /// The schemas of the reader domain that an entity can follow.
    @_marker public protocol ReaderEntity: AssistantSchemas.Model {}
    /// The schemas of the reader domain that an enumeration can follow.
    @_marker public protocol ReaderEnum: AssistantSchemas.Model {}
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.IntentSchema: AssistantSchemas.ReaderIntent {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Intent where Self == AssistantSchemas.IntentSchema {
    /// The schemas of the reader domain.
    public static var reader: some AssistantSchemas.ReaderIntent { AssistantSchemas.IntentSchema() }
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

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EntitySchema: AssistantSchemas.ReaderEntity {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Entity where Self == AssistantSchemas.EntitySchema {
    /// The schemas of the reader domain.
    public static var reader: some AssistantSchemas.ReaderEntity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.ReaderEntity {
    /// The schema “document”.
    public var document: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “page”.
    public var page: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.EnumSchema: AssistantSchemas.ReaderEnum {}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.Enum where Self == AssistantSchemas.EnumSchema {
    /// The schemas of the reader domain.
    public static var reader: some AssistantSchemas.ReaderEnum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.ReaderEnum {
    /// The schema “document kind”.
    public var documentKind: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}
