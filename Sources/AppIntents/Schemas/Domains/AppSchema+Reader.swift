// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the reader domain that an intent can follow.
    public protocol ReaderIntent {}
    /// The schemas of the reader domain that an entity can follow.
    public protocol ReaderEntity {}
    /// The schemas of the reader domain that an enumeration can follow.
    public protocol ReaderEnum {}
}

extension AppSchema._Name: AppSchema.ReaderIntent, AppSchema.ReaderEntity, AppSchema.ReaderEnum {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the reader domain.
    public static var reader: some AppSchema.ReaderIntent { AppSchema._Name() }
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

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the reader domain.
    public static var reader: some AppSchema.ReaderEntity { AppSchema._Name() }
}

extension AppSchema.ReaderEntity {
    /// The schema “document”.
    public var document: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “page”.
    public var page: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchemaEnum where Self == AppSchema._Name {
    /// The schemas of the reader domain.
    public static var reader: some AppSchema.ReaderEnum { AppSchema._Name() }
}

extension AppSchema.ReaderEnum {
    /// The schema “document kind”.
    public var documentKind: some AppSchemaEnum { AppSchema._Name() }
}
